import { shareOf } from '../cart/share.ts';
import type { TipOffer } from '../contract/customer-display.ts';
import type { Money } from '../money/money.ts';

/** Shares of the amount that are offered as a tip where no others are set. */
export const USUAL_TIP_PERCENTS = [10, 15, 20] as const;

/** Shares that come to nothing are not offered. */
export function offersOn(
  { minor, currency }: Money,
  percents: readonly number[] = USUAL_TIP_PERCENTS,
): readonly TipOffer[] {
  return percents
    .map((percent) => ({ percent, tip: { minor: shareOf({ percent }, minor), currency } }))
    .filter(({ tip }) => tip.minor > 0);
}
