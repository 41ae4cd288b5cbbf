import {
  decimalFromNumber,
  minorFromDecimal,
  shareOfMinor,
  wholeFromDigits,
} from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { readableName } from '../../../shared/view/tender-labels.ts';
import type {
  FeeCounts,
  FeeLine,
  FeeSchedule,
  SaleCost,
} from '../../../shared/contract/back-office/merchants.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { Fee } from '../../service/endpoints/hierarchy/fee-schedules.ts';

/** Decimals of a rate, so that every product stays exact. */
const MOST_DECIMALS = 6;

/** The schedule, with what a sale of 100 units of this currency costs. */
export function feeScheduleOf(fees: readonly Fee[], currency: string): FeeSchedule {
  const sale = { minor: wholeFromDigits(`1${'0'.repeat(minorDigits(currency) + 2)}`), currency };
  const lines = fees.map(lineOf);
  return { fees: lines, sale, costs: saleCosts(lines, sale) };
}

/**
 * The fees of a sale. Each is rounded half up to the minor unit by itself, as a statement lists it. A fee that may not
 * apply to sales is left out.
 */
export function saleCosts(fees: readonly FeeLine[], sale: Money): readonly SaleCost[] {
  const counting = new Set(fees.map(({ counts }) => counts));
  const special = (['crypto', 'wallet'] as const).filter((way) => counting.has(way));
  const ways: readonly SaleCost['paidWith'][] =
    special.length > 0 ? special : counting.has('sale') ? ['anything'] : [];
  return ways.map((paidWith) => {
    const counted = fees.filter(({ counts }) => counts === 'sale' || counts === paidWith);
    const total = (rate: 'sellRate' | 'buyRate') =>
      counted.reduce((sum, fee) => sum + feeMinor(fee, fee[rate], sale), 0);
    const { currency } = sale;
    return {
      paidWith,
      sell: { minor: total('sellRate'), currency },
      buy: { minor: total('buyRate'), currency },
    };
  });
}

function lineOf({ name, kind, sellRate, buyRate }: Fee): FeeLine {
  const [sell, buy] = [decimalOf(sellRate), decimalOf(buyRate)];
  const isCounted = [sell, buy].every((rate) => rate !== undefined && isCountable(rate));
  return {
    ...(name !== undefined && { name }),
    ...(kind && { kind }),
    // A rate with more digits than can be computed is shown as the service sent it.
    sellRate: sell ?? `${sellRate}`,
    buyRate: buy ?? `${buyRate}`,
    counts: isCounted ? countsFor(name ?? '', kind) : 'unknown',
  };
}

const isCountable = (rate: string) => !rate.startsWith('-') && decimalsOf(rate) <= MOST_DECIMALS;
const decimalsOf = (rate: string) => rate.split('.')[1]?.length ?? 0;

/**
 * Whether a fee applies to sales, by its name: a percentage does unless the name says otherwise, an amount only if the
 * name says so.
 */
function countsFor(name: string, kind: Fee['kind']): FeeCounts {
  const words = new Set(readableName(name).toLowerCase().split(' '));
  const hasAnyOf = (...some: readonly string[]) => some.some((word) => words.has(word));
  if (kind === undefined) return 'unknown';
  if (hasAnyOf('monthly', 'month', 'annual', 'annually', 'yearly', 'year', 'setup', 'onboarding'))
    return 'period';
  if (hasAnyOf('payout', 'deposit', 'refund', 'chargeback', 'dispute', 'reclaim')) return 'unknown';
  const ofSale = kind === 'percentage' || hasAnyOf('transaction', 'sale', 'payment', 'item');
  if (hasAnyOf('crypto')) return ofSale ? 'crypto' : 'unknown';
  if (hasAnyOf('wallet', 'wallets')) return ofSale ? 'wallet' : 'unknown';
  return ofSale ? 'sale' : 'unknown';
}

/** The fee of a sale in minor units: a rate of 2.45 is 245 hundredths, of a percent or of a unit of the currency. */
function feeMinor({ kind }: FeeLine, rate: string, { minor, currency }: Money): number {
  const decimals = decimalsOf(rate);
  const parts = minorFromDecimal(rate, decimals) ?? 0;
  const tenTo = (power: number) => wholeFromDigits(`1${'0'.repeat(power)}`);
  return kind === 'percentage'
    ? shareOfMinor(minor, parts, tenTo(decimals + 2))
    : shareOfMinor(tenTo(minorDigits(currency)), parts, tenTo(decimals));
}

const decimalOf = (rate: number) => decimalFromNumber(rate, 0) as `${number}` | undefined;
