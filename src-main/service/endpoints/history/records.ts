import { z } from 'zod';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { trackingIdSchema } from '../../answers/read-answer.ts';
import {
  amount,
  anything,
  exact,
  nullableEnum,
  optional,
  optionalEnum,
  text,
  texts,
  time,
  whole,
} from '../../requests/fields.ts';

/** Of any length that a payment's own may have: one that is too long would take the whole page with it. */
const optionalId = trackingIdSchema.nullish().transform((value) => value ?? undefined);
/** Null until the payment is batched. */
const nullableId = trackingIdSchema.nullish().transform((value) => value ?? null);

/** Spec "Batch statuses". */
export type BatchStatus = 'open' | 'closed' | 'hold';

/** On every record (spec "Payment history objects"): all null until the payment is batched. */
const linkage = {
  settlementId: nullableId,
  batchId: nullableId,
  batchStatus: nullableEnum<BatchStatus>(),
};

/** Fields that are not shown for either scope and that a record is found by: read where they are there. */
const naming = {
  statusCode: z
    .union([z.string().min(1), z.number()])
    .nullish()
    .transform((raw) => raw ?? undefined)
    .transform((raw) => (raw === undefined ? undefined : readStatus(raw))),
  reference: text,
  paymentCode: text,
  description: text,
  paymentId: optionalId,
  /** In the merchant's currency, which no field of the record is shown to name. */
  requestedAmount: amount,
  paidAmount: amount,
};

/**
 * `PaymentResponse`: a record at partner and merchant scope. Times are milliseconds since 1970. Assigning a settlement
 * does not change `updated`.
 */
const paymentResponseRecord = z.preprocess(
  gatherRefund,
  z.object({
    ...linkage,
    ...naming,
    batchPeriod: text,
    merchantId: optionalId,
    currency: text,
    merchantName: text,
    locationId: optionalId,
    locationName: text,
    terminalId: optionalId,
    terminalName: text,
    tenderType: optionalEnum<'usdcBase' | 'ethereum'>(),
    transferType: text,
    originalSenderAddress: exact,
    /** The refund lifecycle, by the fields' own names. */
    refund: optional(z.record(z.string(), anything)),
    /** An object here, a string at terminal scope. */
    customerId: optional(z.record(z.string(), anything)),
    created: time,
    updated: time,
  }),
);
export type PaymentResponse = Readonly<z.output<typeof paymentResponseRecord>>;
export const paymentResponse: z.ZodType<PaymentResponse> = paymentResponseRecord;

/** The names of the four refund lifecycle fields are not shown, but what they begin with. Most records say nothing in them. */
function gatherRefund(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const fields = record as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields).filter((name) => name.startsWith('refund') && name !== 'refundEmail');
  // A copy of so many fields takes half as long as all else that is read of a record.
  if (names.every((name) => (fields[name] ?? null) === null)) return record;
  return { ...record, refund: Object.fromEntries(names.map((name) => [name, fields[name]])) };
}

/** `PaymentInfo`: a record at terminal scope, with identifiers that only exist there and without the fields above. */
const paymentInfoRecord = z.object({
  ...linkage,
  ...naming,
  trackingId: trackingIdSchema,
  pageId: exact,
  reqCurrencyId: whole,
  payCurrencyId: whole,
  emailReceipt: anything,
  smsReceipt: anything,
  cartItems: anything,
  externalId: text,
  merchantLocation: anything,
  transactions: anything,
  paymentNotifications: anything,
  webhookUrls: texts,
  refundEmail: text,
  expiration: time,
  quoteExpiration: time,
  paymentAddress: exact,
  redirectUrl: exact,
  customerId: optionalId,
  created: time,
  updated: time,
});
export type PaymentInfo = Readonly<z.output<typeof paymentInfoRecord>>;
export const paymentInfo: z.ZodType<PaymentInfo> = paymentInfoRecord;
