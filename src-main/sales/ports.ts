import type { Clock } from '../../shared/time/clock.ts';
import type { PayerDetails } from '../../shared/customer/details.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Money } from '../../shared/money/money.ts';
import type { PaymentStatus } from '../../shared/payment/payment-status.ts';
import type { Rebate } from '../../shared/payment/rebate.ts';
import type { ReportUnexpected } from '../../shared/report-unexpected.ts';
import type { SaleEvent, SaleService } from './events.ts';
import type { MomentByBoth } from './moment.ts';
import type { StatedAmount, TrackingReading } from './reading.ts';

/** What the pure core needs from outside. The edges implement these; the simulation replaces them. */
export interface SalesPorts {
  readonly clock: Clock;
  /** Resolves in a later turn of the event loop, so that work in slices lets keys, answers and timers in between. */
  readonly turn: () => Promise<void>;
  readonly random: Random;
  readonly ids: Ids;
  readonly gateway: PaymentGateway;
  readonly ledger: SaleLedger;
  readonly customers: CustomerSafe;
  /**
   * Called when a sale has just been paid, to read its tender for the receipt, the reports and, unless it is `late`, the
   * cash drawer.
   */
  readonly readTender: (saleId: string, late: boolean) => void;
  /** Receives unexpected errors. The loop that threw one is started again. */
  readonly report: ReportUnexpected;
  /** Without it, every sale of the ledger belongs to this service. */
  readonly services?: Services;
}

export interface Services {
  /** The service that `gateway` asks. */
  readonly own: SaleService;
  /** The service of sales that were recorded without one. */
  readonly ofUnstamped: SaleService;
}

export interface Random {
  /** A number of at least 0 and less than 1. */
  next(): number;
}

export interface Ids {
  /** The id of a new sale: 1 to 64 letters, digits and hyphens. */
  saleId(): string;
  /** A UUID v4, for payment ids and `Idempotency-Key`. */
  uuid(): string;
  /** A reference for a sale without one. It was never given before, not even by an earlier ledger of this till. */
  reference(saleNumber: number): string;
}

/** The payment service, as the sales core needs it. No method rejects: a missing answer is a value, too. */
export interface PaymentGateway {
  /** `POST /Payments/crypto`. */
  createPayment(intent: PaymentIntent, signal: AbortSignal): Promise<CreateAnswer>;
  /** `GET /Payments/tracking/{trackingId}`, in one try, since the tracker reads again anyway. */
  readTracking(trackingId: string, signal: AbortSignal): Promise<TrackingAnswer>;
  /**
   * `GET /Terminals/{id}/payments` with the exact `Reference`: all pages of payments created at or after `since`, which is
   * epoch milliseconds by the service's clock.
   */
  findByReference(reference: string, since: number, signal: AbortSignal): Promise<LookupAnswer>;
  /**
   * `GET /Terminals/{id}/payments`: all pages of payments created between the two times, which are epoch milliseconds by the
   * service's clock. `found` only if every page came. Not tried again where the service cannot be reached, since the cashier
   * waits.
   */
  paymentsBetween(from: number, until: number, signal: AbortSignal): Promise<LookupAnswer>;
  /** The time by the service's clock, in epoch milliseconds; `undefined` until an answer has stated it. */
  serviceTime(): number | undefined;
  /** Whether the service answered the last call of this till, with any status; true before the first call. */
  answers(): boolean;
  /** GET calls per minute that the service allows this terminal, by its last answer. */
  readsPerMinute(): number;
}

export interface PaymentIntent extends PayerDetails {
  readonly amount: Money;
  readonly reference: string;
  readonly idempotencyKey: string;
  /**
   * Milliseconds from this call on, including the computer's sleep. A request that has not been sent by then is not sent any
   * more, and answered with `not-sent`.
   */
  readonly sentWithinMs: number;
  readonly rebate?: Rebate;
}

