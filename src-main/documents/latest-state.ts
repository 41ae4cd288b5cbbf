import { outcomeOf, paidPaymentOf } from '../sales/stated-amount.ts';
import type { SaleOutcome } from '../../shared/payment/payment-status.ts';
import type { TrackingReading } from '../sales/reading.ts';
import type { Sale } from '../sales/sale.ts';

/** Where a sale stands by the service's last word on it: a document says what holds, not what was on the screen once. */
export interface LatestState {
  /** `open`: not decided. `none`: no code was ever shown. */
  readonly outcome: SaleOutcome | 'open' | 'none';
  /** Of the payment that decided. */
  readonly reading?: TrackingReading;
  /** When the till first read this, else when the sale began. Wall-clock milliseconds. */
  readonly at: number;
}

/** How a sale stands by the last that was read of the payment that counts for it. */
export function latestStateOf(sale: Sale): LatestState {
  const { creation } = sale.payment;
  const payment = paidPaymentOf(sale) ?? (creation.state === 'created' ? creation.tracked : undefined);
  if (!payment) return { outcome: 'none', at: sale.startedAt };
  const { reading, readAt: at = sale.startedAt } = payment;
  if (!reading) return { outcome: 'open', at };
  return { outcome: outcomeOf(reading, sale.amount) ?? 'open', reading, at };
}
