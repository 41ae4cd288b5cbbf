import { minorDigits } from '../../../../shared/money/money.ts';
import { linesOf, signedMinor } from './copy-lines.ts';
import type {
  DaysExplained,
  EarlierComparison,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { CopyHead } from './kept-copies.ts';

/** The line of the days, and one for each sum. */
const MOST_LINES = 5;

/**
 * The sums of an earlier comparison of the same days or payout as `of`, read from its copy (`docs/days-csv.md`);
 * `undefined` where it is in another currency, of another payout, or cannot be read.
 */
export function earlierComparison(
  { file, text }: CopyHead,
  of: Pick<DaysExplained, 'currency' | 'settlementId'>,
): EarlierComparison | undefined {
  const { currency, settlementId = '' } = of;
  const lines = linesOf(text, MOST_LINES);
  const days = lines.find((line) => line('line') === 'days');
  const madeAt = Date.parse(days?.('at') ?? '');
  if (!days || days('reference') !== currency || days('settlement') !== settlementId || Number.isNaN(madeAt))
    return undefined;
  const sums = new Map(lines.filter((line) => line('line') === 'sum').map((sum) => [sum('kind'), sum]));
  const amountOf = (kind: string): number | undefined =>
    signedMinor(sums.get(kind)?.('amount') ?? '', minorDigits(currency));
  const counted = (
    kind: 'till' | 'service' | 'settled',
  ): Partial<Pick<EarlierComparison, 'till' | 'service' | 'settled'>> => {
    const minor = amountOf(kind);
    return minor === undefined ? {} : { [kind]: { count: Number(sums.get(kind)?.('count')), minor } };
  };
  const zone = days('zone');
  return {
    file,
    madeAt,
    ...(zone !== '' && { zone }),
    unexplainedMinor: amountOf('unexplained') ?? 0,
    ...counted('till'),
    ...counted('service'),
    ...counted('settled'),
  };
}
