import { decimalText, minorFromDecimal } from '../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../shared/money/money.ts';
import { isPaid, saysPaid } from '../../shared/payment/payment-status.ts';
import type { Shortfall } from '../../shared/contract/sale-view.ts';
import type { Money } from '../../shared/money/money.ts';
import type { SaleOutcome } from '../../shared/payment/payment-status.ts';
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
export function shortfallOf(reading: TrackingReading, amount: Money): Shortfall | undefined {
  const sent = receiptOf(reading, amount);
  if (sent === undefined || sent.minor >= amount.minor) return undefined;
  const { currency } = amount;
  return { sent, missing: { minor: amount.minor - sent.minor, currency } };
}

/** What was received in the currency of `amount`, where the service states that. A part of the smallest unit does not count. */
export function receiptOf({ statedReceipt }: TrackingReading, { currency }: Money): Money | undefined {
  if (!statedReceipt || isUnreadable(statedReceipt)) return undefined;
  if (!isSameCurrency(statedReceipt, currency)) return undefined;
  const scale = minorDigits(currency);
  const [whole = '', fraction = ''] = statedReceipt.decimal.split('.');
  const minor = minorFromDecimal(`${whole}.${fraction.slice(0, scale).padEnd(scale, '0')}0`, scale);
  return minor === undefined ? undefined : { minor, currency };
}

/** Whether a stated amount is exactly this one: `10` and `10.00` are, and a missing currency differs from none. */
export function isSameAmount(stated: StatedAmount, amount: Money): boolean {
  if (isUnreadable(stated)) return false;
  return isSameCurrency(stated, amount.currency) && scaled(stated.decimal) === scaledMoney(amount);
}

/** Whether it can be read as no amount: then it is not the sale's, and need not be another one either. */
export function isUnreadable({ written }: StatedAmount): boolean {
  return written !== undefined;
}

/** A stated amount for people, with its currency where one is stated, or what is stated in place of an amount. */
export function statedText({ decimal, currency, written }: StatedAmount): string {
  if (written !== undefined) return written;
  return currency === undefined ? decimal : `${decimal} ${currency}`;
}

function covers(stated: StatedAmount, amount: Money): boolean {
  if (!isSameCurrency(stated, amount.currency)) return false;
  return scaled(stated.decimal) * 100n >= scaledMoney(amount) * (100n - MOST_LOST_PERCENT);
}

/** No two currencies differ only in case. */
function isSameCurrency({ currency }: StatedAmount, wanted: string): boolean {
  return currency === undefined || currency.toUpperCase() === wanted;
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
