import { netMinor } from '../world/payments/batching.ts';
import type { Batch, Deposit, Settlement } from '../world/payments/settlement-records.ts';
import { wireAmount } from '../world/wire-values.ts';

/**
 * A settlement in an answer. `created`, `batchCount`, `totalFees`, `netAdjustmentTotal`, `holdReason` and `payoutId`
 * are the specification's; `settlementSweepId`, `achTransferId` and `targetPayoutDate` are never returned; the others
 * are this sandbox's own.
 */
export function settlementRecord(settlement: Settlement) {
  return {
    id: settlement.id,
    merchantId: settlement.merchantId,
    type: settlement.type,
    status: settlement.status,
    batchCount: settlement.batchCount,
    paymentCount: settlement.paymentCount,
    grossAmount: wireAmount(settlement.grossMinor),
    totalFees: wireAmount(settlement.feesMinor),
    netAdjustmentTotal: wireAmount(settlement.adjustmentMinor),
    netAmount: wireAmount(netMinor(settlement)),
    holdReason: settlement.holdReason,
    payoutId: settlement.payoutId,
    created: settlement.created,
    updated: settlement.updated,
  };
}

export function batchRecord(batch: Batch) {
  return {
    id: batch.id,
    merchantId: batch.merchantId,
    settlementId: batch.settlementId,
    type: batch.type,
    status: batch.status,
    batchPeriod: batch.batchPeriod,
    paymentCount: batch.paymentCount,
    grossAmount: wireAmount(batch.grossMinor),
    totalFees: wireAmount(batch.feesMinor),
    netAmount: wireAmount(batch.grossMinor - batch.feesMinor),
    created: batch.created,
    updated: batch.updated,
  };
}

export function depositRecord(deposit: Deposit) {
  return {
    id: deposit.id,
    merchantId: deposit.merchantId,
    settlementId: deposit.settlementId,
    method: deposit.method,
    status: deposit.status,
    amount: wireAmount(deposit.amountMinor),
    created: deposit.created,
    updated: deposit.updated,
  };
}
