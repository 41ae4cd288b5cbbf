import { textOf, wholeOf } from '../file/connection.ts';
import { knownMinorDigits } from '../../../shared/money/iso-4217.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { EntryWriter } from '../record/entry-writer.ts';
import { entryBody, readEntry } from '../record/stored-entry.ts';
import { decideScales, runtimeDigits } from './assumed-scales.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';
import type { Connection } from '../file/connection.ts';
import type { RuntimeDigits } from './assumed-scales.ts';

/** Where each sale's row says the scale of its amount; none says that the record has not said it. */
export const AMOUNT_SCALE = 'ALTER TABLE sale ADD COLUMN amount_scale INTEGER';

/** How amounts are read that carry no scale; empty in a ledger in which each does. */
export function assumedScales(connection: Connection): readonly AssumedScale[] {
  // A backup of an older version has no journal.
  if (connection.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'journal'`).all().length === 0) return [];
  const [row] = connection
    .prepare(
      `SELECT ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')} FROM journal WHERE journal.type = 'scales-assumed' ORDER BY seq DESC LIMIT 1`,
    )
    .all();
  const entry = row && readEntry(row, []);
  return entry?.type === 'scales-assumed' ? entry.scales : [];
}

/**
 * What the newest earlier amounts in this currency were written in. Where the ledger has none, what its runtime says: it
 * is most likely the one that wrote the till's other files.
 */
export function assumedLast(connection: Connection, currency: string): number {
  const span = assumedScales(connection).findLast((scale) => scale.currency === currency);
  return span?.scale ?? runtimeDigits(currency) ?? minorDigits(currency);
}

/**
 * Decides how earlier amounts are read, if that was not decided yet, keeps it in the journal, and draws the amounts of
 * such sales anew. Call it within a transaction.
 */
export function recordScales(connection: Connection, digitsOf: RuntimeDigits = runtimeDigits): void {
  const decided = assumedScales(connection);
  const scales = decided.length > 0 ? decided : decideScales(connection, digitsOf);
  if (scales.length === 0) return;
  if (decided.length === 0) append(connection, scales);
  for (const [index, span] of scales.entries()) {
    const until = scales.slice(index + 1).find(({ currency }) => currency === span.currency)?.from;
    drawAmounts(connection, span, until);
  }
}

/** Its time is that of the last event it speaks of: a migration has no clock. */
function append(connection: Connection, scales: readonly AssumedScale[]): void {
  const at = Number(
    connection.prepare('SELECT CAST(max(at) AS INTEGER) AS at FROM event').all()[0]?.['at'] ?? 0,
  );
  const type = 'scales-assumed';
  const body = entryBody({ at, type, scales });
  new EntryWriter(connection).append({ at, type, cashierId: null, shift: null, body });
}

/** An amount that has no exact form in the table's scale is left out: its event counts as unreadable. */
function drawAmounts(connection: Connection, { currency, scale, from }: AssumedScale, until?: number): void {
  const table = knownMinorDigits(currency);
  if (table === undefined) return;
  const up = 10n ** BigInt(Math.max(0, table - scale));
  const down = 10n ** BigInt(Math.max(0, scale - table));
  connection
    .prepare(
      `UPDATE sale SET amount_scale = ?,
         amount_minor = CASE WHEN amount_minor % ${down} = 0 THEN amount_minor * ${up} / ${down} END
       WHERE currency = ? AND amount_scale IS NULL AND started_at >= ? AND started_at < ?`,
    )
    .run(table, currency, from ?? Number.MIN_SAFE_INTEGER, until ?? Number.MAX_SAFE_INTEGER);
}
