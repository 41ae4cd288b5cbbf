import { saysPaid } from '../../../shared/payment/payment-status.ts';
import { wasEverPaid } from '../sale-alerts.ts';
import { sameReading } from '../reading.ts';
import { trackedPayments } from '../sale.ts';
import { amountDiffers, outcomeOf } from '../stated-amount.ts';
import type { TrackingReading } from '../reading.ts';
import type { Sale } from '../sale.ts';

/**
 * A sale has twenty events or so. A service whose answers change back and forth may not fill the disk, nor make the next
 * start slow: past this many, only what decides about money is recorded. What people do is always recorded.
 */
export const MOST_EVENTS = 1_000;
/** Payments of one sale, its own and foreign ones, that are taken on record. */
export const MOST_PAYMENTS = 100;

/** Whether this reading of a payment of the sale goes on record: it tells something new. */
export function isNews(sale: Sale, trackingId: string, reading: TrackingReading): boolean {
  const payment = trackedPayments(sale).find((tracked) => tracked.trackingId === trackingId);
  const last = payment?.reading;
  if (last && sameReading(last, reading)) return false;
  if (!payment || sale.events < MOST_EVENTS) return true;
  const isFinal = reading.status.kind === 'final';
  // A final one is read again only because a person, or a report, asks.
  if (isFinal && sale.events < 2 * MOST_EVENTS) return true;
  if (!payment.end && outcomeOf(reading, sale.amount) !== undefined) return true;
  if (saysPaid(reading.status) && !wasEverPaid(payment)) return true;
  const knownToDiffer = [payment.end?.reading, last].some((each) => each && amountDiffers(each, sale.amount));
  return amountDiffers(reading, sale.amount) && !knownToDiffer;
}
