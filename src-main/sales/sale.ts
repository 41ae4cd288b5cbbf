import type { Failure } from '../../shared/failure.ts';
import type { LineItems } from '../../shared/money/line-items.ts';
import type { Money } from '../../shared/money/money.ts';
import type { SaleDocument } from '../../shared/printing/printed-document.ts';
import type { SaleOutcome } from '../../shared/payment/payment-status.ts';
import type { SaleService, SaleStamp } from './events.ts';
import type { Rebate } from '../../shared/payment/rebate.ts';
import type { SaleTax } from '../../shared/money/sale-tax.ts';
import type { StatedAmount, TrackingReading } from './reading.ts';

/** The state of a sale, computed from its events. It is never changed in place: `applyEvent` answers a new one. */
export interface Sale {
  readonly id: string;
  readonly number: number;
  readonly amount: Money;
  readonly reference: string;
  /** The name that the cashier gave it. Customers never see it. */
  readonly name?: string;
  readonly lineItems?: LineItems;
  readonly tax?: SaleTax;
  readonly stamp: SaleStamp;
  readonly rebate?: Rebate;
  /** The payment must be asked for with its payer's details. */
  readonly withPayer: boolean;
  /** Missing in a sale of an earlier version of the till. */
  readonly service?: SaleService;
  readonly startedAt: number;
  /** The start by the service's clock or, where that was not known then, the first try at which it was known. */
  readonly serviceStartedAt?: number;
  /** The first try to create the payment. */
  readonly firstTry?: Try;
  readonly lastTry?: Try;
  /** The last try whose answer was lost. */
  readonly lastLostTry?: LostTry;
  readonly payment: Payment;
  /** Payments of this sale whose code was never shown, because the answers that named them were lost. */
  readonly orphans: readonly Tracked[];
  /**
   * How the sale ended. It never changes: the end of the payment that was shown, or of an orphan payment that was paid
   * before that one ended.
   */
  readonly end?: End;
  /** The end came after the creation had been refused or stopped, so that the cashier may have left the sale. */
  readonly endedLate: boolean;
  /** How many tries had a lost answer and may have created a payment for which the search is not complete. */
  readonly uncheckedLostTries: number;
  /** How many tries had a lost answer. At most this many payments may exist whose code was never shown. */
  readonly lostTries: number;
  /** Tries that count towards the limits of creation. */
  readonly tryCounts: TryCounts;
  /** Part of the sale's record is missing. */
  readonly recordDamaged: boolean;
  /** Somebody knows of the missing part, and had the till ask for the payment all the same. */
  readonly resumedOverGap: boolean;
  /** What is missing may be its end, read and acknowledged: the service has not called its payment open since. */
  readonly endMayBeLost: boolean;
  /** How many events the sale has. */
  readonly events: number;
  /** Why payments of lost tries could not be searched for; one may exist at the service. */
  readonly searchFailure?: Failure;
  /** Tracking ids of payments that the service named for this sale and that belong to others. */
  readonly foreignPayments: readonly string[];
  /** Id of the first sale of the order, where this one charges the same order again. */
  readonly firstSaleId?: string;
  /** Ids of earlier sales that could still be paid when the cashier charged this one all the same. */
  readonly chargedDespite: readonly string[];
  /** The cashier charged it although payments of other tills could not be read. */
  readonly otherTillsUnchecked: boolean;
  /** Numbers of the `chargedDespite` sales, and of earlier ones of the same order, that were paid too, in the order in which that became known. */
  readonly duplicateSalePaid: readonly number[];
  readonly parked: boolean;
  readonly stopped: boolean;
  /** The cashier withdrew the code because the amount was wrong. It is shown on request only, and can still be paid. */
  readonly codeWithdrawn: boolean;
  readonly acknowledged: boolean;
  /** Ids of alerts that a cashier has acknowledged. */
  readonly acknowledgedAlerts: readonly string[];
  /** The tender of its payment, in the service's exact words, once it is known. */
  readonly tender?: string;
  /** Documents that have been printed; a further print of one is a copy. */
  readonly printed: readonly SaleDocument[];
  readonly lastEventAt: number;
}

