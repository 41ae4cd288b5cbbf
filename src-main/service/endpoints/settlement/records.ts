import { z } from 'zod';
import { amount, optionalEnum, optionalId, record, text, time, whole } from '../../requests/fields.ts';
import type { BatchStatus } from '../history/records.ts';

/**
 * Records of spec "Settlement side". Few of their fields are shown; the others are read where a deployment has them.
 * Times are milliseconds since 1970, amounts in the currency of merchant or rail.
 */
const settlementFields = {
  status: optionalEnum<never>(),
  type: optionalEnum<never>(),
  merchantId: optionalId,
  currency: text,
  created: time,
  updated: time,
  batchCount: whole,
  paymentCount: whole,
  totalFees: amount,
  netAdjustmentTotal: amount,
  holdReason: text,
  payoutId: optionalId,
  grossAmount: amount,
  netAmount: amount,
};

const settlementRecord = record('settlementId', settlementFields);
export type Settlement = Readonly<z.output<typeof settlementRecord>>;
export const settlement: z.ZodType<Settlement> = settlementRecord;

const batchRecord = record('batchId', {
  settlementId: optionalId,
  status: optionalEnum<BatchStatus>(),
  type: optionalEnum<never>(),
  merchantId: optionalId,
  currency: text,
  batchPeriod: text,
  created: time,
  paymentCount: whole,
  grossAmount: amount,
  totalFees: amount,
  netAmount: amount,
});
export type Batch = Readonly<z.output<typeof batchRecord>>;
export const batch: z.ZodType<Batch> = batchRecord;

const depositRecord = record('depositId', {
  settlementId: optionalId,
  status: optionalEnum<never>(),
  /** ACH or wire; the exact strings are not shown. */
  method: optionalEnum<never>(),
  merchantId: optionalId,
  currency: text,
  created: time,
  amount,
});
export type Deposit = Readonly<z.output<typeof depositRecord>>;
export const deposit: z.ZodType<Deposit> = depositRecord;

/** What one merchant was settled: no field is shown, not even an identifier. */
const merchantSettlementRecord = z.object({
  id: optionalId,
  merchantSettlementId: optionalId,
  ...settlementFields,
});
export type MerchantSettlement = Readonly<z.output<typeof merchantSettlementRecord>>;
export const merchantSettlement: z.ZodType<MerchantSettlement> = merchantSettlementRecord;

/** What was settled for one payment: no field is shown. */
const paymentSettlementRecord = z.object({
  paymentId: optionalId,
  merchantId: optionalId,
  currency: text,
  terminalId: optionalId,
  merchantSettlementId: optionalId,
  batchId: optionalId,
  batchPeriod: text,
  status: optionalEnum<never>(),
  tenderType: optionalEnum<never>(),
  reference: text,
  grossAmount: amount,
  feeAmount: amount,
  netAmount: amount,
  created: time,
});
export type PaymentSettlement = Readonly<z.output<typeof paymentSettlementRecord>>;
export const paymentSettlement: z.ZodType<PaymentSettlement> = paymentSettlementRecord;
