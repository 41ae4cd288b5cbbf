import { signedAmountStated } from '../amount-stated.ts';
import type {
  BatchAtService,
  DepositAtService,
  SettlementAtService,
} from '../../../shared/contract/back-office/settlements.ts';
import type { Batch, Deposit, Settlement } from '../../service/endpoints/settlement/records.ts';

/** Records for screens. Amounts are in `currency`, where it is known; an amount that is not exact in it is left out. */
export function settlementFrom(record: Settlement, currency: string | undefined): SettlementAtService {
  const { totalFees, netAdjustmentTotal, grossAmount, netAmount } = record;
  return withoutMissing({
    kind: 'settlement',
    ...common(record),
    type: record.type,
    batchCount: record.batchCount,
    paymentCount: record.paymentCount,
    gross: signedAmountStated(grossAmount, currency),
    fees: signedAmountStated(totalFees, currency),
    adjustment: signedAmountStated(netAdjustmentTotal, currency),
    net: signedAmountStated(netAmount, currency),
    holdReason: record.holdReason === '' ? undefined : record.holdReason,
    payoutId: record.payoutId,
  });
}

/** A batch of the service. Amounts are in `currency`, where it is known. */
export function batchFrom(record: Batch, currency: string | undefined): BatchAtService {
  return withoutMissing({
    kind: 'batch',
    ...common(record),
    settlementId: record.settlementId,
    type: record.type,
    period: record.batchPeriod,
    paymentCount: record.paymentCount,
    gross: signedAmountStated(record.grossAmount, currency),
    fees: signedAmountStated(record.totalFees, currency),
    net: signedAmountStated(record.netAmount, currency),
  });
}

/** A deposit of the service. Its amount is in `currency`, where it is known. */
export function depositFrom(record: Deposit, currency: string | undefined): DepositAtService {
  return withoutMissing({
    kind: 'deposit',
    ...common(record),
    settlementId: record.settlementId,
    method: record.method,
    amount: signedAmountStated(record.amount, currency),
  });
}

function common({ id, status, merchantId, created }: Settlement | Batch | Deposit) {
  return { id, status, merchantId, createdAt: created };
}

type Missing<T> = { readonly [Name in keyof T]: T[Name] | undefined };

function withoutMissing<T extends { readonly kind: string; readonly id: string }>(fields: Missing<T>): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
