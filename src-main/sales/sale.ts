import type { Failure } from '../../shared/failure.ts';
import type { Money } from '../../shared/money.ts';
import type { Outcome } from '../../shared/payment-status.ts';
import type { TrackingReading } from './reading.ts';

/** A sale as its events tell it. Never changed in place: `applyEvent` answers a new one. */
export interface Sale {
  readonly id: string;
  readonly number: number;
  readonly amount: Money;
  readonly reference: string;
  readonly startedAt: number;
  readonly payment: Payment;
  /** Payments with this sale's reference that no screen showed: left behind by lost answers. */
  readonly strays: readonly Tracked[];
  /** That of the first stray that turned out paid; a later one does not change it. */
  readonly strayEnd?: End;
  /** Tries whose answer was lost and whose possible payment has not been searched for to the end. */
  readonly uncheckedLostTries: number;
  /** Why lost tries could not be searched for: a payment that nobody saw may exist at the service. */
  readonly searchFailure?: Failure;
  readonly parked: boolean;
  readonly stopped: boolean;
  readonly acknowledged: boolean;
  readonly lastEventAt: number;
}

/** The one payment of a sale that is, or will be, on the screen. */
export interface Payment {
  readonly paymentId: string;
  readonly idempotencyKey: string;
  readonly creation: Creation;
}

export type Creation =
  | { readonly state: 'intended' }
  /** A try is under way, or was when the till stopped. */
  | { readonly state: 'trying' }
  | { readonly state: 'not-sent' | 'lost'; readonly failure: Failure }
  | { readonly state: 'rejected'; readonly failure: Failure; readonly at: number }
  | { readonly state: 'created'; readonly url: string; readonly at: number; readonly tracked: Tracked };

/** A payment that exists at the service, and what has been read of it. */
export interface Tracked {
  readonly trackingId: string;
  readonly reading?: TrackingReading;
  /** The first final reading. It is never overwritten; `reading` may go on to differ. */
  readonly end?: End;
}

export interface End {
  readonly outcome: Outcome;
  readonly at: number;
  readonly reading: TrackingReading;
}

/** Every payment of the sale that exists at the service, the shown one first. */
export function trackedPayments(sale: Sale): readonly Tracked[] {
  const { creation } = sale.payment;
  return creation.state === 'created' ? [creation.tracked, ...sale.strays] : sale.strays;
}

/** The sale's end: that of the shown payment, or of a stray that turned out paid before any code was shown. */
export function saleEnd(sale: Sale): End | undefined {
  const { creation } = sale.payment;
  if (creation.state === 'created') return creation.tracked.end;
  return sale.strayEnd;
}

/** Whether a payment may still be asked for: nothing shown, nothing paid, not refused, not stopped. */
export function mayCreate(sale: Sale): boolean {
  const { state } = sale.payment.creation;
  return state !== 'created' && state !== 'rejected' && !sale.stopped && saleEnd(sale) === undefined;
}

/** Whether the cashier has nothing more to learn of this sale: it ended, was refused, or was stopped in time. */
export function isSettled(sale: Sale): boolean {
  return saleEnd(sale) !== undefined || !(mayCreate(sale) || sale.payment.creation.state === 'created');
}

/** Whether the sale needs neither the till nor the cashier any more. */
export function isClosed(sale: Sale): boolean {
  const tracked = trackedPayments(sale).every((payment) => payment.end !== undefined);
  // The answer of a try under way may still tell of a payment, also after the cashier stopped the sale.
  const quiet = sale.payment.creation.state !== 'trying' && sale.uncheckedLostTries === 0;
  return sale.acknowledged && isSettled(sale) && tracked && quiet;
}
