import { outcomeOf, paidPaymentOf } from '../sales/stated-amount.ts';
import { shownPayment } from '../sales/sale.ts';
import type { SaleOutcome } from '../../shared/payment/payment-status.ts';
import type { TrackingReading } from '../sales/reading.ts';
import type { Sale } from '../sales/sale.ts';

/** How a sale stands by its last reading. A document states what is true now, not what a screen once showed. */
export interface LatestState {
  /** `open` means not decided, `none` that no code was ever shown. */
  readonly outcome: SaleOutcome | 'open' | 'none';
  /** The last reading of the payment that decided. */
  readonly reading?: TrackingReading;
  /** The hosted page of that payment; missing for one whose code was never shown. */
  readonly page?: string;
  /** When the till first read this, else when the sale began, in wall-clock milliseconds. */
  readonly at: number;
}

/** Answers how a sale stands by the last reading of the payment that counts for it. */
export function latestStateOf(sale: Sale): LatestState {
  const payment = paidPaymentOf(sale) ?? shownPayment(sale);
  if (!payment) return { outcome: 'none', at: sale.startedAt };
  const { creation } = sale.payment;
  const page = creation.state === 'created' && creation.tracked === payment && { page: creation.url };
  const { reading, readAt: at = sale.startedAt } = payment;
  if (!reading) return { outcome: 'open', ...page, at };
  return { outcome: outcomeOf(reading, sale.amount) ?? 'open', reading, ...page, at };
}
