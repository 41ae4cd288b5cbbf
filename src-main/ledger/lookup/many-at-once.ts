import { preparePacked } from '../file/packed-rows.ts';
import { paymentKey } from '../derived/sale-tables.ts';
import type { Connection } from '../file/connection.ts';

export const COUNTS_OF_SALES = `
  FROM json_each(?) AS wanted CROSS JOIN sale ON sale.id = wanted.value`;

export const SALES_OF_PAYMENTS = `
  FROM json_each(?) AS wanted CROSS JOIN payment ON payment.tracking_id = wanted.value`;

/** By the sales' own rows, which count their events. */
export function prepareEventCounts(
  connection: Connection,
): (saleIds: readonly string[]) => readonly number[] {
  const read = preparePacked(
    connection,
    { wanted: { sql: 'wanted.key', kind: 'whole' }, events: { sql: 'sale.events', kind: 'whole' } },
    COUNTS_OF_SALES,
  );
  return (saleIds) => {
    const counts = saleIds.map(() => 0);
    for (const { wanted, events } of read(JSON.stringify(saleIds))) counts[Number(wanted)] = Number(events);
    return counts;
  };
}

/** Each query costs the SQLite package more than the row that it finds. */
export function prepareSalesOfPayments(
  connection: Connection,
): (trackingIds: readonly string[]) => ReadonlyMap<string, string> {
  const read = preparePacked(
    connection,
    { wanted: { sql: 'wanted.key', kind: 'whole' }, sale_id: { sql: 'payment.sale_id', kind: 'text' } },
    SALES_OF_PAYMENTS,
  );
  return (trackingIds) => {
    const rows = read(JSON.stringify(trackingIds.map(paymentKey)));
    return new Map(rows.map((row) => [trackingIds[Number(row['wanted'])] ?? '', String(row['sale_id'])]));
  };
}
