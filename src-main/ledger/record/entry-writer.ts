import type { Connection, Statement } from '../file/connection.ts';

/** An entry of the journal as the database holds it. `seq` is given only to a row that is put back where it was. */
export interface EntryRow {
  readonly seq?: number;
  readonly at: number;
  readonly type: string;
  readonly cashierId: string | null;
  readonly shift: number | null;
  readonly body: string;
}

/** Writes rows of the journal. Call it within a transaction. */
export class EntryWriter {
  readonly #add: Statement;

  constructor(connection: Connection) {
    this.#add = connection.prepare(`
      INSERT INTO journal (seq, at, type, cashier_id, shift, body) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (seq) DO NOTHING`);
  }

  write({ seq, at, type, cashierId, shift, body }: EntryRow): void {
    this.#add.run(seq ?? null, at, type, cashierId, shift, body);
  }
}
