import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { FAILURE_ACTIONS, FAILURE_CODES } from '../../../shared/failure.ts';
import { OUTCOMES } from '../../../shared/payment-status.ts';
import { TAX_MODES } from '../../../shared/tax/tax-rules.ts';
import { readBody } from '../amounts/read-body.ts';
import { withScales } from '../amounts/stored-amounts.ts';
import { linkOfEvent } from '../chain/link.ts';
import type { Approval, ApprovalCause } from '../../../shared/cart/approval.ts';
import type { Expectation } from '../../../shared/expectation.ts';
import type {
  EarlierPayment,
  Failure,
  FieldFault,
  GuardWarning,
  SignInFault,
} from '../../../shared/failure.ts';
import type { LineItems, LineItem } from '../../../shared/line-items.ts';
import type { Money } from '../../../shared/money.ts';
import type { SaleDocument } from '../../../shared/printed-document.ts';
import type { PaymentStatus } from '../../../shared/payment-status.ts';
import type { Rebate } from '../../../shared/rebate.ts';
import type { SaleTax, TaxLine } from '../../../shared/tax/sale-tax.ts';
import type { ForeignReason, SaleEvent, SaleEventBody, SaleService } from '../../sales/events.ts';
import type { StatedAmount, TrackingReading } from '../../sales/reading.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';
import type { Row } from '../file/connection.ts';
import type { EventRow } from './rows.ts';

/** A schema with a line for each field of `T`, optional ones too: a field that is forgotten here would be lost. */
type SchemaOf<T> = z.ZodType<T> & { readonly shape: { readonly [K in keyof T]-?: z.ZodType } };

type EventType = SaleEventBody['type'];
type BodyOf<T extends EventType> = Omit<Extract<SaleEventBody, { type: T }>, 'type'>;

const text = z.string();
const optionalText = text.exactOptional();

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

const tax = z.object({
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
  // Words only: a cause that another version named must not make its event unreadable.
  kind: z.custom<ApprovalCause['kind']>((value) => typeof value === 'string'),
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
  // The same.
  fault: z.custom<FieldFault['fault']>((value) => typeof value === 'string'),
  expected: z.custom<Expectation>((value) => typeof value === 'string').exactOptional(),
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
  signInFault: z.custom<SignInFault>((value) => typeof value === 'string').exactOptional(),
  openPayments: z.int().exactOptional(),
  earlier: earlierPayment.exactOptional(),
}) satisfies SchemaOf<Failure>;

// Words only, as for a fault.
const guardWarning = z.custom<GuardWarning>((value) => typeof value === 'string');

// The same.
const foreignReason = z.custom<ForeignReason>((value) => typeof value === 'string');

// The same.
const saleDocument = z.custom<SaleDocument>((value) => typeof value === 'string');

const status: z.ZodType<PaymentStatus> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['created', 'processing']) }),
  z.object({ kind: z.literal('final'), outcome: z.enum(OUTCOMES) }),
  z.object({ kind: z.literal('unrecognised'), raw: text }),
]);

const stated = z.object({ decimal: text, currency: optionalText }) satisfies SchemaOf<StatedAmount>;

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

const bodies = {
  'sale-started': z.object({
    number: z.int(),
    amount: money,
    reference: text,
    paymentId: text,
    idempotencyKey: text,
    serviceTime: z.number().exactOptional(),
    makeup: makeup.exactOptional(),
    approval: approval.exactOptional(),
    tax: tax.exactOptional(),
    cashierId: optionalText,
    shift: z.int().exactOptional(),
    kiosk: z.literal(true).exactOptional(),
    rebate: rebate.exactOptional(),
    withPayer: z.literal(true).exactOptional(),
    service: (z.object({ origin: text, merchantId: text }) satisfies SchemaOf<SaleService>).exactOptional(),
  }),
  'guard-overridden': z.object({ warning: guardWarning, earlierSaleId: optionalText }),
  'create-tried': z.object({
    serviceTime: z.number().exactOptional(),
    repeats: z.literal(true).exactOptional(),
  }),
  'create-not-sent': z.object({ failure, tries: z.int().exactOptional() }),
  'create-lost': z.object({ failure, serviceTime: z.number().exactOptional() }),
  'create-rejected': z.object({ failure }),
  'payment-created': z.object({ trackingId: text, paymentPageId: optionalText, url: text }),
  'stray-found': z.object({ trackingId: text, createdAt: z.number().exactOptional() }),
  'foreign-payment': z.object({ trackingId: text, why: foreignReason, otherSaleId: optionalText }),
  'lost-tries-checked': z.object({ failure: failure.exactOptional() }),
  'status-read': z.object({ trackingId: text, reading }),
  'history-differs': z.object({ trackingId: text, statedRequest: stated }),
  'creation-resumed': z.object({ by: optionalText }),
  'record-damaged': empty,
  'creation-stopped': empty,
  'code-withdrawn': empty,
  'sale-parked': z.object({ name: optionalText }),
  'sale-opened': empty,
  'sale-acknowledged': empty,
  'paid-beside': z.object({ earlierSaleId: text, earlierNumber: z.int() }),
  'concern-noted': z.object({ concern: text }),
  'tender-read': z.object({ tender: text }),
  'paper-printed': z.object({ paper: saleDocument }),
} satisfies { readonly [T in EventType]: SchemaOf<BodyOf<T>> };

