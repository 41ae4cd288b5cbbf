import { EVENT_COLUMNS } from '../record/event-columns.ts';
import { readEvent } from '../record/stored-event.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { Connection, Statement } from '../file/connection.ts';

/** Whose payment a tracking id is, drawn from events: the sale that it was recorded for first. Call it within a transaction. */
export class PaymentOwners {
  readonly #add: Statement;

  constructor(connection: Connection) {
    this.#add = connection.prepare('INSERT OR IGNORE INTO payment (tracking_id, sale_id) VALUES (?, ?)');
  }

  add(event: SaleEvent): void {
    if (event.type === 'payment-created' || event.type === 'stray-found') {
      this.#add.run(paymentKey(event.trackingId), event.saleId);
    }
  }
}

/** SQLite keeps no half surrogate pair: two identifiers that differ only in one would be the same. */
export function paymentKey(trackingId: string): string {
  return JSON.stringify(trackingId);
}

const ROWS_AT_ONCE = 1000;

/** Draws all of it from the record, for a file whose till did not. Bodies are read here: see `SqliteLedger`. */
export function drawPaymentOwners(connection: Connection): void {
  const owners = new PaymentOwners(connection);
  const next = connection.prepare(`
    SELECT ${EVENT_COLUMNS} FROM event
    WHERE seq > ? AND type IN ('payment-created', 'stray-found') ORDER BY seq LIMIT ${ROWS_AT_ONCE}`);
  for (let rows = next.all(0); rows.length > 0; rows = next.all(Number(rows.at(-1)?.['seq']))) {
    for (const row of rows) {
      // Events of these types hold no amounts.
      const event = readEvent(row, []);
      if (event) owners.add(event);
    }
  }
}
