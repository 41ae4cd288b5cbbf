import { isPaid, saysPaid, statusText } from '../../shared/payment/payment-status.ts';
import { amountDiffers, isPaidReading, outcomeOf, statedText } from './stated-amount.ts';
import { isOpen, isSettled, trackedPayments } from './sale.ts';
import type { Failure } from '../../shared/failure.ts';
import type { PaymentStatus, SaleOutcome } from '../../shared/payment/payment-status.ts';
import type { Sale, Tracked } from './sale.ts';

/** Something about a sale that a person has to know beside its outcome. It is shown until a cashier acknowledges it. */
export type SaleAlert = { readonly id: string } & (
  | { readonly kind: 'paid-twice'; readonly payments: number }
  /** This sale and an earlier one were both paid. The earlier one could still be paid when this one was charged. */
  | { readonly kind: 'paid-beside'; readonly earlierNumber: number }
  /** The service now states another status than the sale's outcome; `was` is missing where the sale was given up before. */
  | { readonly kind: 'outcome-changed'; readonly was?: SaleOutcome; readonly now: PaymentStatus }
  /** Answers were lost, and the till could not search for payments that they may have left behind. */
  | { readonly kind: 'lost-unchecked'; readonly failure: Failure }
  /** The service states another amount or currency than the sale's. */
  | { readonly kind: 'amount-differs'; readonly requested?: string; readonly received?: string }
  /** The service named payments for this sale that belong to others; `payments` is how many. */
  | { readonly kind: 'foreign-payment'; readonly payments: number }
);

/** The sale may have been finished before: part of its record is lost. It says nothing about money, so no report counts it. */
export type EndMayBeLost = { readonly id: string; readonly kind: 'end-may-be-lost' };

/** The sale's alerts that nobody has acknowledged. */
export function alertsOf(sale: Sale): readonly (SaleAlert | EndMayBeLost)[] {
  return [...lostEndAlerts(sale), ...allAlertsOf(sale)].filter(
    ({ id }) => !sale.acknowledgedAlerts.includes(id),
  );
}

/** What was ever raised about the sale's payments, acknowledged or not. */
export function allAlertsOf(sale: Sale): readonly SaleAlert[] {
  return [
    ...paidTwiceAlerts(sale),
    ...duplicateSaleAlerts(sale),
    ...amountAlerts(sale),
    ...outcomeAlerts(sale),
    ...uncheckedTriesAlerts(sale),
    ...foreignPaymentAlerts(sale),
  ];
}

/** Whether the sale is closed: neither the till nor a person has anything left to do about it. */
export function isClosed(sale: Sale): boolean {
  const read = !trackedPayments(sale).some(isOpen);
  // The answer to a try that is under way may still name a payment, also after the cashier stopped the sale.
  const quiet = sale.payment.creation.state !== 'trying' && sale.uncheckedLostTries === 0;
  return sale.acknowledged && isSettled(sale) && read && quiet && alertsOf(sale).length === 0;
}

function lostEndAlerts({ endMayBeLost, end, acknowledged }: Sale): readonly EndMayBeLost[] {
  const kind = 'end-may-be-lost';
  return endMayBeLost && end && !acknowledged ? [{ id: kind, kind }] : [];
}

function paidTwiceAlerts(sale: Sale): readonly SaleAlert[] {
  const payments = trackedPayments(sale).filter(wasEverPaid).length;
  return payments < 2 ? [] : [{ id: `paid-twice ${payments}`, kind: 'paid-twice', payments }];
}

function duplicateSaleAlerts({ duplicateSalePaid }: Sale): readonly SaleAlert[] {
  // The first id has no number, as in earlier versions, in which it may have been acknowledged.
  return duplicateSalePaid.map((earlierNumber, place) => {
    const id = place === 0 ? 'paid-beside' : `paid-beside ${earlierNumber}`;
    return { id, kind: 'paid-beside', earlierNumber };
  });
}

function outcomeAlerts(sale: Sale): readonly SaleAlert[] {
  return trackedPayments(sale).flatMap((payment): readonly SaleAlert[] => {
    const { reading } = payment;
    const now = reading?.status;
    // `amountAlerts` has the alert for another amount.
    if (!now || outcomeOf(reading, sale.amount) === 'amount-differs') return [];
    const id = `outcome-changed ${payment.trackingId} ${statusText(now)}`;
    const was = contradicted(sale, payment, now);
    if (was) return [{ id, kind: 'outcome-changed', was, now }];
    return sale.endedLate && saysPaid(now) ? [{ id, kind: 'outcome-changed', now }] : [];
  });
}

/** The shown outcome that this payment's last reading contradicts; `undefined` where it contradicts none. */
function contradicted({ end }: Sale, payment: Tracked, now: PaymentStatus): SaleOutcome | undefined {
  const own = payment.end?.outcome;
  if (own && own !== statusText(now)) return own;
  return end && !isPaid(end.outcome) && saysPaid(now) ? end.outcome : undefined;
}

/** Alerts about other amounts, also where a later reading states the right one, since people were shown the first. */
function amountAlerts(sale: Sale): readonly SaleAlert[] {
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

function foreignPaymentAlerts({ foreignPayments: { length: payments } }: Sale): readonly SaleAlert[] {
  return payments === 0 ? [] : [{ id: `foreign-payment ${payments}`, kind: 'foreign-payment', payments }];
}

function uncheckedTriesAlerts({ searchFailure }: Sale): readonly SaleAlert[] {
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