/** The part of an event that has no column of its own, as JSON: each amount with its scale, and last a check sum over all of the event. */
export function bodyOf(event: SaleEvent): string {
  const body = JSON.stringify(withScales({ ...event, saleId: undefined, at: undefined, type: undefined }));
  const check = checkSum(event.saleId, event.at, event.type, body);
  return `${body.slice(0, -1)}${body === '{}' ? '' : ','}"check":"${check}"}`;
}

/**
 * The event of a row, its amounts at the scale of their currencies (`scales` are those of amounts that carry none), or
 * `undefined` when this version cannot read it, or when a part of it has changed since it was
 * written: SQLite keeps no check sum of a page. Rows of earlier versions have none of their own either.
 */
export function readEvent(row: Row, scales: readonly AssumedScale[]): SaleEvent | undefined {
  const { sale_id: saleId, at, type, body } = row;
  if (typeof saleId !== 'string' || typeof at !== 'number' || typeof body !== 'string') return undefined;
  if (typeof type !== 'string' || !Object.hasOwn(bodies, type)) return undefined;
  const columns = { saleId, at, type, body };
  // The link is over all that the check sum is over.
  const isWhole =
    typeof row['place'] === 'number' ? isAsLinked(row['place'], row, columns) : isAsSealed(columns);
  if (!isWhole) return undefined;
  const fields = readBody(body, at, scales);
  const parsed = bodies[type as EventType].safeParse(type === 'sale-started' ? readableTax(fields) : fields);
  // The schema looked up by `type` is the one its body fits, which the compiler cannot follow through the lookup.
  return parsed.success ? ({ ...parsed.data, saleId, at, type } as SaleEvent) : undefined;
}

type Columns = Pick<EventRow, 'saleId' | 'at' | 'type' | 'body'>;

/** Of a row that was asked for with its link and has one. It also finds edits that came with a new check sum. */
function isAsLinked(place: number, { seq, link, closes }: Row, columns: Columns): boolean {
  const both = String(link).toLowerCase();
  const linked = linkOfEvent(place, both.slice(0, 64), Number(seq), { ...columns, closes: closes === 1 });
  return linked.own === both.slice(64);
}

function isAsSealed({ saleId, at, type, body }: Columns): boolean {
  const sealed = sealIn(body);
  return sealed === undefined || sealed.check === checkSum(saleId, at, type, sealed.body);
}

/** A sale is known without its taxes: what cannot be read of them never hides its payment. */
function readableTax(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('tax' in fields)) return fields;
  const { tax: stored, ...others } = fields;
  return tax.safeParse(stored).success ? fields : others;
}

/** What stands for a row that cannot be read: a replay of the sale must know that there is a gap. */
export function unreadable({ sale_id: saleId, at }: Row): SaleEvent {
  return { type: 'record-damaged', saleId: String(saleId), at: typeof at === 'number' ? at : 0 };
}

const SEAL = /^"check":"([0-9a-f]{8})"\}$/;
const SEAL_LENGTH = '"check":"01234567"}'.length;

/** The check sum at the end of a body, which has one length, and the body without it. */
function sealIn(body: string): { readonly check: string; readonly body: string } | undefined {
  const start = body.length - SEAL_LENGTH;
  const check = SEAL.exec(body.slice(start))?.[1];
  if (check === undefined || start < 1) return undefined;
  return { check, body: `${body.slice(0, body[start - 1] === ',' ? start - 1 : start)}}` };
}

/** Finds every change of up to 32 bits in a row. It is no protection against deliberate changes. */
function checkSum(saleId: string, at: number, type: string, body: string): string {
  return crc32(`${saleId} ${at} ${type} ${body}`).toString(16).padStart(8, '0');
}
