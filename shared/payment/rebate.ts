import { minorFromDecimal, shareOfMinor } from '../money/exact-decimal.ts';

/**
 * Spec "Payment", `rebate`: minor units of the payment's currency, `merchantPortion + targetRebate = total`. Only a
 * merchant in the rebate program may ask for one.
 */
export interface Rebate {
  readonly total: number;
  readonly merchantPortion: number;
  readonly targetRebate: number;
}

/** Parts of an amount in hundredths of a percent: 250 is 2.5 %. The merchant's is a part of the whole. */
export interface RebateRate {
  readonly total: number;
  readonly merchant: number;
}

/** A percentage with at most two decimals, as a profile says it. */
export const PERCENT = /^\d{1,2}(\.\d{1,2})?$/;

/** Reads a percentage exactly: `"2.5"` is 250. The text matches `PERCENT`. */
export function hundredthsOfPercent(percent: string): number {
  return minorFromDecimal(percent, 2) ?? 0;
}

/**
 * The rebate of an amount in minor units, each part rounded half up to one; `undefined` when it comes to nothing. The
 * target's part is what the merchant's leaves, so that the parts always add up.
 */
export function rebateOf(amountMinor: number, rate: RebateRate): Rebate | undefined {
  const total = part(amountMinor, rate.total);
  if (total === 0) return undefined;
  const merchantPortion = part(amountMinor, rate.merchant);
  return { total, merchantPortion, targetRebate: total - merchantPortion };
}

function part(amountMinor: number, hundredths: number): number {
  return shareOfMinor(amountMinor, hundredths, 10_000);
}
