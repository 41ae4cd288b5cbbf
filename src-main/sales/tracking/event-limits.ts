import { saysPaid } from '../../../shared/payment/payment-status.ts';
import { wasEverPaid } from '../sale-alerts.ts';
import { sameReading } from '../reading.ts';
import { paymentOf, saysShownIsOpen } from '../sale.ts';
import { amountDiffers, outcomeOf } from '../stated-amount.ts';
import type { TrackingReading } from '../reading.ts';
import type { Sale } from '../sale.ts';

/**
 * A sale has about twenty events. A service whose answers change back and forth must not fill the disk or slow down the next
 * start: after this many events, only readings that decide about money are recorded. What people do is always recorded.
 */
export const MOST_EVENTS = 1_000;
/** How many payments of one sale are recorded, its own and foreign ones together. */
export const MOST_PAYMENTS = 100;

/** Whether this reading of a payment has to be recorded, because it is new. */
export function isNews(sale: Sale, trackingId: string, reading: TrackingReading): boolean {
  const payment = paymentOf(sale, trackingId);
  const last = payment?.reading;
  // Once: it says that the sale was not finished in the part of its record that is lost.
  if (last && sameReading(last, reading))
    return sale.endMayBeLost && saysShownIsOpen(sale, trackingId, reading);
  if (!payment || sale.events < MOST_EVENTS) return true;
  const isFinal = reading.status.kind === 'final';
  // A payment with a final reading is read again only when a person or a report asks for it.
  if (isFinal && sale.events < 2 * MOST_EVENTS) return true;
  if (!payment.end && outcomeOf(reading, sale.amount) !== undefined) return true;
  if (saysPaid(reading.status) && !wasEverPaid(payment)) return true;
  const knownToDiffer = [payment.end?.reading, last].some((each) => each && amountDiffers(each, sale.amount));
  return amountDiffers(reading, sale.amount) && !knownToDiffer;
}
