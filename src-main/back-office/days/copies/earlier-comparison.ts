import { parse } from 'csv-parse/sync';
import { minorFromDecimal } from '../../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../../shared/money/money.ts';
import type { EarlierComparison } from '../../../../shared/contract/back-office/days-explained.ts';
import type { CopyHead } from './kept-copies.ts';

/** The line of the days, and one for each sum. */
const MOST_LINES = 5;

/**
 * The sums of a comparison, read from its copy (`docs/days-csv.md`); `undefined` where it is in another currency or
 * cannot be read.
 */
export function earlierComparison({ file, text }: CopyHead, currency: string): EarlierComparison | undefined {
  const lines = linesOf(text);
  const days = lines.find(({ line }) => line === 'days');
  const madeAt = Date.parse(days?.['at'] ?? '');
  if (days?.['reference'] !== currency || Number.isNaN(madeAt)) return undefined;
  const sums = new Map(lines.filter(({ line }) => line === 'sum').map((sum) => [sum['kind'], sum]));
  const amountOf = (kind: string): number | undefined =>
    minorFromDecimal(sums.get(kind)?.['amount'] ?? '', minorDigits(currency));
  const counted = (
    kind: 'till' | 'service' | 'settled',
  ): Partial<Pick<EarlierComparison, 'till' | 'service' | 'settled'>> => {
    const minor = amountOf(kind);
    return minor === undefined ? {} : { [kind]: { count: Number(sums.get(kind)?.['count']), minor } };
  };
  return {
    file,
    madeAt,
    ...(days['zone'] && { zone: days['zone'] }),
    unexplainedMinor: amountOf('unexplained') ?? 0,
    ...counted('till'),
    ...counted('service'),
    ...counted('settled'),
  };
}

/** The lines of a table that may end in the middle of one. */
function linesOf(text: string): readonly Readonly<Record<string, string>>[] {
  try {
    return parse(text, { bom: true, columns: true, to: MOST_LINES });
  } catch {
    return []; // somebody has written something else into it
  }
}