/** A try to create the payment. */
export interface Try {
  /** Epoch milliseconds by the till's clock. */
  readonly at: number;
  /** Epoch milliseconds by the service's clock, where that was known. */
  readonly serviceTime?: number;
  /** It is the first of several tries that share one entry of the ledger. */
  readonly repeats?: true;
}

export interface LostTry extends Try {
  /** When its answer was given up, by the service's clock, where that is known. */
  readonly lostAt?: number;
}

/** How many tries were made since the sale began or a person last resumed it, and how many answers were lost or unreadable. */
export interface TryCounts {
  readonly tries: number;
  readonly lost: number;
  readonly unreadable: number;
}

/** The payment of a sale that the screen shows, or will show. */
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

/** A payment that exists at the service, with its last reading. */
export interface Tracked {
  readonly trackingId: string;
  /** Of an orphan payment: when it was created, by the service's clock, where the history states that. */
  readonly createdAt?: number;
  readonly reading?: TrackingReading;
  /** When `reading` was first read. */
  readonly readAt?: number;
  /** When the reading before it was first read. The service has updated the payment since then. */
  readonly readBeforeAt?: number;
  /** When a reading first said that the customer was paying, or had paid. */
  readonly seenAt?: number;
  /** The amount that the terminal's history states, where it is not the sale's. */
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

/** The payment whose code was shown: the only one that a customer can pay. */
export function shownPayment({ payment: { creation } }: Sale): Tracked | undefined {
  return creation.state === 'created' ? creation.tracked : undefined;
}

/** All payments of the sale that exist at the service, the one that was shown first. */
export function trackedPayments(sale: Sale): readonly Tracked[] {
  const shown = shownPayment(sale);
  return shown ? [shown, ...sale.orphans] : sale.orphans;
}

/** The payment of the sale that has this identifier; `undefined` where the sale has none such. */
export function paymentOf(sale: Sale, trackingId: string): Tracked | undefined {
  return trackedPayments(sale).find((payment) => payment.trackingId === trackingId);
}

/** Whether the payment is open: its last reading is not final. */
export function isOpen({ reading }: Tracked): boolean {
  return reading?.status.kind !== 'final';
}

/** Whether a reading of this payment says that the one whose code was shown is open. */
export function saysShownIsOpen(sale: Sale, trackingId: string, { status }: TrackingReading): boolean {
  if (shownPayment(sale)?.trackingId !== trackingId) return false;
  return status.kind === 'created' || status.kind === 'processing';
}

/** Whether the till still has to ask the service about this sale: a customer may still pay for it, or have paid. */
export function isFollowed(sale: Sale): boolean {
  const unsure = isTrying(sale) || sale.uncheckedLostTries > 0;
  return mayCreate(sale) || unsure || trackedPayments(sale).some(isOpen);
}

/** Whether a payment may be asked for: no code was shown, nothing was paid, and the sale was neither refused nor stopped. */
export function mayCreate(sale: Sale): boolean {
  const { state } = sale.payment.creation;
  return state !== 'created' && state !== 'rejected' && !sale.stopped && sale.end === undefined;
}

/** Whether a try to create the payment is under way, or was when the till stopped. */
export function isTrying({ payment }: Sale): boolean {
  return payment.creation.state === 'trying';
}

/** Whether the sale's code was shown and no money has been seen for it. */
export function isUnpaidCode({ end, payment: { creation } }: Sale): boolean {
  if (end !== undefined || creation.state !== 'created') return false;
  const { reading } = creation.tracked;
  return reading === undefined || reading.status.kind === 'created';
}

/** Whether the sale is over for the cashier: it ended, or was refused or stopped before a code was shown. */
export function isSettled(sale: Sale): boolean {
  return sale.end !== undefined || !(mayCreate(sale) || sale.payment.creation.state === 'created');
}
