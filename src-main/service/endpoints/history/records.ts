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
  optionalIdOf,
  text,
  texts,
  time,
  whole,
} from '../../requests/fields.ts';

/** As long as a tracking id may be; one that is too long makes the whole page unreadable. */
const optionalId = optionalIdOf(trackingIdSchema);
/** Null until the payment is batched. */
const nullableId = trackingIdSchema.nullish().transform((value) => value ?? null);

/** Spec "Batch statuses". */
export type BatchStatus = 'open' | 'closed' | 'hold';

/** Fields of every record (spec "Payment history objects"). All are null until the payment is batched. */
const linkage = {
  settlementId: nullableId,
  batchId: nullableId,
  batchStatus: nullableEnum<BatchStatus>(),
};

/**
 * Fields that the specification names for neither scope, by which people find a payment. They are read where they are
 * sent.
 */
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
  /** In the merchant's currency, for which the specification names no field. */
  requestedAmount: amount,
  paidAmount: amount,
};

/**
 * `PaymentResponse`: a record at partner and merchant scope. Times are epoch milliseconds. Assigning a settlement does
 * not change `updated`.
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
    /** The fields of the refund lifecycle under their own names. */
    refund: optional(z.record(z.string(), anything)),
    /** An object here; a string at terminal scope. */
    customerId: optional(z.record(z.string(), anything)),
    created: time,
    updated: time,
  }),
);
export type PaymentResponse = Readonly<z.output<typeof paymentResponseRecord>>;
export const paymentResponse: z.ZodType<PaymentResponse> = paymentResponseRecord;

/** Of the four refund lifecycle fields the specification names only the prefix. In most records they are empty. */
function gatherRefund(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const fields = record as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields).filter((name) => name.startsWith('refund') && name !== 'refundEmail');
  // Copying a record takes half as long as all other reading of it.
  if (names.every((name) => (fields[name] ?? null) === null)) return record;
  return { ...record, refund: Object.fromEntries(names.map((name) => [name, fields[name]])) };
}

/** `PaymentInfo`: a record at terminal scope, which has other fields than `PaymentResponse`. */
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
