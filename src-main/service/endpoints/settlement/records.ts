import { z } from 'zod';
import { amount, optionalEnum, optionalId, record, text, time, whole } from '../../requests/fields.ts';
import type { BatchStatus } from '../history/records.ts';

/**
 * Records of spec "Settlement side". The specification names few of their fields; the others are read where a
 * deployment sends them. Times are epoch milliseconds; amounts are in the currency of the merchant or the rail.
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
  /** ACH or wire. The specification does not state the exact strings. */
  method: optionalEnum<never>(),
  merchantId: optionalId,
  currency: text,
  created: time,
  amount,
});
export type Deposit = Readonly<z.output<typeof depositRecord>>;
export const deposit: z.ZodType<Deposit> = depositRecord;

/** One settlement of a merchant. The specification names none of its fields, not even an identifier. */
const merchantSettlementRecord = z.object({
  id: optionalId,
  merchantSettlementId: optionalId,
  ...settlementFields,
});
export type MerchantSettlement = Readonly<z.output<typeof merchantSettlementRecord>>;
export const merchantSettlement: z.ZodType<MerchantSettlement> = merchantSettlementRecord;

/** The settlement of one payment. The specification names none of its fields. */
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
