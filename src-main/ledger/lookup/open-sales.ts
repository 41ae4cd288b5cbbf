import { assumedScales } from '../amounts/record-scales.ts';
import { isChained } from '../chain/verify-chain.ts';
import { EVENT_COLUMNS, PROVED_COLUMNS } from '../record/event-columns.ts';
import { readEvent, unreadable } from '../record/stored-event.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { Connection } from '../file/connection.ts';

export interface OpenSales {
  /** One list of events a sale, oldest sale first; each begins with `sale-started`. */
  readonly sales: readonly (readonly SaleEvent[])[];
  /** What could not be read, in words for a manager. It stays in the ledger; in `sales` a `record-damaged` stands for it. */
  readonly damaged: readonly string[];
}

const FROM_OPEN_SALES = `
  FROM sale CROSS JOIN event ON event.sale_id = sale.id
  WHERE sale.open = 1`;
export const OPEN_EVENTS = `SELECT ${PROVED_COLUMNS} ${FROM_OPEN_SALES}`;
/** Of the ledger of another terminal, which may be of an earlier version. */
const UNLINKED_OPEN_EVENTS = `SELECT ${EVENT_COLUMNS} ${FROM_OPEN_SALES}`;

/** Reads the sales that are not closed; closed ones cost nothing, however many there are. */
export function readOpenSales(connection: Connection): OpenSales {
  const scales = assumedScales(connection);
  const rows = connection.prepare(isChained(connection) ? OPEN_EVENTS : UNLINKED_OPEN_EVENTS).all();
  const damaged: string[] = [];
  const bySale = new Map<string, SaleEvent[]>();
  for (const row of rows.toSorted((a, b) => Number(a['seq']) - Number(b['seq']))) {
    const event = readEvent(row, scales);
    if (!event) damaged.push(`event ${Number(row['seq'])} of sale ${String(row['sale_id'])}`);
    const known = event ?? unreadable(row);
    const events = bySale.get(known.saleId);
    if (events) events.push(known);
    else bySale.set(known.saleId, [known]);
  }
  const sales: SaleEvent[][] = [];
  for (const [saleId, events] of bySale) {
    if (events[0]?.type === 'sale-started') sales.push(events);
    else damaged.push(`the start of sale ${saleId}`);
  }
  return { sales, damaged };
}
