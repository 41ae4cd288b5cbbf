import type { Failure } from '../../failure.ts';
import type { ServiceAmount } from '../../money/service-amount.ts';
import type { PaymentRow } from './payments.ts';

/** What the service lists of money on its way to the bank (spec "Settlement and reconciliation"). */
export const SETTLEMENT_LISTS = ['settlements', 'batches', 'deposits'] as const;
export type SettlementList = (typeof SETTLEMENT_LISTS)[number];

/** Whose; no terminal has settlements of its own. */
export const SETTLEMENT_SCOPES = ['merchant', 'partner'] as const;
export type SettlementScope = (typeof SETTLEMENT_SCOPES)[number];

export interface SettlementSearch {
  readonly list: SettlementList;
  readonly scope: SettlementScope;
  /** Days of the record's creation as the service counts them (UTC), `2026-05-12`, both counted. */
  readonly from?: string;
  readonly to?: string;
  /** By creation, the one order that the specification shows. */
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

/** Most fields of these records are not shown in the specification: what is missing was not said. Times are milliseconds. */
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
  /** Below zero where the merchant gets less. */
  readonly adjustment?: ServiceAmount;
  readonly net?: ServiceAmount;
  readonly holdReason?: string;
  /** Once it is paid out. */
  readonly payoutId?: string;
  /** Missing where they are not known. */
  readonly deposits?: readonly DepositAtService[];
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

/** A settlement, or a batch with its settlement, and all that belongs to it. */
export interface SettlementLook {
  readonly batch?: BatchAtService;
  /** None of a batch that is in none. */
  readonly settlement?: SettlementAtService;
  /** Of the settlement, at most 500. */
  readonly batches: readonly BatchAtService[];
  readonly payments: SettledPayments;
}

/**
 * Payments of a settlement or batch: the service has no filter for them, so those that were created in a period are read
 * and matched. The linkage changes nothing else of a payment, so they are read anew each time.
 */
export interface SettledPayments {
  /** Newest first. */
  readonly rows: readonly PaymentRow[];
  /** The period of creation that was looked through. */
  readonly from: number;
  readonly until: number;
  /** There were more payments in the period than are read at once: those before this moment were not looked at. */
  readonly lookedBackTo?: number;
  /** As many as there are, where the service says. */
  readonly expected?: number;
  /** Why the rest is not known. */
  readonly failure?: Failure;
}
