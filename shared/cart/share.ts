/** A discount or a tip: a share of the goods in whole percent, or an amount of its own in minor units. */
export type Share = { readonly percent: number } | { readonly minor: number };

/**
 * What a share of `baseMinor` comes to, in minor units. Percentages are rounded half up to the minor unit, in whole
 * numbers throughout: an amount of twelve digits times a hundred stays exact.
 */
export function shareOf(share: Share, baseMinor: number): number {
  return 'percent' in share ? Math.floor((baseMinor * share.percent + 50) / 100) : share.minor;
}
