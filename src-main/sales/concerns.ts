import { isPaid, sameStatus, saysPaid, statusText } from '../../shared/payment-status.ts';
import { isOpen, isSettled, trackedPayments } from './sale.ts';
import type { Failure } from '../../shared/failure.ts';
import type { Outcome, PaymentStatus } from '../../shared/payment-status.ts';
import type { Sale, Tracked } from './sale.ts';

/** What a person must hear of a sale beside its outcome. It is raised until somebody has noted it. */
export type Concern = { readonly id: string } & (
  | { readonly kind: 'paid-twice'; readonly payments: number }
  /** This sale and an earlier one, that could not be read when it was charged, were both paid. */
  | { readonly kind: 'paid-beside'; readonly earlierNumber: number }
  /** The service says something else than it said at the end; without `was` the sale was over without an end. */
  | { readonly kind: 'outcome-changed'; readonly was?: Outcome; readonly now: PaymentStatus }
  /** Answers were lost and the till could not look whether they left a payment behind. */
  | { readonly kind: 'lost-unchecked'; readonly failure: Failure }
);

/** What is to be said of the sale and has not been noted yet. */
export function concernsOf(sale: Sale): readonly Concern[] {
  return allConcernsOf(sale).filter(({ id }) => !sale.notedConcerns.includes(id));
}

/** What is to be said of the sale, noted or not. */
export function allConcernsOf(sale: Sale): readonly Concern[] {
  return [...doublePayment(sale), ...paidBeside(sale), ...changedOutcomes(sale), ...uncheckedTries(sale)];
}

/** Whether the sale needs neither the till nor a person any more. */
export function isClosed(sale: Sale): boolean {
  const read = !trackedPayments(sale).some(isOpen);
  // The answer of a try under way may still tell of a payment, also after the cashier stopped the sale.
  const quiet = sale.payment.creation.state !== 'trying' && sale.uncheckedLostTries === 0;
  return sale.acknowledged && isSettled(sale) && read && quiet && concernsOf(sale).length === 0;
}

function doublePayment(sale: Sale): readonly Concern[] {
  const payments = trackedPayments(sale).filter(wasEverPaid).length;
  return payments < 2 ? [] : [{ id: `paid-twice ${payments}`, kind: 'paid-twice', payments }];
}

function paidBeside({ paidBeside }: Sale): readonly Concern[] {
  // The first has no number in its id, as when there could be only one: it may have been noted then.
  return paidBeside.map((earlierNumber, place) => {
    const id = place === 0 ? 'paid-beside' : `paid-beside ${earlierNumber}`;
    return { id, kind: 'paid-beside', earlierNumber };
  });
}

function changedOutcomes(sale: Sale): readonly Concern[] {
  return trackedPayments(sale).flatMap((payment): readonly Concern[] => {
    const now = payment.reading?.status;
    if (!now) return [];
    const id = `outcome-changed ${payment.trackingId} ${statusText(now)}`;
    const was = contradicted(sale, payment, now);
    if (was) return [{ id, kind: 'outcome-changed', was, now }];
    return sale.endedLate && saysPaid(now) ? [{ id, kind: 'outcome-changed', now }] : [];
  });
}

/** The outcome that people were told and that this payment's last reading contradicts. */
function contradicted({ end }: Sale, payment: Tracked, now: PaymentStatus): Outcome | undefined {
  const own = payment.end?.outcome;
  if (own && !sameStatus(now, { kind: 'final', outcome: own })) return own;
  return end && !isPaid(end.outcome) && saysPaid(now) ? end.outcome : undefined;
}

function uncheckedTries({ searchFailure }: Sale): readonly Concern[] {
  return searchFailure ? [{ id: 'lost-unchecked', kind: 'lost-unchecked', failure: searchFailure }] : [];
}

/** Whether the service has ever said that a payment of this sale was paid. */
export function hasBeenPaid(sale: Sale): boolean {
  return trackedPayments(sale).some(wasEverPaid);
}

/** Whether the service has ever said that this payment was paid. */
export function wasEverPaid({ end, reading }: Tracked): boolean {
  return (end !== undefined && isPaid(end.outcome)) || (reading !== undefined && saysPaid(reading.status));
}
