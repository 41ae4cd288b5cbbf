import { hasGoneWrong } from '../../../shared/payment/deposit-status.ts';
import type { Payout } from '../../../shared/contract/back-office/days-explained.ts';
import type { PaidAtService } from './compare-sides.ts';

/** A settlement as the service states it, in minor units; what is not stated is missing. */
export interface PayoutStated extends Omit<Payout, 'own' | 'settlementId'> {
  readonly batches?: readonly BatchStated[];
  /** What it says to be the sum of them. */
  readonly totalMinor?: number;
  /** What its batches say of fees, where all of them do. */
  readonly batchFeesMinor?: number;
  /** It says that it is on hold, with or without a reason. */
  readonly isOnHold?: true;
  /** It, one of its batches or one of its deposits names another merchant. */
  readonly isOfAnotherMerchant?: true;
}

export interface BatchStated {
  readonly batchId: string;
  /** The day of its payments, as the service writes it. */
  readonly period?: string;
  readonly grossMinor?: number;
  readonly feesMinor?: number;
  readonly isOnHold?: true;
}

/** The settlements that a payment's money goes through: none, or nothing that is known to be closed, answers `undefined`. */
export function settlementOf({
  record: { batchId, batchStatus, settlementId },
}: PaidAtService): string | undefined {
  return batchId === undefined || batchStatus === 'open' || batchStatus === 'hold' ? undefined : settlementId;
}

/** Also those whose batch is on hold: whether they were paid all the same is looked at. */
export function settlementsToRead(paid: readonly PaidAtService[]): ReadonlySet<string> {
  return new Set(
    paid.flatMap(
      (one) =>
        settlementOf(one) ?? (one.record.batchStatus === 'hold' ? (one.record.settlementId ?? []) : []),
    ),
  );
}

/** Whether the service says that its money is on the way to the bank, or there. */
export function hasLeft({ payoutId, deposits }: Pick<PayoutStated, 'payoutId' | 'deposits'>): boolean {
  return payoutId !== undefined || deposits.length > 0;
}

/** Whether this payment's money is said to go to another merchant, or to be on hold and paid out at once. */
export function isContradicted({ record }: PaidAtService, payout: PayoutStated | undefined): boolean {
  if (!payout || payout.failure) return false;
  if (payout.isOfAnotherMerchant) return true;
  const { batches = [], deposits, isOnHold } = payout;
  // What came back from the bank may be on hold.
  const isBack = deposits.length > 0 && deposits.every(hasGoneWrong);
  if (!hasLeft(payout) || isBack) return false;
  const batch = batches.find(({ batchId }) => batchId === record.batchId);
  return isOnHold === true || batch?.isOnHold === true || record.batchStatus === 'hold';
}

/** The batches of these payments that are in a settlement, with it. */
export function batchesOf(paid: readonly PaidAtService[]): ReadonlyMap<string, string> {
  return new Map(
    paid.flatMap((one) => {
      const settlementId = settlementOf(one);
      const { batchId } = one.record;
      return settlementId === undefined || batchId === undefined ? [] : [[batchId, settlementId] as const];
    }),
  );
}
