import type { Failure } from '../../shared/failure.ts';
import type { LineItems } from '../../shared/money/line-items.ts';
import type { Money } from '../../shared/money/money.ts';
import type { SaleDocument } from '../../shared/printing/printed-document.ts';
import type { SaleOutcome } from '../../shared/payment/payment-status.ts';
import type { SaleService, SaleStamp } from './events.ts';
import type { Rebate } from '../../shared/payment/rebate.ts';
import type { SaleTax } from '../../shared/tax/sale-tax.ts';
import type { StatedAmount, TrackingReading } from './reading.ts';

/** A sale as its events tell it. Never changed in place: `applyEvent` answers a new one. */
export interface Sale {
  readonly id: string;
  readonly number: number;
  readonly amount: Money;
  readonly reference: string;
  /** What the cashier calls it. Customers never see it. */
  readonly name?: string;
  readonly lineItems?: LineItems;
  readonly tax?: SaleTax;
  readonly stamp: SaleStamp;
  readonly rebate?: Rebate;
  /** The payment is asked for with its payer's details or not at all. */
  readonly withPayer: boolean;
  /** Missing in a sale of an earlier version. */
  readonly service?: SaleService;
  readonly startedAt: number;
  /** The same by the service's clock: of its start or, where that was not known then, of its first try that knew it. */
  readonly serviceStartedAt?: number;
  /** The first try to create the payment; `serviceTime` when the service's clock was known then. */
  readonly firstTry?: Try;
  readonly lastTry?: Try;
  /** The last try whose answer was lost. */
  readonly lastLostTry?: LostTry;
  readonly payment: Payment;
  /** Payments with this sale's reference that no screen showed: left behind by lost answers. */
  readonly orphans: readonly Tracked[];
  /**
   * How the sale ended, told once and never changed: the end of the payment that was shown, or that of an orphan payment which
   * turned out paid before it.
   */
  readonly end?: End;
  /** The end came when the screen had said already that the sale is over: refused or stopped, and perhaps left. */
  readonly endedLate: boolean;
  /** Tries whose answer was lost and whose possible payment has not been searched for to the end. */
  readonly uncheckedLostTries: number;
  /** Tries whose answer was lost since the sale began: at most so many payments may exist whose code was never shown. */
  readonly lostTries: number;
  /** What counts against the limits of creation. */
  readonly asked: Asked;
  /** Part of the record is missing, and no cashier has said since that a payment may be asked for. */
  readonly recordDamaged: boolean;
  /** Events of the sale so far. */
  readonly events: number;
  /** Why lost tries could not be searched for: a payment whose code was never shown may exist at the service. */
  readonly searchFailure?: Failure;
  /** Tracking ids that the service named for this sale and that are not its own. */
  readonly foreignPayments: readonly string[];
  /** The earlier sales that could still be paid, as far as was known, when this one was charged all the same. */
  readonly chargedDespite: readonly string[];
  /** It was charged though nothing was known of other tills. */
  readonly otherTillsUnchecked: boolean;
  /** Numbers of those that turned out paid, as this sale did, in the order in which that became known. */
  readonly duplicateSalePaid: readonly number[];
  readonly parked: boolean;
  readonly stopped: boolean;
  /** Its code is on no screen unless the cashier asks for it: the amount was wrong. It can still be paid. */
  readonly codeWithdrawn: boolean;
  readonly acknowledged: boolean;
  /** Ids of alerts that a cashier has acknowledged. */
  readonly acknowledgedAlerts: readonly string[];
  /** What its payment was made with, in the service's exact words, once that is known. */
  readonly tender?: string;
  /** Documents that have been printed: further ones are copies. */
  readonly printed: readonly SaleDocument[];
  readonly lastEventAt: number;
}

/** When a payment was asked for: by the till's wall clock, and by the service's where that was known. */
export interface Try {
  readonly at: number;
  readonly serviceTime?: number;
  /** The first of tries that share one entry. */
  readonly repeats?: true;
}

export interface LostTry extends Try {
  /** When its answer was given up, by the service's clock, where that is known. */
  readonly lostAt?: number;
}

/** Tries to create the payment since the sale began, or since a person last said go on. */
export interface Asked {
  readonly tries: number;
  readonly lost: number;
  readonly unreadable: number;
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
  | { readonly state: 'trying'; /** Why the try before it failed. */ readonly failure?: Failure }
  | { readonly state: 'not-sent' | 'lost'; readonly failure: Failure }
  | { readonly state: 'rejected'; readonly failure: Failure; readonly at: number }
  | { readonly state: 'created'; readonly url: string; readonly at: number; readonly tracked: Tracked };

/** A payment that exists at the service, and what has been read of it. */
export interface Tracked {
  readonly trackingId: string;
  /** Of an orphan, milliseconds by the service's clock, where the history stated it. */
  readonly createdAt?: number;
  readonly reading?: TrackingReading;
  /** When `reading` was read first. */
  readonly readAt?: number;
  /** When the reading before it was read first: the payment has been updated since. */
  readonly readBeforeAt?: number;
  /** When a reading first said that the customer was paying, or had paid. */
  readonly seenAt?: number;
  /** Another amount than the sale's, which the terminal's history states for it. */
  readonly historyRequest?: StatedAmount;
  /** The first final reading. It is never overwritten; `reading` may go on to differ, which is an alert. */
  readonly end?: End;
}

export interface End {
  /** What the reading means for this sale (`outcomeOf`). */
  readonly outcome: SaleOutcome;
  readonly at: number;
  readonly reading: TrackingReading;
}

/** Every payment of the sale that exists at the service, the shown one first. */
export function trackedPayments(sale: Sale): readonly Tracked[] {
  const { creation } = sale.payment;
  return creation.state === 'created' ? [creation.tracked, ...sale.orphans] : sale.orphans;
}

/** Whether the service may still have more to say of this payment: its last reading is not final. */
export function isOpen({ reading }: Tracked): boolean {
  return reading?.status.kind !== 'final';
}

/** Whether a customer may still pay for this sale, or have paid: the till has to go on asking the service. */
export function isFollowed(sale: Sale): boolean {
  const unsure = isTrying(sale) || sale.uncheckedLostTries > 0;
  return mayCreate(sale) || unsure || trackedPayments(sale).some(isOpen);
}

/** Whether a payment may still be asked for: nothing shown, nothing paid, not refused, not stopped. */
export function mayCreate(sale: Sale): boolean {
  const { state } = sale.payment.creation;
  return state !== 'created' && state !== 'rejected' && !sale.stopped && sale.end === undefined;
}

/** Whether a try to create the payment is under way, or was when the till stopped. */
export function isTrying({ payment }: Sale): boolean {
  return payment.creation.state === 'trying';
}

/** Whether its code was shown, and no payment of it has been seen. */
export function isUnpaidCode({ end, payment: { creation } }: Sale): boolean {
  if (end !== undefined || creation.state !== 'created') return false;
  const { reading } = creation.tracked;
  return reading === undefined || reading.status.kind === 'created';
}

/** Whether the cashier has nothing more to learn of this sale: it ended, was refused, or was stopped in time. */
export function isSettled(sale: Sale): boolean {
  return sale.end !== undefined || !(mayCreate(sale) || sale.payment.creation.state === 'created');
}
