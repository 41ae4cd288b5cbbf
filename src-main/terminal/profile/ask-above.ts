import { minorFromNumber } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { TerminalProfile } from './profile.ts';

/** 10,000.00, or 1,000,000 in a currency without decimals. */
const USUAL_MINOR = 1_000_000;

/** Currencies in which a meal costs tens of thousands: 10,000,000.00, or 100,000,000 without decimals. */
const SMALL_UNITS =
  'BIF CDF COP GNF IDR IRR KHR LAK LBP MGA MMK MNT MWK NGN PYG RWF SYP TZS UGX UZS VND'.split(' ');
const SMALL_UNITS_MINOR = { withDecimals: 1_000_000_000, without: 100_000_000 } as const;

/** In per cent: more than shops usually take off, less than what a slip of a finger takes off. */
export const ASK_ABOVE_DISCOUNT = 30;

/** A sale of more than this is asked about before it is charged: a slip of a key, or a code in place of an amount. */
export function askAboveOf({ askAboveAmount, store: { currency } }: TerminalProfile): Money {
  if (askAboveAmount === undefined) return { minor: usualMinor(currency), currency };
  const minor = minorFromNumber(askAboveAmount, minorDigits(currency));
  if (minor === undefined) throw new Error('an amount to ask above that was not checked');
  return { minor, currency };
}

function usualMinor(currency: string): number {
  if (!SMALL_UNITS.includes(currency)) return USUAL_MINOR;
  return minorDigits(currency) === 0 ? SMALL_UNITS_MINOR.without : SMALL_UNITS_MINOR.withDecimals;
}
