import { Chain } from '../chain/chain.ts';
import { bothEnds, linkOfEntry } from '../chain/link.ts';
import type { Connection, Statement } from '../file/connection.ts';
import type { EntryRow, FormerPlace } from './rows.ts';

const ADD = `
  INSERT INTO journal (seq, at, type, cashier_id, shift, body, place, link) VALUES (?, ?, ?, ?, ?, ?, ?, unhex(?))`;

/** Writes rows of the journal. Call it within a transaction. */
export class EntryWriter {
  readonly #append: Statement;
  readonly #putBack: Statement;
  readonly #chain: Chain;

  constructor(connection: Connection) {
    this.#chain = new Chain(connection);
    this.#append = connection.prepare(ADD);
    this.#putBack = connection.prepare(`${ADD} ON CONFLICT (seq) DO NOTHING`);
  }

  /** Neither its number nor its place is below those of `from`. */
  append(row: EntryRow, from = { seq: 1, place: 1 }): void {
    const end = this.#chain.end();
    const journal = Math.max(end.journal + 1, from.seq);
    const link = linkOfEntry(Math.max(end.place + 1, from.place), end.own, journal, row);
    write(this.#append, row, { seq: journal, link });
    this.#chain.move({ journal, place: link.place, own: link.own });
  }

  putBack(row: EntryRow, former: FormerPlace): void {
    write(this.#putBack, row, former);
    this.#chain.forget();
  }
}

function write(statement: Statement, row: EntryRow, { seq, link }: FormerPlace): void {
  const { at, type, cashierId, shift, body } = row;
  statement.run(seq, at, type, cashierId, shift, body, link?.place ?? null, bothEnds(link));
}
