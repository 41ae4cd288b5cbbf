/**
 * Money is a whole number of minor units (cents) from keypad to wire: digits are parsed, never floats.
 * The specification sends amounts as JSON numbers with two decimal places ("Conventions that apply to all resources").
 */
export interface Money {
  /** Whole minor units: 1234 is 12.34 in a currency with two decimals. */
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** The longest amount the keypad accepts, in digits. Twelve digits stay exact in a JavaScript number. */
export const MAX_AMOUNT_DIGITS = 12;

export type AmountFault = 'empty' | 'zero' | 'too-long' | 'not-digits';

/** Reads keypad digits, filled from the right: `"1234"` is 1234 minor units. */
export function parseDigits(digits: string): { minor: number } | { fault: AmountFault } {
  if (digits === '') return { fault: 'empty' };
  if (!/^[0-9]+$/.test(digits)) return { fault: 'not-digits' };
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return { fault: 'zero' };
  if (significant.length > MAX_AMOUNT_DIGITS) return { fault: 'too-long' };
  return { minor: Number(significant) };
}

/** Decimals of a currency's minor unit, from the platform's own tables: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** The amount as a JSON number for `requestedAmount`; exact, because it is read from its decimal form. */
export function toWireAmount(money: Money): number {
  const digits = minorDigits(money.currency);
  const text = String(money.minor).padStart(digits + 1, '0');
  return digits === 0 ? money.minor : Number(`${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

/**
 * Reads an amount from a service answer. Anything that is not a JSON number with at most the currency's decimals
 * is `undefined`: an amount that cannot be trusted is not shown.
 */
export function fromWireAmount(value: unknown, currency: string): Money | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return undefined;
  const scale = 10 ** minorDigits(currency);
  const minor = Math.round(value * scale);
  return Number.isSafeInteger(minor) && minor / scale === value ? { minor, currency } : undefined;
}

/**
 * The amount as people read it: `formatMoney({minor: 1234, currency: 'USD'}, 'en-US')` is `$12.34`. The locale is the
 * store's, whatever language the screen speaks, and digits are Latin in every locale: both sides see the same figure.
 */
export function formatMoney(money: Money, locale: string): string {
  const digits = minorDigits(money.currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    numberingSystem: 'latn',
  }).format(money.minor / 10 ** digits);
}
