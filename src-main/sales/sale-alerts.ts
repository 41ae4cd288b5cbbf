import { isPaid, saysPaid, statusText } from '../../shared/payment/payment-status.ts';
import { amountDiffers, isPaidReading, outcomeOf, statedText } from './stated-amount.ts';
import { isOpen, isSettled, trackedPayments } from './sale.ts';
import type { Failure } from '../../shared/failure.ts';
import type { PaymentStatus, SaleOutcome } from '../../shared/payment/payment-status.ts';
import type { Sale, Tracked } from './sale.ts';

/** What a person must hear of a sale beside its outcome. It is raised until a cashier has acknowledged it. */
export type SaleAlert = { readonly id: string } & (
  | { readonly kind: 'paid-twice'; readonly payments: number }
  /** This sale and an earlier one, that could still be paid when it was charged, were both paid. */
  | { readonly kind: 'paid-beside'; readonly earlierNumber: number }
  /** The service says something else than it said at the end; without `was` the sale was over without an end. */
  | { readonly kind: 'outcome-changed'; readonly was?: SaleOutcome; readonly now: PaymentStatus }
  /** Answers were lost and the till could not look whether they left a payment behind. */
  | { readonly kind: 'lost-unchecked'; readonly failure: Failure }
  /** The service states another amount or currency than the sale's. */
  | { readonly kind: 'amount-differs'; readonly requested?: string; readonly received?: string }
  /** The service named so many payments for this sale that are not its own. */
  | { readonly kind: 'foreign-payment'; readonly payments: number }
);

/** What is to be said of the sale and has not been noted yet. */
export function alertsOf(sale: Sale): readonly SaleAlert[] {
  return allAlertsOf(sale).filter(({ id }) => !sale.acknowledgedAlerts.includes(id));
}

/** What is to be said of the sale, noted or not. */
export function allAlertsOf(sale: Sale): readonly SaleAlert[] {
  return [
    ...doublePayment(sale),
    ...duplicateSalePaid(sale),
    ...otherAmounts(sale),
    ...changedOutcomes(sale),
    ...uncheckedTries(sale),
    ...foreignPayments(sale),
  ];
}

/** Whether the sale needs neither the till nor a person any more. */
export function isClosed(sale: Sale): boolean {
  const read = !trackedPayments(sale).some(isOpen);
  // The answer of a try under way may still tell of a payment, also after the cashier stopped the sale.
  const quiet = sale.payment.creation.state !== 'trying' && sale.uncheckedLostTries === 0;
  return sale.acknowledged && isSettled(sale) && read && quiet && alertsOf(sale).length === 0;
}

function doublePayment(sale: Sale): readonly SaleAlert[] {
  const payments = trackedPayments(sale).filter(wasEverPaid).length;
  return payments < 2 ? [] : [{ id: `paid-twice ${payments}`, kind: 'paid-twice', payments }];
}

function duplicateSalePaid({ duplicateSalePaid }: Sale): readonly SaleAlert[] {
  // The first has no number in its id, as when there could be only one: it may have been noted then.
  return duplicateSalePaid.map((earlierNumber, place) => {
    const id = place === 0 ? 'paid-beside' : `paid-beside ${earlierNumber}`;
    return { id, kind: 'paid-beside', earlierNumber };
  });
}

function changedOutcomes(sale: Sale): readonly SaleAlert[] {
  return trackedPayments(sale).flatMap((payment): readonly SaleAlert[] => {
    const { reading } = payment;
    const now = reading?.status;
    // Another amount has an alert of its own.
    if (!now || outcomeOf(reading, sale.amount) === 'amount-differs') return [];
    const id = `outcome-changed ${payment.trackingId} ${statusText(now)}`;
    const was = contradicted(sale, payment, now);
    if (was) return [{ id, kind: 'outcome-changed', was, now }];
    return sale.endedLate && saysPaid(now) ? [{ id, kind: 'outcome-changed', now }] : [];
  });
}

/** The outcome that people were told and that this payment's last reading contradicts. */
function contradicted({ end }: Sale, payment: Tracked, now: PaymentStatus): SaleOutcome | undefined {
  const own = payment.end?.outcome;
  if (own && own !== statusText(now)) return own;
  return end && !isPaid(end.outcome) && saysPaid(now) ? end.outcome : undefined;
}

/** Also when a later reading states the right amount: the first is what people were told. */
function otherAmounts(sale: Sale): readonly SaleAlert[] {
  return trackedPayments(sale).flatMap(
    ({ trackingId, reading, end, historyRequest }): readonly SaleAlert[] => {
      const other = [end?.reading, reading].find((each) => each && amountDiffers(each, sale.amount));
      if (!other && !historyRequest) return [];
      const requested = other ? other.requested : historyRequest && statedText(historyRequest);
      const received = other?.received;
      return [
        {
          id: `amount-differs ${trackingId}`,
          kind: 'amount-differs',
          ...(requested !== undefined && { requested }),
          ...(received !== undefined && { received }),
        },
      ];
    },
  );
}

function foreignPayments({ foreignPayments: { length: payments } }: Sale): readonly SaleAlert[] {
  return payments === 0 ? [] : [{ id: `foreign-payment ${payments}`, kind: 'foreign-payment', payments }];
}

function uncheckedTries({ searchFailure }: Sale): readonly SaleAlert[] {
  return searchFailure ? [{ id: 'lost-unchecked', kind: 'lost-unchecked', failure: searchFailure }] : [];
}

/** Whether the service has ever said that a payment of this sale was paid. */
export function hasBeenPaid(sale: Sale): boolean {
  return trackedPayments(sale).some(wasEverPaid);
}

/** Whether the service has ever said that this payment was paid, of whatever amount. */
export function wasEverPaid({ end, reading }: Tracked): boolean {
  return [end?.reading, reading].some((each) => each && saysPaid(each.status));
}

/** Whether the service has ever said that this payment of the sale was paid, and stated no other amount. */
export function wasEverPaidInFull({ amount }: Sale, { end, reading }: Tracked): boolean {
  return [end?.reading, reading].some((each) => each && isPaidReading(each, amount));
}
