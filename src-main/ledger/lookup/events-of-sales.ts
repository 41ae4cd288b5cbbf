import { preparePacked } from '../file/packed-rows.ts';
import { readEvent, unreadable } from '../record/stored-event.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';
import type { Connection } from '../file/connection.ts';

/** By the index's word: a row whose own column was damaged stays a gap in the sale that it belongs to. */
export const EVENTS_OF_SALES = `
  FROM json_each(?) AS wanted CROSS JOIN event ON event.sale_id = wanted.value`;

const COLUMNS = {
  wanted: { sql: 'wanted.key', kind: 'whole' },
  seq: { sql: 'event.seq', kind: 'whole' },
  sale_id: { sql: 'event.sale_id', kind: 'text' },
  at: { sql: 'event.at', kind: 'whole' },
  type: { sql: 'event.type', kind: 'text' },
  body: { sql: 'event.body', kind: 'text' },
  closes: { sql: 'event.closes', kind: 'whole' },
  place: { sql: 'event.place', kind: 'whole' },
  link: { sql: 'event.link', kind: 'hex' },
} as const;

export interface RecordedEvent {
  readonly seq: number;
  readonly event: SaleEvent;
}

/**
 * Reads the events of many sales at once, each proved by its link as for one sale: those of each sale in the order in
 * which they were recorded, none where it is not known.
 */
export function prepareEventsOfSales(
  connection: Connection,
  scales: readonly AssumedScale[],
): (saleIds: readonly string[]) => readonly (readonly RecordedEvent[])[] {
  const read = preparePacked(connection, COLUMNS, EVENTS_OF_SALES);
  return (saleIds) => {
    const sales = saleIds.map((): RecordedEvent[] => []);
    for (const row of read(JSON.stringify(saleIds))) {
      const event = readEvent(row, scales) ?? unreadable(row);
      sales[Number(row['wanted'])]?.push({ seq: Number(row['seq']), event });
    }
    // Sorted here: SQLite would copy every row of all the sales for it.
    return sales.map((events) => events.sort((a, b) => a.seq - b.seq));
  };
}
