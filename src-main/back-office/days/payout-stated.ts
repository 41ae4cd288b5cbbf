import type { Payout } from '../../../shared/contract/back-office/days-explained.ts';
import type { PaidAtService } from './compare-sides.ts';

/** A settlement as the service states it, in minor units; what is not stated is missing. */
export interface PayoutStated extends Omit<Payout, 'own' | 'settlementId'> {
  readonly batches?: readonly BatchStated[];
  /** What it says to be the sum of them. */
  readonly totalMinor?: number;
  /** What its batches say of fees, where all of them do. */
  readonly batchFeesMinor?: number;
}

export interface BatchStated {
  readonly batchId: string;
  /** The day of its payments, as the service writes it. */
  readonly period?: string;
  readonly grossMinor?: number;
}

/** The settlements that a payment's money goes through: none, or nothing that is known to be closed, answers `undefined`. */
export function settlementOf({
  record: { batchId, batchStatus, settlementId },
}: PaidAtService): string | undefined {
  return batchId === undefined || batchStatus === 'open' || batchStatus === 'hold' ? undefined : settlementId;
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
