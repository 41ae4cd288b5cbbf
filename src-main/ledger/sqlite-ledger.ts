import { LedgerUnavailable } from '../sales/ports.ts';
import { EventWriter } from './event-writer.ts';
import { readOpenSales } from './open-sales.ts';
import { bodyOf } from './stored-event.ts';
import type { SaleEvent } from '../sales/events.ts';
import type { SaleLedger } from '../sales/ports.ts';
import type { Connection, Statement } from './connection.ts';

/** The sales record in SQLite. When a call returns, what it wrote has reached the disk. */
export class SqliteLedger implements SaleLedger {
  readonly #connection: Connection;
  readonly #writer: EventWriter;
  readonly #lastNumber: Statement;
  readonly #paymentsOf: Statement;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#writer = new EventWriter(connection);
    this.#lastNumber = connection.prepare('SELECT max(number) AS number FROM sale');
    this.#paymentsOf = connection.prepare(`
      SELECT json_extract(event.body, '$.trackingId') AS tracking_id
      FROM sale JOIN event ON event.sale_id = sale.id
      WHERE sale.reference = ? AND event.type IN ('payment-created', 'stray-found') AND json_valid(event.body)`);
  }

  append(events: readonly SaleEvent[], closedSaleIds: readonly string[] = []): void {
    const closing = new Set(closedSaleIds.map((saleId) => lastEventOf(saleId, events)));
    this.#connection.transaction(() => {
      for (const event of events) {
        const { saleId, at, type } = event;
        this.#writer.write({ saleId, at, type, body: bodyOf(event), closes: closing.has(event) }, event);
      }
    });
  }

  openSales(): readonly (readonly SaleEvent[])[] {
    return readOpenSales(this.#connection).sales;
  }

  nextSaleNumber(): number {
    return Number(this.#lastNumber.all()[0]?.['number'] ?? 0) + 1;
  }

  paymentsOf(reference: string): readonly string[] {
    return this.#paymentsOf.all(reference).map((row) => String(row['tracking_id']));
  }

  /** Folds the write-ahead log into the database, so that a copy of the one file is the whole ledger. */
  close(): void {
    try {
      this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      // Nothing is lost: the log is part of the record, and the next start reports what stands in the way.
      if (!(error instanceof LedgerUnavailable)) throw error;
    } finally {
      this.#connection.close();
    }
  }
}

function lastEventOf(saleId: string, events: readonly SaleEvent[]): SaleEvent {
  const last = events.findLast((event) => event.saleId === saleId);
  if (last === undefined) throw new Error(`sale ${saleId} is closed by none of the events`);
  return last;
}
