import { shareOfMinor } from '../money/exact-decimal.ts';

/** A discount or a tip: a share of the goods in whole percent, or an amount of its own in minor units. */
export type Share = { readonly percent: number } | { readonly minor: number };

/** What a share of `baseMinor` comes to, in minor units. Percentages are rounded half up to the minor unit. */
export function shareOf(share: Share, baseMinor: number): number {
  return 'percent' in share ? shareOfMinor(baseMinor, share.percent, 100) : share.minor;
}
