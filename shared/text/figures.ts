import { decimalText } from '../money/exact-decimal.ts';
import { partsOfPercent } from '../money/tax-rules.ts';
import type { TaxRate } from '../money/tax-rules.ts';

/**
 * Digits are Latin in every locale, as in amounts, beside which these numbers are shown: `١٥٪` beside `1.50 EGP` would mix
 * two ways of writing numbers.
 */
const LATIN_DIGITS = { numberingSystem: 'latn' } as const;

/** Formats a whole percentage: `10 %` in German. */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', ...LATIN_DIGITS }).format(decimalText(percent, 2));
}

/** Formats a part of a whole as a percentage: `12.5%`; empty where the whole is 0. */
export function formatShare(part: number, whole: number, locale: string): string {
  if (whole === 0) return '';
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    ...LATIN_DIGITS,
  }).format(part / whole);
}

/** Formats a number of things: `1,234` in English. */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale, LATIN_DIGITS).format(count);
}

/** Formats a tax rate with its name: `VAT 20%`, `MwSt 8,875 %` in German. */
export function rateLabel({ name, percent }: Pick<TaxRate, 'name' | 'percent'>, locale: string): string {
  const share = decimalText(partsOfPercent(percent), 5);
  const written = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 3,
    ...LATIN_DIGITS,
  }).format(share);
  return `${name} ${written}`;
}
