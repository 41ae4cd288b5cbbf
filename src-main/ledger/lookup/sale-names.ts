import { EVENT_COLUMNS } from '../record/event-columns.ts';
import { readEvent } from '../record/stored-event.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { Connection, Statement } from '../file/connection.ts';

/** The names that cashiers gave to parked sales, drawn from events so that sales are found by them. */
export class SaleNames {
  readonly #nameSale: Statement;

  constructor(connection: Connection) {
    this.#nameSale = connection.prepare('UPDATE sale SET name = ? WHERE id = ?');
  }

  add(event: SaleEvent): void {
    if (event.type === 'sale-parked' && event.name !== undefined)
      this.#nameSale.run(event.name || null, event.saleId);
  }
}

const ROWS_AT_ONCE = 1000;

/** Draws all of them anew, for a file whose events were written in another order than they happened. */
export function drawSaleNames(connection: Connection): void {
  const names = new SaleNames(connection);
  const next = connection.prepare(`
    SELECT ${EVENT_COLUMNS} FROM event
    WHERE seq > ? AND type = 'sale-parked' ORDER BY seq LIMIT ${ROWS_AT_ONCE}`);
  for (let rows = next.all(0); rows.length > 0; rows = next.all(Number(rows.at(-1)?.['seq']))) {
    for (const row of rows) {
      const event = readEvent(row, []);
      if (event) names.add(event);
    }
  }
}
