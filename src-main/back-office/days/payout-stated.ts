import { hasGoneWrong } from '../../../shared/payment/deposit-status.ts';
import type { Payout } from '../../../shared/contract/back-office/days-explained.ts';
import type { PaidAtService } from './compare-sides.ts';

/** A settlement as the service states it, in minor units. Values that it does not state are missing. */
export interface PayoutStated extends Omit<Payout, 'own' | 'settlementId'> {
  readonly batches?: readonly BatchStated[];
  /** The settlement's own sum of its batches. */
  readonly totalMinor?: number;
  /** The sum of the batches' fees, where all of them state theirs. */
  readonly batchFeesMinor?: number;
  /** The settlement is on hold, with or without a reason. */
  readonly isOnHold?: true;
  /** The settlement, one of its batches or one of its deposits names another merchant. */
  readonly isOfAnotherMerchant?: true;
}

export interface BatchStated {
  readonly batchId: string;
  /** The day of its payments, in the service's form. */
  readonly period?: string;
  readonly grossMinor?: number;
  readonly feesMinor?: number;
  readonly isOnHold?: true;
}

/** The settlement of a payment; `undefined` for one without a batch, or with a batch that is open or on hold. */
export function settlementOf({
  record: { batchId, batchStatus, settlementId },
}: PaidAtService): string | undefined {
  return batchId === undefined || batchStatus === 'open' || batchStatus === 'hold' ? undefined : settlementId;
}

/**
 * The settlements that are read. Those of batches on hold are included, because they may have been paid out all the
 * same.
 */
export function settlementsToRead(paid: readonly PaidAtService[]): ReadonlySet<string> {
  return new Set(
    paid.flatMap(
      (one) =>
        settlementOf(one) ?? (one.record.batchStatus === 'hold' ? (one.record.settlementId ?? []) : []),
    ),
  );
}

/** Whether the service has paid the settlement out, or is doing so. */
export function hasLeft({ payoutId, deposits }: Pick<PayoutStated, 'payoutId' | 'deposits'>): boolean {
  return payoutId !== undefined || deposits.length > 0;
}

/**
 * Whether the settlement contradicts the payment: it is another merchant's, or it was paid out although it is on hold.
 */
export function isContradicted({ record }: PaidAtService, payout: PayoutStated | undefined): boolean {
  if (!payout || payout.failure) return false;
  if (payout.isOfAnotherMerchant) return true;
  const { batches = [], deposits, isOnHold } = payout;
  // A payout that the bank returned may be on hold.
  const isBack = deposits.length > 0 && deposits.every(hasGoneWrong);
  if (!hasLeft(payout) || isBack) return false;
  const batch = batches.find(({ batchId }) => batchId === record.batchId);
  return isOnHold === true || batch?.isOnHold === true || record.batchStatus === 'hold';
}

/** The batches of these payments with their settlements, where both are known. */
export function batchesOf(paid: readonly PaidAtService[]): ReadonlyMap<string, string> {
  return new Map(
    paid.flatMap((one) => {
      const settlementId = settlementOf(one);
      const { batchId } = one.record;
      return settlementId === undefined || batchId === undefined ? [] : [[batchId, settlementId] as const];
    }),
  );
}