export type CreateAnswer =
  | {
      readonly kind: 'created';
      readonly trackingId: string;
      readonly paymentPageId?: string;
      /** `paymentUrls[0]`, checked to be an address that may be shown. */
      readonly url: string;
    }
  /** The request did not reach the service or was turned away (no connection, 429, no token): no payment exists. */
  | { readonly kind: 'not-sent'; readonly failure: Failure }
  /** A payment may exist: time-out, reset, 5xx or unreadable answer. `trackingId` is set where the answer names one. */
  | { readonly kind: 'lost'; readonly failure: Failure; readonly trackingId?: string }
  /** The service refused the request (4xx): no payment exists, and the same request would be refused again. */
  | { readonly kind: 'rejected'; readonly failure: Failure };

export type TrackingAnswer =
  | { readonly kind: 'read'; readonly reading: TrackingReading }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type LookupAnswer =
  | { readonly kind: 'found'; readonly payments: readonly FoundPayment[] }
  /** With `not-permitted`, this till has no credential for the history. `payments` are those that came before the failure. */
  | {
      readonly kind: 'failed';
      readonly failure: Failure;
      readonly payments?: readonly FoundPayment[];
    };

export interface FoundPayment {
  readonly trackingId: string;
  /** Missing where the record states none. */
  readonly reference?: string;
  readonly status?: PaymentStatus;
  /** Epoch milliseconds by the service's clock. */
  readonly createdAt?: number;
  /** Time of the last update, in epoch milliseconds by the service's clock. */
  readonly updatedAt?: number;
  /** The requested amount, where the record states it. */
  readonly statedRequest?: StatedAmount;
  /** The record has an external id that is not the reference which was searched for. */
  readonly otherExternalId?: true;
}

/** The durable record. Synchronous: when a call returns, the record is on disk. Throws `LedgerUnavailable`. */
export interface SaleLedger {
  /**
   * Appends all of `events`, or none. `closedSaleIds` names the sales that are closed after them: they are kept for ever,
   * but not read at the next start. An event of a closed sale that is not named opens the sale again.
   */
  append(events: readonly SaleEvent[], closedSaleIds?: readonly string[]): void;
  /** The events of every open sale, in one list for each, in the order in which they were appended. */
  openSales(): readonly (readonly SaleEvent[])[];
  /** The events of one sale, open or closed, in the order in which they were appended; empty for an unknown sale. */
  sale(saleId: string): readonly SaleEvent[];
  /**
   * Ids of the last 50 sales, open or closed, of this amount or of a reference with the same `referenceKey`, the highest
   * number first. With `since`, the list ends before the first sale that started earlier by both clocks. A sale whose
   * `sale-started` has no `serviceTime` does not end it.
   */
  salesLike(like: { reference: string } | { amount: Money }, since?: MomentByBoth): readonly string[];
  /** The number for the next sale, counting from 1. */
  nextSaleNumber(): number;
  /** Id of the sale, closed or not, for which this payment was recorded first. */
  saleOfPayment(trackingId: string): string | undefined;
  /**
   * Tracking ids of the payments recorded for sales of exactly this reference, closed ones included. A ledger may leave out
   * sales that more than 500 newer ones of the reference follow.
   */
  paymentsOf(reference: string): readonly string[];
}

/** Keeps payers' details, from before their sale starts until no request needs them. No method throws or rejects. */
export interface CustomerSafe {
  /** The details are on disk when it succeeds. */
  keep(saleId: string, details: PayerDetails): Promise<Result<null>>;
  /** Exactly what was kept; `undefined` where it cannot be read. */
  load(saleId: string): Promise<PayerDetails | undefined>;
  /** Removes the details. Where they cannot be removed now, the sale stays in `saleIds`. */
  forget(saleId: string): void;
  /** Ids of the sales whose details are kept and not forgotten. */
  saleIds(): readonly string[];
}

/** The ledger cannot be read or written now, so nothing may be sent. */
export class LedgerUnavailable extends Error {
  override readonly name = 'LedgerUnavailable';
}

/** A newer version of the till has changed the ledger's schema, so this one must not write to it. */
export class LedgerOfNewerVersion extends LedgerUnavailable {
  /** Missing where the ledger does not name it. */
  readonly writtenBy: string | undefined;

  constructor(folder: string, writtenBy: string | undefined) {
    const version = writtenBy === undefined ? 'that version' : `version ${writtenBy} or a later one`;
    super(
      `The ledger in ${folder} was written by a newer version of the till. Install ${version}; nothing was changed.`,
    );
    this.writtenBy = writtenBy;
  }
}
