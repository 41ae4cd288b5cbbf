import { textOf } from '../file/connection.ts';
import type { Connection } from '../file/connection.ts';

/** Before any till sold. */
const NUMBERS_BEGAN = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;
/** More than a till sells between two repairs in one minute. */
const LEFT_FREE = 100;

/**
 * The number from which sales are counted after rows may have been lost: receipts show numbers, and none may be shown
 * for two sales. It is not known how many are missing, nor what another copy of this ledger gave before it was set back. A
 * till sells less than once a minute, so the minutes since its numbers began are more than it can have given. Where it
 * already counts from the minutes of an earlier loss, some numbers are left free for what is lost now. `at` is
 * wall-clock milliseconds.
 */
export function numbersAfterLoss(connection: Connection, at: number): number {
  return Math.max(lastKnown(connection) + 1 + LEFT_FREE, Math.floor((at - NUMBERS_BEGAN) / MINUTE_MS));
}

/** The lowest number for the next sale, as far as the journal says. */
export function numbersFrom(connection: Connection): number {
  const rows = connection
    .prepare(`SELECT ${textOf('body')} FROM journal WHERE type = 'ledger-repaired'`)
    .all();
  return Math.max(1, ...rows.map(({ body }) => wholeIn(body, ({ saleNumbersFrom }) => saleNumbersFrom)));
}

/** Of sales that are there, and of those that reports name and that may be gone. */
function lastKnown(connection: Connection): number {
  const [last] = connection.prepare('SELECT CAST(max(number) AS INTEGER) AS number FROM sale').all();
  const reports = connection
    .prepare(`SELECT ${textOf('body')} FROM journal WHERE type = 'shift-closed'`)
    .all();
  return Math.max(
    Number(last?.['number'] ?? 0),
    numbersFrom(connection) - 1,
    ...reports.map(({ body }) => wholeIn(body, ({ report }) => report?.lastSale)),
  );
}

interface Body {
  readonly saleNumbersFrom?: unknown;
  readonly report?: { readonly lastSale?: unknown };
}

function wholeIn(body: unknown, read: (body: Body) => unknown): number {
  try {
    const value = read(JSON.parse(String(body)) as Body);
    return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
  } catch {
    return 0;
  }
}
