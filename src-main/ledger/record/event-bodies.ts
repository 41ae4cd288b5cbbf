import { z } from 'zod';
import { FAILURE_ACTIONS, FAILURE_CODES } from '../../../shared/failure.ts';
import { OUTCOMES } from '../../../shared/payment/payment-status.ts';
import { TAX_MODES } from '../../../shared/money/tax-rules.ts';
import type { Approval, ApprovalCause } from '../../../shared/cart/approval.ts';
import type { HandOverFault } from '../../../shared/contract/back-office/hand-over.ts';
import type { Expectation } from '../../../shared/expectation.ts';
import type {
  EarlierPayment,
  Failure,
  FieldFault,
  GuardWarning,
  SignInFault,
} from '../../../shared/failure.ts';
import type { LineItems, LineItem } from '../../../shared/money/line-items.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { SaleDocument } from '../../../shared/printing/printed-document.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type { Rebate } from '../../../shared/payment/rebate.ts';
import type { SaleTax, TaxLine } from '../../../shared/money/sale-tax.ts';
import type { ForeignReason, SaleEventBody, SaleService } from '../../sales/events.ts';
import type { StatedAmount, TrackingReading } from '../../sales/reading.ts';

/** A schema with a line for each field of `T`, optional ones too: a field that is forgotten here would be lost. */
export type SchemaOf<T> = z.ZodType<T> & { readonly shape: { readonly [K in keyof T]-?: z.ZodType } };

export type EventType = SaleEventBody['type'];
type BodyOf<T extends EventType> = Omit<Extract<SaleEventBody, { type: T }>, 'type'>;

const text = z.string();
const optionalText = text.exactOptional();

/** One of several words. Any text is read: a word that another version added must not make its event unreadable. */
const wordOf = <T extends string>() => z.custom<T>((value) => typeof value === 'string');

const money = z.object({ minor: z.int(), currency: text }) satisfies SchemaOf<Money>;

const makeup = z.object({
  lines: z.array(
    z.object({
      name: text,
      quantity: z.int(),
      unitMinor: z.int(),
      listMinor: z.int().exactOptional(),
      discountMinor: z.int().exactOptional(),
      note: optionalText,
      code: optionalText,
      taxRate: optionalText,
    }) satisfies SchemaOf<LineItem>,
  ),
  discountMinor: z.int().exactOptional(),
  taxMinor: z.int().exactOptional(),
  tipMinor: z.int().exactOptional(),
}) satisfies SchemaOf<LineItems>;

/** Read by itself where the rest of a sale can be read and this cannot. */
export const taxSchema = z.object({
  mode: z.enum(TAX_MODES),
  lines: z.array(
    z.object({
      id: text,
      name: text,
      percent: text,
      netMinor: z.int(),
      taxMinor: z.int(),
    }) satisfies SchemaOf<TaxLine>,
  ),
}) satisfies SchemaOf<SaleTax>;

const rebate = z.object({
  total: z.int(),
  merchantPortion: z.int(),
  targetRebate: z.int(),
}) satisfies SchemaOf<Rebate>;

const approvalCause = z.object({
  kind: wordOf<ApprovalCause['kind']>(),
  minor: z.int(),
  ofMinor: z.int(),
  name: optionalText,
}) satisfies SchemaOf<ApprovalCause>;

const approval = z.object({
  by: optionalText,
  causes: z.array(approvalCause),
}) satisfies SchemaOf<Approval>;

const fieldFault = z.object({
  field: text,
  fault: wordOf<FieldFault['fault']>(),
  expected: wordOf<Expectation>().exactOptional(),
  said: optionalText,
}) satisfies SchemaOf<FieldFault>;

const earlierPayment = z.object({
  reference: text,
  writtenDifferently: z.literal(true).exactOptional(),
  at: z.number().exactOptional(),
  saleId: optionalText,
  number: z.int().exactOptional(),
  amount: money.exactOptional(),
}) satisfies SchemaOf<EarlierPayment>;

