import type { Failure } from '../../failure.ts';
import type { ServiceAmount } from '../../money/service-amount.ts';
import type { PaymentRow, UnreadPayment } from './payments.ts';

/** The service's lists of money on its way to the bank (spec "Settlement and reconciliation"). */
export const SETTLEMENT_LISTS = ['settlements', 'batches', 'deposits'] as const;
export type SettlementList = (typeof SETTLEMENT_LISTS)[number];

/** Scopes of these lists. A terminal has no settlements of its own. */
export const SETTLEMENT_SCOPES = ['merchant', 'partner'] as const;
export type SettlementScope = (typeof SETTLEMENT_SCOPES)[number];

export interface SettlementSearch {
  readonly list: SettlementList;
  readonly scope: SettlementScope;
  /** First and last day of the record's creation, both included, as the store counts them: `2026-05-12`. */
  readonly from?: string;
  readonly to?: string;
  /** The order by creation, which is the only one that the specification shows. */
  readonly oldestFirst: boolean;
}

/** One page of a list. */
export interface SettlementsPage {
  readonly records: readonly SettlementRecord[];
  /** On all pages, where the service says. */
  readonly total?: number;
  /** The page to go on with. */
  readonly next?: number;
}

export type SettlementRecord = SettlementAtService | BatchAtService | DepositAtService;

/** The specification does not show most fields of these records, so they may be missing. Times are epoch milliseconds. */
interface RecordAtService {
  readonly id: string;
  /** As the service writes it. */
  readonly status?: string;
  readonly merchantId?: string;
  readonly createdAt?: number;
}

export interface SettlementAtService extends RecordAtService {
  readonly kind: 'settlement';
  readonly type?: string;
  readonly batchCount?: number;
  readonly paymentCount?: number;
  readonly gross?: ServiceAmount;
  readonly fees?: ServiceAmount;
  /** Negative where the merchant gets less. */
  readonly adjustment?: ServiceAmount;
  readonly net?: ServiceAmount;
  readonly holdReason?: string;
  /** Set once it is paid out. */
  readonly payoutId?: string;
  /** Missing where they are not known. */
  readonly deposits?: readonly DepositAtService[];
  /** Why the deposits could not be read. Without them nobody can tell whether the money has arrived. */
  readonly depositsFailure?: Failure;
}

/** Payments that are settled together. */
export interface BatchAtService extends RecordAtService {
  readonly kind: 'batch';
  readonly settlementId?: string;
  readonly type?: string;
  /** The day of its payments, as the service writes it. */
  readonly period?: string;
  readonly paymentCount?: number;
  readonly gross?: ServiceAmount;
  readonly fees?: ServiceAmount;
  readonly net?: ServiceAmount;
}

/** Money that was sent to the bank. */
export interface DepositAtService extends RecordAtService {
  readonly kind: 'deposit';
  readonly settlementId?: string;
  /** ACH or wire, as the service writes it. */
  readonly method?: string;
  readonly amount?: ServiceAmount;
}

/** A settlement, or a batch with its settlement, with its batches, deposits and payments. */
export interface SettlementDetails {
  readonly batch?: BatchAtService;
  /** Missing for a batch for which neither its record nor its payments name a settlement. */
  readonly settlement?: SettlementAtService;
  /** Batches of the settlement, at most 500. */
  readonly batches: readonly BatchAtService[];
  readonly payments: SettledPayments;
}

/**
 * Payments of a settlement or batch. The service has no filter for them, so all payments that were created in a period are
 * read and matched. They are read again each time, because a payment's `updated` does not change when it is batched.
 */
export interface SettledPayments {
  /** Newest first. */
  readonly rows: readonly PaymentRow[];
  /** The period of creation that was read. */
  readonly from: number;
  readonly until: number;
  /** There were more payments in the period than are read at once; payments before this time were not read. */
  readonly searchedBackTo?: number;
  /** How many payments there are, where the service says. */
  readonly expected?: number;
  /** Why the others could not be read. */
  readonly failure?: Failure;
  /** Why this till's sales are missing beside their payments: its own list, which names them, could not be read. */
  readonly salesFailure?: Failure;
  /** Payments of the period that cannot be read. Any of them may be one of these. */
  readonly unread?: readonly UnreadPayment[];
}
