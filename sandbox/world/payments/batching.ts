import type { Fee } from '../records/fee-schedules.ts';
import type { Payment } from './payment.ts';
import type { Batch, Deposit, Settlement, SettlementType } from './settlement-records.ts';
import { wireTime } from '../wire-values.ts';

/**
 * Statuses of payments that are settled. For an overpaid one that is the requested amount; the payer reclaims the rest.
 */
export const SETTLED_STATUSES = ['completed', 'overpaid'] as const;

/** The fees of merchants whose partner has no fee schedule. */
const USUAL_FEES: readonly Fee[] = [
  { name: 'cryptoPercentage', feeType: 'percentage', sellRate: 1, buyRate: 0.6 },
  { name: 'walletPercentage', feeType: 'percentage', sellRate: 2.4, buyRate: 1.9 },
];

const WALLET_APPS = new Set(['paypal', 'venmo', 'alipay', 'weChatPay']);
const FIAT = new Set(['klarna']);

/** Every other tender is on a blockchain. */
export function settlementTypeOf(tenderType: string | null): SettlementType {
  if (tenderType !== null && WALLET_APPS.has(tenderType)) return 'walletApps';
  return tenderType !== null && FIAT.has(tenderType) ? 'fiat' : 'crypto';
}

/** The fees of one payment: a percentage and a fixed part, rounded to minor units. */
export function feeMinor({ requestedMinor, tenderType }: Payment, fees: readonly Fee[] = USUAL_FEES): number {
  const percentage = settlementTypeOf(tenderType) === 'crypto' ? 'cryptoPercentage' : 'walletPercentage';
  const rate = (name: string) => fees.find((fee) => fee.name === name)?.sellRate ?? 0;
  return Math.round((requestedMinor * rate(percentage)) / 100 + rate('perTransaction') * 100);
}

/** An open batch of payments of one merchant, type and day. */
export function batchOf(
  id: string,
  payments: readonly Payment[],
  facts: Pick<Batch, 'merchantId' | 'type' | 'batchPeriod'>,
  { fees, now }: { readonly fees?: readonly Fee[] | undefined; readonly now: number },
): Batch {
  return {
    id,
    ...facts,
    status: 'open',
    paymentCount: payments.length,
    grossMinor: payments.reduce((sum, { requestedMinor }) => sum + requestedMinor, 0),
    feesMinor: payments.reduce((sum, payment) => sum + feeMinor(payment, fees), 0),
    settlementId: null,
    created: wireTime(now),
    updated: wireTime(now),
  };
}

/** A pending settlement of closed batches of one merchant and type. */
export function settlementOf(
  id: string,
  batches: readonly Batch[],
  facts: Pick<Settlement, 'merchantId' | 'type'>,
  now: number,
): Settlement {
  const sum = (of: (batch: Batch) => number) => batches.reduce((total, batch) => total + of(batch), 0);
  return {
    id,
    ...facts,
    status: 'pending',
    batchCount: batches.length,
    paymentCount: sum((batch) => batch.paymentCount),
    grossMinor: sum((batch) => batch.grossMinor),
    feesMinor: sum((batch) => batch.feesMinor),
    adjustmentMinor: 0,
    holdReason: null,
    payoutId: null,
    created: wireTime(now),
    updated: wireTime(now),
  };
}

export function netMinor({ grossMinor, feesMinor, adjustmentMinor }: Settlement): number {
  return grossMinor - feesMinor + adjustmentMinor;
}

/** The deposit of a settlement at the merchant's bank. */
export function depositOf(
  id: string,
  settlement: Settlement,
  method: Deposit['method'],
  now: number,
): Deposit {
  return {
    id,
    merchantId: settlement.merchantId,
    settlementId: settlement.id,
    method,
    status: 'pending',
    amountMinor: netMinor(settlement),
    created: wireTime(now),
    updated: wireTime(now),
  };
}