const failure = z.object({
  action: z.enum(FAILURE_ACTIONS).catch('report'),
  code: z.enum(FAILURE_CODES).catch('internal'),
  detail: optionalText,
  fields: z.array(fieldFault).exactOptional(),
  traceId: optionalText,
  saleId: optionalText,
  minimum: money.exactOptional(),
  asked: money.exactOptional(),
  limit: money.exactOptional(),
  approval: z.object({ id: text, causes: z.array(approvalCause) }).exactOptional(),
  signInFault: wordOf<SignInFault>().exactOptional(),
  handOverFault: wordOf<HandOverFault>().exactOptional(),
  openPayments: z.int().exactOptional(),
  earlier: earlierPayment.exactOptional(),
  warnedOf: z.array(text).exactOptional(),
}) satisfies SchemaOf<Failure>;

const status: z.ZodType<PaymentStatus> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['created', 'processing']) }),
  z.object({ kind: z.literal('final'), outcome: z.enum(OUTCOMES) }),
  z.object({ kind: z.literal('unrecognised'), raw: text }),
]);

const stated = z.object({
  decimal: text,
  currency: optionalText,
  written: optionalText,
}) satisfies SchemaOf<StatedAmount>;

const reading = z.object({
  status,
  paymentId: optionalText,
  paymentCode: optionalText,
  requested: optionalText,
  received: optionalText,
  statedRequest: stated.exactOptional(),
  statedReceipt: stated.exactOptional(),
}) satisfies SchemaOf<TrackingReading>;

const empty = z.object({});

/** What stands in the body of each event: a body that does not fit is an event that this version cannot read. */
export const EVENT_BODIES = {
  'sale-started': z.object({
    number: z.int(),
    amount: money,
    reference: text,
    paymentId: text,
    idempotencyKey: text,
    serviceTime: z.number().exactOptional(),
    makeup: makeup.exactOptional(),
    approval: approval.exactOptional(),
    tax: taxSchema.exactOptional(),
    cashierId: optionalText,
    shift: z.int().exactOptional(),
    kiosk: z.literal(true).exactOptional(),
    rebate: rebate.exactOptional(),
    withPayer: z.literal(true).exactOptional(),
    firstSaleId: optionalText,
    service: (z.object({ origin: text, merchantId: text }) satisfies SchemaOf<SaleService>).exactOptional(),
  }),
  'guard-overridden': z.object({
    warning: wordOf<GuardWarning>(),
    earlierSaleId: optionalText,
    by: optionalText,
  }),
  'create-tried': z.object({
    serviceTime: z.number().exactOptional(),
    repeats: z.literal(true).exactOptional(),
  }),
  'create-not-sent': z.object({ failure, tries: z.int().exactOptional() }),
  'create-lost': z.object({ failure, serviceTime: z.number().exactOptional() }),
  'create-rejected': z.object({ failure }),
  'payment-created': z.object({ trackingId: text, paymentPageId: optionalText, url: text }),
  'stray-found': z.object({ trackingId: text, createdAt: z.number().exactOptional() }),
  'foreign-payment': z.object({ trackingId: text, why: wordOf<ForeignReason>(), otherSaleId: optionalText }),
  'lost-tries-checked': z.object({ failure: failure.exactOptional() }),
  'status-read': z.object({ trackingId: text, reading }),
  'history-differs': z.object({ trackingId: text, statedRequest: stated }),
  'creation-resumed': z.object({ by: optionalText }),
  'record-damaged': z.object({ number: z.int().exactOptional() }),
  'creation-stopped': z.object({ by: optionalText }),
  'code-withdrawn': z.object({ by: optionalText }),
  'sale-parked': z.object({ name: optionalText }),
  'sale-opened': empty,
  'sale-acknowledged': empty,
  'paid-beside': z.object({ earlierSaleId: text, earlierNumber: z.int() }),
  'concern-noted': z.object({ concern: text, by: optionalText }),
  'tender-read': z.object({ tender: text }),
  'paper-printed': z.object({ paper: wordOf<SaleDocument>(), by: optionalText }),
} satisfies { readonly [T in EventType]: SchemaOf<BodyOf<T>> };
