import { decimalText } from './exact-decimal.ts';

/**
 * Figures that stand beside amounts. Their digits are Latin in every locale, as those of amounts are: `١٥٪` beside
 * `1.50 EGP` would mix two ways of writing one number.
 */
const LATIN_DIGITS = { numberingSystem: 'latn' } as const;

/** A whole percentage as people of this locale write it: `10 %` in German. */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', ...LATIN_DIGITS }).format(decimalText(percent, 2));
}

/** How many of something: `1,234` in English. */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale, LATIN_DIGITS).format(count);
}
