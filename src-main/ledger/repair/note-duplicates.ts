import { assumedScales } from '../amounts/record-scales.ts';
import { prepareEventsOfSales } from '../lookup/events-of-sales.ts';
import { EventWriter } from '../record/event-writer.ts';
import { bodyOf } from '../record/stored-event.ts';
import { textOf } from '../file/connection.ts';
import { SALES_OF_REFERENCE } from '../sqlite-ledger.ts';
import { replay } from '../../sales/apply-event.ts';
import { duplicateSaleEvents } from '../../sales/duplicate-sales.ts';
import { referenceKey } from '../../sales/guard/same-sale.ts';
import type { MissingPlaces } from '../chain/missing-places.ts';
import type { Connection } from '../file/connection.ts';

/**
 * Says again that two sales of one order were both paid, where the event that says so may be missing: it stood behind the
 * reading of the one that was paid last. Its alert opens the sale again. Call it within a transaction, when all rows are back.
 */
export function noteDuplicates(connection: Connection, missing: MissingPlaces['missing'], at: number): void {
  const lastRead = connection.prepare(
    `SELECT DISTINCT ${textOf('sale_id')} FROM event
     WHERE type = 'status-read' AND place IN (SELECT value FROM json_each(?))`,
  );
  const ofReference = connection.prepare(SALES_OF_REFERENCE);
  const open = connection.prepare('UPDATE sale SET open = 1, exceptional = 1 WHERE id = ?');
  const eventsOf = prepareEventsOfSales(connection, assumedScales(connection));
  const writer = new EventWriter(connection);
  const loadSale = (id: string) => replay((eventsOf([id])[0] ?? []).map(({ event }) => event));
  const alike = ({ reference }: { readonly reference: string }) =>
    ofReference.all(referenceKey(reference)).flatMap((row) => loadSale(String(row['id'])) ?? []);
  const before = JSON.stringify(missing.map(([from]) => from - 1));
  for (const row of lastRead.all(before)) {
    const sale = loadSale(String(row['sale_id']));
    if (!sale) continue;
    for (const duplicate of duplicateSaleEvents(sale, { loadSale, alike })) {
      const event = { ...duplicate.body, saleId: duplicate.saleId, at };
      writer.append({ ...event, body: bodyOf(event), closes: false }, event);
      open.run(duplicate.saleId);
    }
  }
}
