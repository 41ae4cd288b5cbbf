import { textOf } from '../file/connection.ts';
import { knownMinorDigits } from '../../../shared/money/iso-4217.ts';
import { readingEvidence } from './stated-scales.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';
import type { Connection } from '../file/connection.ts';

/**
 * Currencies to which the tables of runtimes (ICU) have at some time given no decimals where ISO 4217 gives two or
 * three: amounts that an earlier till wrote in them may be in either.
 */
const UNSTEADY: ReadonlySet<string> = new Set(
  `AFN ALL AMD COP CRC GYD HUF IDR IQD IRR KPW LAK LBP MGA MMK MNT MUR PKR RSD SLL SOS STD SYP TWD TZS UZS YER`.split(
    ' ',
  ),
);

/** What the till's own runtime says of a currency; `undefined` for what is no code of one. */
export type RuntimeDigits = (currency: string) => number | undefined;

export const runtimeDigits: RuntimeDigits = (currency) => {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits;
  } catch {
    return undefined; // Intl throws where this is no code
  }
};

/**
 * In which scale the amounts were written that carry none: those of a till before it kept a table of its own. Its
 * runtime decided, and no record says how. Where the service stated what was asked for (`12.34 COP`), that tells; a
 * sale without such a reading is taken to be as the ones before it. Where nothing tells, the runtime is asked, once:
 * the answer is recorded, so that a later runtime cannot change it.
 */
export function decideScales(
  connection: Connection,
  digitsOf: RuntimeDigits = runtimeDigits,
): readonly AssumedScale[] {
  const used = connection
    .prepare(
      `SELECT DISTINCT ${textOf('currency')} FROM sale WHERE amount_scale IS NULL AND currency IS NOT NULL`,
    )
    .all();
  const currencies = used.map((row) => String(row['currency'])).sort();
  const asked = new Map<string, readonly number[]>();
  for (const currency of currencies) {
    const candidates = candidatesOf(currency, digitsOf(currency));
    if (candidates.length > 1) asked.set(currency, candidates);
  }
  const stated = asked.size === 0 ? [] : readingEvidence(connection, asked);
  return currencies.flatMap((currency): readonly AssumedScale[] => {
    const table = knownMinorDigits(currency);
    if (table === undefined) return [];
    if (!asked.has(currency)) return [{ currency, scale: table, by: 'table' }];
    const spans = stated.filter((span) => span.currency === currency);
    return spans.length > 0 ? spans : [{ currency, scale: digitsOf(currency) ?? table, by: 'runtime' }];
  });
}

function candidatesOf(currency: string, runtime: number | undefined): readonly number[] {
  const table = knownMinorDigits(currency);
  if (table === undefined) return [];
  return [
    ...new Set([table, ...(runtime === undefined ? [] : [runtime]), ...(UNSTEADY.has(currency) ? [0] : [])]),
  ];
}

/** The scale of an amount of `currency` that was written at `at`; the table's where nothing was assumed. */
export function assumedAt(scales: readonly AssumedScale[], currency: string, at: number): number {
  const spans = scales.filter((scale) => scale.currency === currency);
  const span = spans.findLast(({ from }) => from === undefined || from <= at) ?? spans[0];
  return span?.scale ?? knownMinorDigits(currency) ?? 0;
}
