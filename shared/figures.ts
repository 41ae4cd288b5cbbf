import { decimalText } from './money/exact-decimal.ts';
import { partsOfPercent } from './tax/tax-rules.ts';
import type { TaxRate } from './tax/tax-rules.ts';

/**
 * Figures that stand beside amounts. Their digits are Latin in every locale, as those of amounts are: `١٥٪` beside
 * `1.50 EGP` would mix two ways of writing one number.
 */
const LATIN_DIGITS = { numberingSystem: 'latn' } as const;

/** A whole percentage as people of this locale write it: `10 %` in German. */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', ...LATIN_DIGITS }).format(decimalText(percent, 2));
}

/** The part that something is of a whole, as people of this locale write it: `12.5%`; empty where the whole is nothing. */
export function formatShare(part: number, whole: number, locale: string): string {
  if (whole === 0) return '';
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    ...LATIN_DIGITS,
  }).format(part / whole);
}

/** How many of something: `1,234` in English. */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale, LATIN_DIGITS).format(count);
}

/** A tax rate as people read it: `VAT 20%`, `MwSt 8,875 %` in German. */
export function rateLabel({ name, percent }: Pick<TaxRate, 'name' | 'percent'>, locale: string): string {
  const share = decimalText(partsOfPercent(percent), 5);
  const written = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 3,
    ...LATIN_DIGITS,
  }).format(share);
  return `${name} ${written}`;
}
