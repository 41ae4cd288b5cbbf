import { decimalText, minorFromDecimal } from '../../shared/exact-decimal.ts';
import { minorDigits } from '../../shared/money.ts';
import { isPaid, saysPaid } from '../../shared/payment-status.ts';
import type { Shortfall } from '../../shared/contract/sale-view.ts';
import type { Money } from '../../shared/money.ts';
import type { SaleOutcome } from '../../shared/payment-status.ts';
import { trackedPayments } from './sale.ts';
import type { StatedAmount, TrackingReading } from './reading.ts';
import type { Sale, Tracked } from './sale.ts';

/**
 * What arrives after a conversion is a little less than what was asked, and the service's `completed` allows for that.
 * In percent of the amount that was asked.
 */
const MOST_LOST_PERCENT = 1n;
/** Decimals that are compared; no currency has more. */
const DECIMALS = 20;

/** How this reading ends a payment of `amount`; `undefined` while it does not. */
export function outcomeOf(reading: TrackingReading, amount: Money): SaleOutcome | undefined {
  const { status } = reading;
  if (status.kind !== 'final') return undefined;
  return isPaid(status.outcome) && amountDiffers(reading, amount) ? 'amount-differs' : status.outcome;
}

/** Whether this reading says that a payment of `amount` was paid, and contradicts itself nowhere. */
export function isPaidReading(reading: TrackingReading, amount: Money): boolean {
  const outcome = outcomeOf(reading, amount);
  return outcome !== undefined && isPaid(outcome);
}

/** The payment that the sale was paid with, as its last reading says; the shown one where several were paid. */
export function paidPaymentOf(sale: Sale): Tracked | undefined {
  return trackedPayments(sale).find(({ reading }) => reading && isPaidReading(reading, sale.amount));
}

/**
 * Whether the service states another amount or currency for a payment than `amount`, or says that it was paid and
 * states that clearly less was received. What it does not state (the specification shows the status only) differs
 * from nothing.
 */
export function amountDiffers(
  { status, statedRequest, statedReceipt }: TrackingReading,
  amount: Money,
): boolean {
  if (statedRequest && !isSameAmount(statedRequest, amount)) return true;
  return statedReceipt !== undefined && saysPaid(status) && !covers(statedReceipt, amount);
}

/** What was sent of `amount`, and what is missing of it, where the service states that and it is less. */
export function shortfallOf({ statedReceipt }: TrackingReading, amount: Money): Shortfall | undefined {
  if (!statedReceipt || !isSameCurrency(statedReceipt, amount)) return undefined;
  const { currency } = amount;
  const scale = minorDigits(currency);
  const [whole = '', fraction = ''] = statedReceipt.decimal.split('.');
  // A part of the smallest unit does not count as sent.
  const sent = minorFromDecimal(`${whole}.${fraction.slice(0, scale).padEnd(scale, '0')}0`, scale);
  if (sent === undefined || sent >= amount.minor) return undefined;
  return { sent: { minor: sent, currency }, missing: { minor: amount.minor - sent, currency } };
}

/** Whether a stated amount is exactly this one: `10` and `10.00` are, and a missing currency differs from none. */
export function isSameAmount(stated: StatedAmount, amount: Money): boolean {
  return isSameCurrency(stated, amount) && scaled(stated.decimal) === scaledMoney(amount);
}

/** A stated amount for people, with its currency where one is stated. */
export function statedText({ decimal, currency }: StatedAmount): string {
  return currency === undefined ? decimal : `${decimal} ${currency}`;
}

function covers(stated: StatedAmount, amount: Money): boolean {
  if (!isSameCurrency(stated, amount)) return false;
  return scaled(stated.decimal) * 100n >= scaledMoney(amount) * (100n - MOST_LOST_PERCENT);
}

/** No two currencies differ only in case. */
function isSameCurrency({ currency }: StatedAmount, amount: Money): boolean {
  return currency === undefined || currency.toUpperCase() === amount.currency;
}

function scaledMoney(amount: Money): bigint {
  return scaled(decimalText(amount.minor, minorDigits(amount.currency)));
}

/** A plain decimal as a whole number of its smallest parts, so that no fraction is rounded. */
function scaled(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const parts = BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
  return decimal.startsWith('-') ? -parts : parts;
}
