import { EventWriter } from '../record/event-writer.ts';
import { bodyOf } from '../record/stored-event.ts';
import type { Connection } from '../file/connection.ts';
import type { SalvagedRow } from './salvage/salvage.ts';

/** Rows that a repair found and did not take over. */
export class Rejected {
  readonly #rows = new Map<string, SalvagedRow>();

  add(salvaged: SalvagedRow): void {
    this.#rows.set(`${salvaged.table} ${salvaged.former.seq}`, salvaged);
  }

  /**
   * Answers their names, and has the sales of rejected events say that something is missing; open ones say it already.
   * Of a row that was found twice one whole copy is enough. Call it within a transaction, when all others are back.
   */
  note(connection: Connection, at: number): readonly string[] {
    const missing = [...this.#rows.values()].filter(({ table, former }) => {
      return connection.prepare(`SELECT 1 FROM ${table} WHERE seq = ?`).all(former.seq).length === 0;
    });
    const isClosed = connection.prepare('SELECT 1 FROM sale WHERE id = ? AND open = 0');
    const sales = new Set(missing.flatMap(({ table, row }) => (table === 'event' ? row.saleId : [])));
    const writer = new EventWriter(connection);
    for (const saleId of sales) {
      if (isClosed.all(saleId).length === 0) continue;
      const event = { type: 'record-damaged', saleId, at } as const;
      writer.append({ ...event, body: bodyOf(event), closes: true }, event);
    }
    return missing.map(({ table, former, row }) =>
      table === 'event' ? `event ${former.seq} of sale ${row.saleId}` : `entry ${former.seq} of the journal`,
    );
  }
}
