import type { Clock } from '../../shared/time/clock.ts';
import type { PayerDetails } from '../../shared/customer/details.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Money } from '../../shared/money/money.ts';
import type { PaymentStatus } from '../../shared/payment/payment-status.ts';
import type { Rebate } from '../../shared/payment/rebate.ts';
import type { ReportUnexpected } from '../../shared/report-unexpected.ts';
import type { SaleEvent, SaleService } from './events.ts';
import type { StatedAmount, TrackingReading } from './reading.ts';

/** What the pure core needs from outside. The edges implement these; the simulation replaces them. */
export interface SalesPorts {
  readonly clock: Clock;
  /** Resolves once whatever else waits (keys, answers, timers) has had its turn: for work that is done in slices. */
  readonly turn: () => Promise<void>;
  readonly random: Random;
  readonly ids: Ids;
  readonly gateway: PaymentGateway;
  readonly ledger: SaleLedger;
  readonly customers: CustomerSafe;
  /** The sale, which is on a screen or waits for one, has just been paid: its tender may open the cash drawer. */
  readonly readTender: (saleId: string) => void;
  /** Receives unexpected errors; the loop that met one is started again. */
  readonly report: ReportUnexpected;
  /** Without it, every sale of the ledger is this service's. */
  readonly services?: Services;
}

export interface Services {
  /** The one that `gateway` asks. */
  readonly own: SaleService;
  /** The one that sales belong to which were recorded without any. */
  readonly ofUnstamped: SaleService;
}

export interface Random {
  /** At least 0, below 1. */
  next(): number;
}

export interface Ids {
  /** A new sale's, of 1 to 64 letters, digits and hyphens. */
  saleId(): string;
  /** A UUID v4: payment ids and `Idempotency-Key`. */
  uuid(): string;
  /** A reference for a sale whose cashier gave none; not given before, not even by an earlier ledger. */
  reference(saleNumber: number): string;
}

/** The payment service, as the sales core needs it. No method throws: every answer, also none, is a value. */
export interface PaymentGateway {
  /** `POST /Payments/crypto`. */
  createPayment(intent: PaymentIntent, signal: AbortSignal): Promise<CreateAnswer>;
  /** `GET /Payments/tracking/{trackingId}`; one try, since the tracker comes again anyway. */
  readTracking(trackingId: string, signal: AbortSignal): Promise<TrackingAnswer>;
  /**
   * `GET /Terminals/{id}/payments` with the exact `Reference`, all pages, created at or after `since`, which is
   * milliseconds by the service's clock.
   */
  findByReference(reference: string, since: number, signal: AbortSignal): Promise<LookupAnswer>;
  /**
   * `GET /Terminals/{id}/payments`, all pages, created between the two, which are milliseconds by the service's clock.
   * `found` only if all of it came; not tried again where the service cannot be reached, since the cashier waits.
   */
  paymentsBetween(from: number, until: number, signal: AbortSignal): Promise<LookupAnswer>;
  /** Milliseconds since 1970 by the service's clock; `undefined` until an answer has told it. */
  serviceTime(): number | undefined;
  /** Whether the service answered the last call of this till, with whatever it said; true before the first. */
  answers(): boolean;
  /** GET calls per minute that the service allows this terminal, as last told. */
  readsPerMinute(): number;
}

export interface PaymentIntent extends PayerDetails {
  readonly amount: Money;
  readonly reference: string;
  readonly idempotencyKey: string;
  /**
   * Milliseconds from this call on, the computer's sleep included. What has not been sent by then is not sent at all, and
   * answered with `not-sent`.
   */
  readonly sentWithinMs: number;
  readonly rebate?: Rebate;
}

export type CreateAnswer =
  | {
      readonly kind: 'created';
      readonly trackingId: string;
      readonly paymentPageId?: string;
      /** `paymentUrls[0]`, already checked to be an address that may be shown. */
      readonly url: string;
    }
  /** Nothing reached the service, or it said so (no connection, 429, sign-in trouble): no payment exists. */
  | { readonly kind: 'not-sent'; readonly failure: Failure }
  /** It may have been carried out: time-out, reset, 5xx, unreadable answer. `trackingId` when one could be read. */
  | { readonly kind: 'lost'; readonly failure: Failure; readonly trackingId?: string }
  /** The service refused it (4xx): no payment exists, and asking again unchanged will not help. */
  | { readonly kind: 'rejected'; readonly failure: Failure };

