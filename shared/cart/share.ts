import { shareOfMinor } from '../money/exact-decimal.ts';

/** A discount or a tip: in whole per cent of the goods, or as an amount in minor units. */
export type Share = { readonly percent: number } | { readonly minor: number };

/** The share as an amount, in minor units. Percentages are of `baseMinor` and rounded half up to the minor unit. */
export function shareOf(share: Share, baseMinor: number): number {
  return 'percent' in share ? shareOfMinor(baseMinor, share.percent, 100) : share.minor;
}
