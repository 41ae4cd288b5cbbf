import { hasGoneWrong, isOnHold, isUnfinished } from '../../../shared/payment/deposit-status.ts';
import type { Payout } from '../../../shared/contract/back-office/days-explained.ts';
import type { PaidAtService } from './compare-sides.ts';
import type { SettledPayment } from './settled-payments.ts';

/** A settlement as the service states it, in minor units. Values that it does not state are missing. */
export interface PayoutStated extends Omit<Payout, 'own' | 'settlementId'> {
  /** Epoch milliseconds. */
  readonly createdAt?: number;
  readonly merchantId?: string;
  readonly batches?: readonly BatchStated[];
  /** The settlement's own sum of its batches. */
  readonly totalMinor?: number;
  /** The sum of the batches' fees, where all of them state theirs. */
  readonly batchFeesMinor?: number;
  /** The sum of the batches' own net amounts, where all of them state theirs. */
  readonly batchNetMinor?: number;
  /** By how much its numbers of batches and payments differ from its batches; missing where they do not. */
  readonly countsGap?: number;
  /** The settlement is on hold, with or without a reason, or has failed. */
  readonly isKeptBack?: true;
  /** The settlement is still open. */
  readonly isOpen?: true;
  /**
   * The settlement, one of its batches or one of its deposits names another merchant, or a batch another settlement, or a
   * deposit one that does not list it.
   */
  readonly isOfAnother?: true;
  /** Its deposits that name another settlement, with that one's id. */
  readonly depositsNaming?: readonly { readonly depositId: string; readonly names: string }[];
}

export interface BatchStated {
  readonly batchId: string;
  /** The day of its payments, in the service's form. */
  readonly period?: string;
  readonly grossMinor?: number;
  readonly feesMinor?: number;
  readonly netMinor?: number;
  /** Number of its payments. */
  readonly paymentCount?: number;
  /** The batch is open, on hold or has failed, so that it cannot have been paid out. */
  readonly isUnfinished?: true;
  readonly isOnHold?: true;
}

/** The settlement of a payment; `undefined` for one without a batch, or with a batch that is open, on hold or has failed. */
export function settlementOf({ record }: Pick<PaidAtService, 'record'>): string | undefined {
  const { batchId, batchStatus, settlementId } = record;
  return batchId === undefined || isUnfinished(batchStatus) ? undefined : settlementId;
}

/**
 * The settlements that are read. Those of payments in no batch, or in an unfinished one, are included, because they may
 * have been paid out all the same.
 */
export function settlementsToRead(paid: readonly PaidAtService[]): ReadonlySet<string> {
  return new Set(paid.flatMap(({ record }) => record.settlementId ?? []));
}

/** Whether the service has paid the settlement out, or is doing so. */
export function hasLeft({ payoutId, deposits }: Pick<PayoutStated, 'payoutId' | 'deposits'>): boolean {
  return payoutId !== undefined || deposits.length > 0;
}

/**
 * The net amount of the batches on hold, where the deposits that are no failures lack exactly that: the service has paid out
 * the others. `undefined` in any other case, also where an amount is not stated.
 */
export function heldBack({
  netMinor,
  batches = [],
  deposits,
}: Pick<PayoutStated, 'netMinor' | 'batches' | 'deposits'>): number | undefined {
  const arrived = deposits.filter((deposit) => !hasGoneWrong(deposit));
  if (netMinor === undefined || arrived.length === 0) return undefined;
  const lacking = arrived.reduce((sum, { minor = NaN }) => sum - minor, netMinor);
  const heldMinor = heldOf({ batches });
  return lacking === heldMinor ? heldMinor : undefined;
}

/** The net amount of the batches on hold; `undefined` without any, `NaN` where one does not state its own. */
export function heldOf({ batches = [] }: Pick<PayoutStated, 'batches'>): number | undefined {
  const held = batches.filter((batch) => batch.isOnHold === true);
  return held.length === 0 ? undefined : held.reduce((sum, batch) => sum + (batch.netMinor ?? NaN), 0);
}

/**
 * Whether the settlement contradicts the payment: it is another's, or it was paid out although it is open, on hold or
 * has failed, by itself or for this payment, the payment's batch is missing or one of these, or its deposits are
 * earlier than the payment or later than now.
 */
export function isContradicted(
  one: PaidAtService,
  payout: PayoutStated | undefined,
  { settled, now }: { readonly settled: SettledPayment; readonly now: number },
): boolean {
  if (!payout || payout.failure) return false;
  if (payout.isOfAnother) return true;
  const { batches = [], deposits, isKeptBack } = payout;
  // A payout that the bank returned may be on hold.
  const sent = deposits.filter((deposit) => !hasGoneWrong(deposit));
  const isBack = deposits.length > 0 && sent.length === 0;
  if (!hasLeft(payout) || isBack) return false;
  const { batchId, createdAt = 0 } = one.record;
  const isInHeldBatch = batches.some((batch) => batch.batchId === batchId && batch.isOnHold === true);
  if (payout.heldMinor !== undefined && isInHeldBatch && settlementOf(one) === undefined)
    return isKeptBack === true || payout.isOpen === true;
  return (
    isKeptBack === true ||
    payout.isOpen === true ||
    settled.isKeptBack === true ||
    sent.some((deposit) => (deposit.createdAt ?? now) - BESIDE_MS > now) ||
    sent.some(isOnHold) ||
    batches.some((batch) => batch.batchId === batchId && batch.isUnfinished === true) ||
    settlementOf(one) === undefined ||
    (sent.length > 0 && sent.every((deposit) => (deposit.createdAt ?? createdAt) + BESIDE_MS < createdAt))
  );
}

/** Two days: a deposit that only names a day, of whatever time zone, may seem so much earlier or later. */
const BESIDE_MS = 172_800_000;

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
