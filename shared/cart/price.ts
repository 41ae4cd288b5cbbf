import { decimalText, minorFromDecimal } from '../money/exact-decimal.ts';

/**
 * Reads a price as a person or a spreadsheet writes it, as minor units: `3.50`, `3,5` and `3` are 350, 350 and 300 in
 * a currency with two decimals. Thousands separators are refused rather than guessed at: `1,234` may be either.
 */
export function parsePrice(text: string, decimals: number): number | undefined {
  const [, whole = '', part = ''] = /^([0-9]{1,12})(?:[.,]([0-9]+))?$/.exec(text.trim()) ?? [];
  if (whole === '' || part.length > decimals) return undefined;
  return minorFromDecimal(part === '' ? whole : `${whole}.${part}`, decimals);
}

/** The reverse of `parsePrice`, for a text box: 350 is `3.50`. */
export function priceText(minor: number, decimals: number): string {
  return decimalText(minor, decimals);
}
