import { REQUESTED_CURRENCY } from '../world/currencies.ts';
import type { Payment } from '../world/payments/payment.ts';
import { wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';

/** Kinds of difference between a till's ledger and what service and bank state. */
export const DIFFERENCE_KINDS = [
  'unsettled',
  'on-hold',
  'fee',
  'adjustment',
  'paid-after-end',
  'paid-twice',
  'made-elsewhere',
  'unknown-to-till',
  'amount-differs',
  'missing-at-service',
  'status-differs',
  'deposit-missing',
  'deposit-differs',
  'deposit-failed',
  'batch-differs',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A planted difference. Its batch and settlement are known once all are planted. */
export interface Draft {
  readonly kind: DifferenceKind;
  /** Minor units; see `PlantedDifference`. */
  readonly amountMinor: number;
  /** The payment as it is now, or all payments of a batch. */
  readonly payments: readonly Payment[];
  /** The payment as the till knows it; null where the till never created it. Missing for a whole batch. */
  readonly till?: Payment | null;
}

/** One planted difference in an answer of the control interface. */
export interface PlantedDifference {
  readonly kind: DifferenceKind;
  /**
   * The amount in minor units of `currency` that was paid and is missing or too much on one side. Signed for
   * `adjustment`, `amount-differs`, `deposit-differs` and `batch-differs`: negative where the merchant has less than
   * the till expects.
   */
  readonly amountMinor: number;
  readonly currency: string;
  /** Null for a whole batch. */
  readonly trackingId: string | null;
  readonly paymentId: string | null;
  readonly trackingIds: readonly string[];
  readonly batchId: string | null;
  readonly settlementId: string | null;
  readonly depositId: string | null;
  /** Null where the till never created the payment, and for a whole batch. */
  readonly till: Side | null;
  /** Null where the service does not have the payment, and for a whole batch. */
  readonly service: Side | null;
}

interface Side {
  readonly terminalId: string;
  readonly reference: string;
  readonly statusCode: string;
  readonly requestedMinor: number;
  readonly paidMinor: number;
  readonly created: string;
}

export function plantedDifference(world: World, draft: Draft): PlantedDifference {
  const [first] = draft.payments;
  const one = draft.till === undefined ? undefined : first;
  const now = first && world.payments.byTracking(first.trackingId);
  const batch = now?.batchId == null ? undefined : world.batches.byId(now.batchId);
  const settlementId = batch?.settlementId ?? null;
  const deposit =
    settlementId === null ? undefined : world.deposits.first('WHERE settlementId = ?', settlementId);
  return {
    kind: draft.kind,
    amountMinor: draft.amountMinor,
    currency: REQUESTED_CURRENCY.code,
    trackingId: one?.trackingId ?? null,
    paymentId: one?.paymentId ?? null,
    trackingIds: draft.payments.map(({ trackingId }) => trackingId),
    batchId: batch?.id ?? null,
    settlementId,
    depositId: deposit?.id ?? null,
    till: one === undefined ? null : sideOf(draft.till),
    service: one === undefined ? null : sideOf(now),
  };
}

function sideOf(payment: Payment | null | undefined): Side | null {
  if (payment == null) return null;
  const { terminalId, reference, statusCode, requestedMinor, paidMinor, created } = payment;
  return { terminalId, reference, statusCode, requestedMinor, paidMinor, created: wireTime(created) };
}
