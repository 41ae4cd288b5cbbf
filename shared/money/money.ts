import { decimalText, minorFromNumber, numberFromMinor, wholeFromDigits } from './exact-decimal.ts';
import { knownMinorDigits } from './iso-4217.ts';

/**
 * Money is a whole number of minor units (cents) from keypad to wire: digits are parsed, never floats.
 * The specification sends amounts as JSON numbers with two decimal places ("Conventions that apply to all resources").
 */
export interface Money {
  /** Whole minor units by the project's table of currencies: 1234 is 12.34 in a currency with two decimals. */
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** The longest amount the keypad accepts, in digits. Twelve digits stay exact in a JavaScript number. */
export const MAX_AMOUNT_DIGITS = 12;

/** The largest amount that can be charged, in minor units of any currency. */
export const MAX_AMOUNT_MINOR = 999_999_999_999;

export type AmountFault = 'empty' | 'zero' | 'too-long' | 'not-digits';

/** Reads keypad digits, filled from the right: `"1234"` is 1234 minor units. */
export function parseDigits(digits: string): { minor: number } | { fault: AmountFault } {
  if (digits === '') return { fault: 'empty' };
  if (!/^[0-9]+$/.test(digits)) return { fault: 'not-digits' };
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return { fault: 'zero' };
  if (significant.length > MAX_AMOUNT_DIGITS) return { fault: 'too-long' };
  return { minor: wholeFromDigits(significant) };
}

/** The service's amounts have two decimal places (spec "Conventions that apply to all resources", "Numbers"). */
const WIRE_DECIMALS = 2;

/**
 * Decimals of a currency's minor unit, by the project's own table: 2 for USD and COP, 0 for JPY, 3 for KWD. Throws for
 * a code that is in no list; set-up and the records' readers refuse those first.
 */
export function minorDigits(currency: string): number {
  const digits = knownMinorDigits(currency);
  if (digits === undefined) throw new RangeError(`${currency} is no currency of ISO 4217`);
  return digits;
}

/** Whether the service takes every amount of this currency: none has more decimals than it reads. */
export function isPayableCurrency(currency: string): boolean {
  return (knownMinorDigits(currency) ?? Infinity) <= WIRE_DECIMALS;
}

/**
 * The amount as a JSON number for `requestedAmount`, read from its decimal text. `undefined` when it has more than two
 * decimals, which the service refuses.
 */
export function toWireAmount(money: Money): number | undefined {
  return numberFromMinor(money.minor, minorDigits(money.currency), WIRE_DECIMALS);
}

/**
 * Reads an amount from a service answer. Anything that is not a JSON number with at most the currency's decimals
 * is `undefined`: an amount that cannot be trusted is not shown.
 */
export function fromWireAmount(value: unknown, currency: string): Money | undefined {
  const minor = typeof value === 'number' ? minorFromNumber(value, minorDigits(currency)) : undefined;
  return minor === undefined ? undefined : { minor, currency };
}

/**
 * The amount as people read it: `formatMoney({minor: 1234, currency: 'USD'}, 'en-US')` is `$12.34`. The locale is the
 * store's, whatever language the screen speaks, and digits are Latin in every locale: both sides see the same figure.
 * It has as many decimals as the table says, whatever the runtime would show. Its minus sign is `−` in every locale, as in the
 * messages.
 */
export function formatMoney(money: Money, locale: string): string {
  const digits = minorDigits(money.currency);
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalText(money.minor, digits));
  return text.replace('-', '−');
}
