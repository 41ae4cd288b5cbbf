import { decimalText, minorFromDecimal } from '../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../shared/money/money.ts';
import { isPaid, saysPaid } from '../../shared/payment/payment-status.ts';
import type { Shortfall } from '../../shared/contract/sale-view.ts';
import type { Money } from '../../shared/money/money.ts';
import type { SaleOutcome } from '../../shared/payment/payment-status.ts';
import { trackedPayments } from './sale.ts';
import type { StatedAmount, TrackingReading } from './reading.ts';
import type { Sale, Tracked } from './sale.ts';

/** How much less than requested may arrive after a conversion, in per cent; the service still answers `completed`. */
const MOST_LOST_PERCENT = 1n;
/** How many decimals are compared; no currency has more. */
const DECIMALS = 20;

/** The outcome that this reading gives a payment of `amount`; `undefined` where it is not final. */
export function outcomeOf(reading: TrackingReading, amount: Money): SaleOutcome | undefined {
  const { status } = reading;
  if (status.kind !== 'final') return undefined;
  return isPaid(status.outcome) && amountDiffers(reading, amount) ? 'amount-differs' : status.outcome;
}

/** Whether this reading says that a payment of `amount` was paid, with no amount that contradicts it. */
export function isPaidReading(reading: TrackingReading, amount: Money): boolean {
  const outcome = outcomeOf(reading, amount);
  return outcome !== undefined && isPaid(outcome);
}

/** The payment that paid for the sale, by its last reading; the shown one where several were paid. */
export function paidPaymentOf(sale: Sale): Tracked | undefined {
  return trackedPayments(sale).find(({ reading }) => reading && isPaidReading(reading, sale.amount));
}

/**
 * Whether the service states another amount or currency than `amount`, or says that the payment was paid and states that
 * clearly less was received. A missing amount differs from nothing, since the specification guarantees the status only.
 */
export function amountDiffers(
  { status, statedRequest, statedReceipt }: TrackingReading,
  amount: Money,
): boolean {
  if (statedRequest && !isSameAmount(statedRequest, amount)) return true;
  return statedReceipt !== undefined && saysPaid(status) && !covers(statedReceipt, amount);
}

/** How much of `amount` was sent and is missing; `undefined` where the service does not state less. */
export function shortfallOf(reading: TrackingReading, amount: Money): Shortfall | undefined {
  const sent = receiptOf(reading, amount);
  if (sent === undefined || sent.minor >= amount.minor) return undefined;
  const { currency } = amount;
  return { sent, missing: { minor: amount.minor - sent.minor, currency } };
}

/** The received amount in the currency of `amount`, rounded down to minor units; `undefined` where it is not stated. */
export function receiptOf({ statedReceipt }: TrackingReading, { currency }: Money): Money | undefined {
  if (!statedReceipt || isUnreadable(statedReceipt)) return undefined;
  if (!isSameCurrency(statedReceipt, currency)) return undefined;
  const scale = minorDigits(currency);
  const [whole = '', fraction = ''] = statedReceipt.decimal.split('.');
  const minor = minorFromDecimal(`${whole}.${fraction.slice(0, scale).padEnd(scale, '0')}0`, scale);
  return minor === undefined ? undefined : { minor, currency };
}

/** Whether a stated amount equals this one: `10` equals `10.00`, and a missing currency equals every currency. */
export function isSameAmount(stated: StatedAmount, amount: Money): boolean {
  if (isUnreadable(stated)) return false;
  return isSameCurrency(stated, amount.currency) && scaled(stated.decimal) === scaledMoney(amount);
}

/** Whether the service's text is no readable amount, so that nobody can say whether it is the sale's. */
export function isUnreadable({ written }: StatedAmount): boolean {
  return written !== undefined;
}

/** A stated amount for people, with its currency; or the service's text where that is no readable amount. */
export function statedText({ decimal, currency, written }: StatedAmount): string {
  if (written !== undefined) return written;
  return currency === undefined ? decimal : `${decimal} ${currency}`;
}

function covers(stated: StatedAmount, amount: Money): boolean {
  if (!isSameCurrency(stated, amount.currency)) return false;
  return scaled(stated.decimal) * 100n >= scaledMoney(amount) * (100n - MOST_LOST_PERCENT);
}

/** Ignores upper and lower case, since no two currencies differ only in that. */
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
