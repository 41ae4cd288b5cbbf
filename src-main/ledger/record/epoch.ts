import { randomUUID } from 'node:crypto';
import { identityOf, lastUnlinked } from '../chain/identity.ts';
import { missingPlaces } from '../chain/missing-places.ts';
import { textOf } from '../file/connection.ts';
import { EntryWriter } from './entry-writer.ts';
import { EPOCH } from './epoch-start.ts';
import { EventWriter } from './event-writer.ts';
import { numbersAfterLoss } from './sale-numbers.ts';
import { entryBody } from './stored-entry.ts';
import { bodyOf } from './stored-event.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { MissingPlaces } from '../chain/missing-places.ts';
import type { Mark } from '../chain/mark.ts';
import type { Connection } from '../file/connection.ts';

/**
 * After a repair or a restore: rows may be missing without a trace. From here on no number is given twice, or a
 * Z report would take a new event for one it has counted; and every open sale says that its record may have a gap, or
 * the till would ask for a payment that was paid already. Call it within a transaction. `at` is wall-clock
 * milliseconds; `mark` says how far the record went before; `numberOf` answers the number of a sale whose start is lost.
 * Answers the places of which no row is left.
 */
export function beginEpoch(
  connection: Connection,
  at: number,
  mark?: Mark,
  numberOf: (saleId: string) => number | undefined = () => undefined,
): MissingPlaces['missing'] {
  const before = identityOf(connection);
  // That of another ledger counts other rows.
  const known = before && before.ledgerId !== mark?.ledgerId ? undefined : mark;
  const last = Math.max(highestNumber(connection), (known?.epoch ?? 0) * EPOCH);
  const start = (Math.floor(last / EPOCH) + 1) * EPOCH;
  const none = { cashierId: null, shift: null };
  const type = 'ledger-repaired';
  const { missing, next } = missingPlaces(connection, known?.place);
  const body = entryBody({
    at,
    type,
    saleNumbersFrom: numbersAfterLoss(connection, at),
    ledgerId: before?.ledgerId ?? known?.ledgerId ?? randomUUID(),
    epoch: start / EPOCH,
    earlier: before?.earlier ?? lastUnlinked(connection),
    missing,
  });
  new EntryWriter(connection).append({ at, type, ...none, body }, { seq: start, place: next });
  const writer = new EventWriter(connection);
  for (const row of connection
    .prepare(`SELECT ${textOf('id')} FROM sale WHERE open = 1 ORDER BY number`)
    .all()) {
    const event = damaged(String(row['id']), at, numberOf);
    writer.append({ ...event, body: bodyOf(event), closes: false }, event);
  }
  return missing;
}

/** What says in a sale that something of it is missing. */
export function damaged(
  saleId: string,
  at: number,
  numberOf: (saleId: string) => number | undefined,
): Extract<SaleEvent, { type: 'record-damaged' }> {
  const number = numberOf(saleId);
  return { type: 'record-damaged', saleId, at, ...(number !== undefined && { number }) };
}

/** Of rows that are there, and of marks that reports keep of rows that may be gone. */
function highestNumber(connection: Connection): number {
  const rows = connection
    .prepare('SELECT max(seq) AS seq FROM event UNION ALL SELECT max(seq) FROM journal')
    .all();
  const marks = connection.prepare(`SELECT ${textOf('body')} FROM journal WHERE type = 'shift-closed'`).all();
  return Math.max(
    ...rows.map(({ seq }) => Number(seq ?? 0)),
    ...marks.map(({ body }) => markIn(String(body))),
    0,
  );
}

function markIn(body: string): number {
  try {
    const { upTo } = JSON.parse(body) as { readonly upTo?: unknown };
    return typeof upTo === 'number' && Number.isSafeInteger(upTo) ? upTo : 0;
  } catch {
    return 0;
  }
}
