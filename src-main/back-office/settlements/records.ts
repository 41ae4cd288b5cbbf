import { signedMinorFromNumber } from '../../../shared/exact-decimal.ts';
import { minorDigits } from '../../../shared/money.ts';
import type {
  BatchAtService,
  DepositAtService,
  SettlementAtService,
} from '../../../shared/contract/settlements.ts';
import type { Money } from '../../../shared/money.ts';
import type { Batch, Deposit, Settlement } from '../../service/endpoints/settlement/records.ts';

/** Records as screens show them. Amounts are in `currency`, the terminal's; one that is not exact in it is not shown. */
export function settlementFrom(record: Settlement, currency: string): SettlementAtService {
  const { totalFees, netAdjustmentTotal, grossAmount, netAmount } = record;
  return withoutMissing({
    kind: 'settlement',
    ...common(record),
    type: record.type,
    batchCount: record.batchCount,
    paymentCount: record.paymentCount,
    gross: moneyOf(grossAmount, currency),
    fees: moneyOf(totalFees, currency),
    adjustment: moneyOf(netAdjustmentTotal, currency),
    net: moneyOf(netAmount, currency),
    holdReason: record.holdReason === '' ? undefined : record.holdReason,
    payoutId: record.payoutId,
  });
}

/** A batch of the service's; `currency` is the terminal's, which amounts are read in. */
export function batchFrom(record: Batch, currency: string): BatchAtService {
  return withoutMissing({
    kind: 'batch',
    ...common(record),
    settlementId: record.settlementId,
    type: record.type,
    period: record.batchPeriod,
    paymentCount: record.paymentCount,
    gross: moneyOf(record.grossAmount, currency),
    fees: moneyOf(record.totalFees, currency),
    net: moneyOf(record.netAmount, currency),
  });
}

/** A deposit of the service's; `currency` is the terminal's, which amounts are read in. */
export function depositFrom(record: Deposit, currency: string): DepositAtService {
  return withoutMissing({
    kind: 'deposit',
    ...common(record),
    settlementId: record.settlementId,
    method: record.method,
    amount: moneyOf(record.amount, currency),
  });
}

function common({ id, status, merchantId, created }: Settlement | Batch | Deposit) {
  return { id, status, merchantId, createdAt: created };
}

function moneyOf(amount: number | undefined, currency: string): Money | undefined {
  const minor = amount === undefined ? undefined : signedMinorFromNumber(amount, minorDigits(currency));
  return minor === undefined ? undefined : { minor, currency };
}

type Missing<T> = { readonly [Name in keyof T]: T[Name] | undefined };

function withoutMissing<T extends { readonly kind: string; readonly id: string }>(fields: Missing<T>): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
