import { assumedScales } from '../amounts/record-scales.ts';
import { prepareEventsOfSales } from '../lookup/events-of-sales.ts';
import { damaged } from '../record/epoch.ts';
import { EventWriter } from '../record/event-writer.ts';
import { bodyOf } from '../record/stored-event.ts';
import { textOf } from '../file/connection.ts';
import { replay } from '../../sales/apply-event.ts';
import { isFollowed } from '../../sales/sale.ts';
import type { MissingPlaces } from '../chain/missing-places.ts';
import type { Connection } from '../file/connection.ts';

/**
 * Has closed sales say that something of them is missing; open ones say it already. One of which the till cannot tell any
 * more how it ended is open again, so that its payment is read or searched for. Call it within a transaction, when all rows
 * are back.
 */
export function noteGaps(
  connection: Connection,
  saleIds: ReadonlySet<string>,
  at: number,
  numberOf: (saleId: string) => number | undefined,
): void {
  const isClosed = connection.prepare('SELECT 1 FROM sale WHERE id = ? AND open = 0');
  // What happens to a sale that was over is an exception.
  const open = connection.prepare('UPDATE sale SET open = 1, exceptional = 1 WHERE id = ?');
  const eventsOf = prepareEventsOfSales(connection, assumedScales(connection));
  const writer = new EventWriter(connection);
  for (const saleId of saleIds) {
    if (isClosed.all(saleId).length === 0) continue;
    const event = damaged(saleId, at, numberOf);
    const [events = []] = eventsOf([saleId]);
    const sale = replay([...events.map((one) => one.event), event]);
    const closes = sale === undefined || !isFollowed(sale);
    writer.append({ ...event, body: bodyOf(event), closes }, event);
    if (!closes) open.run(saleId);
  }
}

/** The sales that have events before and after one of these places: what is missing there may be theirs. */
export function salesAround(connection: Connection, missing: MissingPlaces['missing']): readonly string[] {
  if (missing.length === 0) return [];
  connection.exec('CREATE TEMP TABLE gap (place INTEGER PRIMARY KEY)');
  const add = connection.prepare('INSERT INTO gap VALUES (?)');
  for (const [from] of missing) add.run(from);
  const rows = connection
    .prepare(
      `SELECT ${textOf('sale_id')} FROM (
         SELECT sale_id, min(place) AS first, max(place) AS last FROM event WHERE place > 0 GROUP BY sale_id)
       WHERE EXISTS (SELECT 1 FROM gap WHERE gap.place > first AND gap.place < last)`,
    )
    .all();
  connection.exec('DROP TABLE gap');
  return rows.map((row) => String(row['sale_id']));
}
