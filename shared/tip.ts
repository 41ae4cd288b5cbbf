/** Shares of the amount that are offered as a tip where the till has been told no others. */
export const USUAL_TIP_PERCENTS = [10, 15, 20] as const;

/** So many percent of an amount, in whole minor units, half a unit rounded up. */
export function percentOf(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * percent) / 100);
}