export type TrackingAnswer =
  | { readonly kind: 'read'; readonly reading: TrackingReading }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type LookupAnswer =
  | { readonly kind: 'found'; readonly payments: readonly FoundPayment[] }
  /**
   * `not-permitted`: this till holds no credential for history; it says so instead of guessing. `payments`: those that came
   * all the same, of however many.
   */
  | {
      readonly kind: 'failed';
      readonly failure: Failure;
      readonly payments?: readonly FoundPayment[];
    };

/** One moment, milliseconds since 1970 by the service's clock and by the till's. */
export interface Since {
  readonly service: number;
  readonly wall: number;
}

export interface FoundPayment {
  readonly trackingId: string;
  /** Where the record states one. */
  readonly reference?: string;
  readonly status?: PaymentStatus;
  /** Milliseconds by the service's clock. */
  readonly createdAt?: number;
  /** Its last update, milliseconds by the service's clock. */
  readonly updatedAt?: number;
  /** What was requested, where the record states it. */
  readonly statedRequest?: StatedAmount;
  /** The record has an external id, and it is not the reference that was looked for. */
  readonly otherExternalId?: true;
}

/** The durable record. Synchronous: when a call returns, the record is on disk. Throws `LedgerUnavailable`. */
export interface SaleLedger {
  /**
   * Appends all of `events`, or none. `closedSaleIds` names the sales that need no more work after them: they are
   * kept for ever but not read at the next start. An event for a closed sale that is not named opens it again.
   */
  append(events: readonly SaleEvent[], closedSaleIds?: readonly string[]): void;
  /** Events of every sale that is not closed, one list a sale, in the order they were appended. */
  openSales(): readonly (readonly SaleEvent[])[];
  /** Events of one sale, closed or not, in the order they were appended; empty when it is not known. */
  sale(saleId: string): readonly SaleEvent[];
  /**
   * Ids of sales of this amount, or of a reference with the same `referenceKey`, closed ones included: at most 50, those
   * with the highest numbers, the highest first. The first of them that began before `since` by both clocks is left out
   * with all that follow it: none of them is newer. One whose `sale-started` has no `serviceTime` is never the first.
   */
  salesLike(like: { reference: string } | { amount: Money }, since?: Since): readonly string[];
  /** The number for the next sale, counting from 1. */
  nextSaleNumber(): number;
  /** Id of the sale, closed or not, for which this payment was recorded first. */
  saleOfPayment(trackingId: string): string | undefined;
  /** Tracking ids of every payment ever recorded for sales of this reference, closed ones included. */
  paymentsOf(reference: string): readonly string[];
}

/** Payers' details, from before their sale begins until its payment is asked for no more. No method throws. */
export interface CustomerSafe {
  /** They are on disk when it succeeds. */
  keep(saleId: string, details: PayerDetails): Promise<Result<null>>;
  /** Exactly what was kept; `undefined` when it cannot be read back. */
  load(saleId: string): Promise<PayerDetails | undefined>;
  /** What cannot be removed now stays among `saleIds`. */
  forget(saleId: string): void;
  /** Sales whose details are here and not forgotten. */
  saleIds(): readonly string[];
}

/** The ledger cannot be read or written now. Nothing may be sent that has not been recorded. */
export class LedgerUnavailable extends Error {
  override readonly name = 'LedgerUnavailable';
}

/** A newer version of the till has changed the ledger's form: this one writes nothing into it. */
export class LedgerOfNewerVersion extends LedgerUnavailable {
  /** Nothing where the ledger does not say it. */
  readonly writtenBy: string | undefined;

  constructor(folder: string, writtenBy: string | undefined) {
    const version = writtenBy === undefined ? 'that version' : `version ${writtenBy} or a later one`;
    super(
      `The ledger in ${folder} was written by a newer version of the till. Install ${version}; nothing was changed.`,
    );
    this.writtenBy = writtenBy;
  }
}
