import { z } from 'zod';
import { readBody } from '../amounts/read-body.ts';
import { withScales } from '../amounts/stored-amounts.ts';
import { articleSchema } from '../../../shared/contract/commands/catalogue.ts';
import { OUTCOMES } from '../../../shared/payment/payment-status.ts';
import { EXCEPTION_KINDS, SALE_STATUSES, UNCOMPARED_REASONS } from '../../../shared/reports/shift-report.ts';
import { CHANGED_RECORDS, CHANGED_SETTINGS, EXPORTED_FILES } from '../../../shared/staff/journaled-work.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { TaxLine } from '../../../shared/money/sale-tax.ts';
import type {
  CashierTotals,
  CurrencyTotals,
  DifferingSale,
  EarlierSale,
  LaterEffect,
  Reconciliation,
  ReportedSale,
  SalesWithoutShift,
  ShiftException,
  ShiftReport,
  SaleWithStatus,
  Tally,
  UnknownPayment,
} from '../../../shared/reports/shift-report.ts';
import type {
  AssumedScale,
  EntryType,
  JournalEntry,
  JournalEntryBody,
  LastRows,
  RecordedRole,
} from '../../staff/shifts/journal-entry.ts';
import type { Row } from '../file/connection.ts';
import type { SchemaOf } from './event-bodies.ts';

type BodyOf<T extends EntryType> = Omit<Extract<JournalEntryBody, { type: T }>, 'type'>;

const text = z.string();
const optionalText = text.exactOptional();
const optionalTrue = z.literal(true).exactOptional();
const whole = z.int();

const tally = { count: whole, minor: whole } satisfies SchemaOf<Tally>['shape'];
const reportedSale = {
  saleId: text,
  number: whole,
  reference: text,
  amount: z.object({ minor: whole, currency: text }) satisfies SchemaOf<Money>,
  cashier: optionalText,
} satisfies SchemaOf<ReportedSale>['shape'];

const taxes = z.array(
  z.object({
    id: text,
    name: text,
    percent: text,
    netMinor: whole,
    taxMinor: whole,
  }) satisfies SchemaOf<TaxLine>,
);

const currencies = z.array(
  z.object({
    currency: text,
    standings: z.array(z.object({ ...tally, standing: z.enum(SALE_STATUSES) })),
    paid: z.object(tally),
    tipMinor: whole,
    discountMinor: whole,
    taxes: taxes.exactOptional(),
  }) satisfies SchemaOf<CurrencyTotals>,
);
const saleWithStatus = {
  ...reportedSale,
  standing: z.enum(SALE_STATUSES),
} satisfies SchemaOf<SaleWithStatus>['shape'];

const listed = <T extends z.ZodType>(each: T) => z.object({ count: whole, listed: z.array(each) });

const reconciliation: z.ZodType<Reconciliation> = z.discriminatedUnion('state', [
  z.object({ state: z.literal('not-compared'), reason: z.enum(UNCOMPARED_REASONS) }) satisfies SchemaOf<
    Extract<Reconciliation, { state: 'not-compared' }>
  >,
  z.object({
    state: z.literal('compared'),
    from: z.number(),
    until: z.number(),
    payments: whole,
    paidLate: listed(z.object(reportedSale)),
    differing: listed(
      z.object({
        ...reportedSale,
        statedAmount: optionalText,
        statedStatus: z.enum(OUTCOMES).exactOptional(),
      }) satisfies SchemaOf<DifferingSale>,
    ),
    unknown: listed(
      z.object({
        trackingId: text,
        reference: optionalText,
        createdAt: z.number().exactOptional(),
        statedAmount: optionalText,
        standing: z.enum(SALE_STATUSES),
      }) satisfies SchemaOf<UnknownPayment>,
    ),
    unread: whole,
  }) satisfies SchemaOf<Extract<Reconciliation, { state: 'compared' }>>,
]);

const report = z.object({
  kind: z.enum(['X', 'Z']),
  shift: whole,
  openedAt: z.number(),
  openedBy: optionalText,
  madeAt: z.number(),
  madeBy: optionalText,
  mayRepeatLost: z.literal(true).exactOptional(),
  damagedSales: whole.exactOptional(),
  sales: whole,
  firstSale: whole.exactOptional(),
  lastSale: whole.exactOptional(),
  currencies,
  cashiers: z.array(
    z.object({
      cashier: optionalText,
      currency: text,
      all: z.object(tally),
      paid: z.object(tally),
      tipMinor: whole,
    }) satisfies SchemaOf<CashierTotals>,
  ),
  exceptions: z.array(
    z.object({ ...reportedSale, kind: z.enum(EXCEPTION_KINDS) }) satisfies SchemaOf<ShiftException>,
  ),
  withoutShift: z.object({
    currencies,
    newest: z.array(z.object(saleWithStatus)),
  }) satisfies SchemaOf<SalesWithoutShift>,
  earlier: z.array(
    z.object({
      ...saleWithStatus,
      shift: whole.exactOptional(),
      was: z.enum(SALE_STATUSES),
      raised: z.array(z.enum(EXCEPTION_KINDS)),
    }) satisfies SchemaOf<EarlierSale>,
  ),
  laterEffects: z.array(
    z.object({
      currency: text,
      paid: z.object(tally),
      unpaid: z.object(tally),
      taxes: taxes.exactOptional(),
    }) satisfies SchemaOf<LaterEffect>,
  ),
  reconciliation: reconciliation.exactOptional(),
}) satisfies SchemaOf<ShiftReport>;

const lastRows = z.object({ events: whole, entries: whole }) satisfies SchemaOf<LastRows>;

const recordedRole = {
  role: z.enum(['manager', 'cashier']),
  owner: optionalTrue,
} satisfies SchemaOf<RecordedRole>['shape'];

const bodies = {
  'cashier-added': z.object({ cashierId: text, name: text, ...recordedRole, by: optionalText }),
  'cashier-role-changed': z.object({ cashierId: text, ...recordedRole, by: optionalText }),
  'cashier-renamed': z.object({ cashierId: text, name: text, by: optionalText }),
  'cashier-removed': z.object({ cashierId: text, by: optionalText }),
  'cashier-pin-changed': z.object({ cashierId: text, by: optionalText }),
  'cashier-signed-in': z.object({ cashierId: text }),
  'cashier-signed-out': z.object({ cashierId: text, why: z.enum(['asked', 'idle', 'removed']) }),
  'sign-in-refused': z.object({ cashierId: text, failures: whole }),
  'sign-in-locked': z.object({ cashierId: text, failures: whole, forMs: z.number() }),
  'sign-in-pause-left': z.object({ cashierId: text, failures: whole, leftMs: z.number() }),
  'kiosk-unlocked': z.object({ cashierId: text, by: optionalText }),
  'kiosk-attended': z.object({
    did: z.enum(['paused', 'resumed', 'noted', 'till-opened', 'restarted', 'closed']),
    by: optionalText,
    saleId: optionalText,
  }),
  'cashiers-lost': z.object({}),
  'owners-lost': z.object({}),
  'staff-rules-changed': z.object({
    lockAfterMinutes: z.number().exactOptional(),
    shiftRequired: z.boolean(),
    by: optionalText,
  }),
  'terminal-left': z.object({ open: whole, by: optionalText }),
  'service-used': z.object({ origin: text, merchantId: text, terminal: optionalText }),
  'version-used': z.object({ version: text }),
  'shift-opened': z.object({ shift: whole, cashierId: optionalText }),
  'shift-closed': z.object({ shift: whole, cashierId: optionalText, upTo: whole, report }),
  'report-printed': z.object({ shift: whole, cashierId: optionalText, copy: z.boolean() }),
  'ledger-begun': z.object({ ledgerId: text, epoch: whole, earlier: lastRows }),
  'ledger-repaired': z.object({
    saleNumbersFrom: whole.exactOptional(),
    ledgerId: optionalText,
    epoch: whole.exactOptional(),
    earlier: lastRows.exactOptional(),
    missing: z.array(z.tuple([whole, whole])).exactOptional(),
  }),
  'ledger-verified': z.object({ rows: whole, faults: whole, by: optionalText }),
  'ledger-backed-up': z.object({ elsewhere: z.boolean(), by: optionalText }),
  'ledger-exported': z.object({ rows: whole, by: optionalText }),
  'setting-changed': z.object({ what: z.enum(CHANGED_SETTINGS), by: optionalText }),
  'file-exported': z.object({ what: z.enum(EXPORTED_FILES), by: optionalText }),
  'service-record-changed': z.object({
    what: z.enum(CHANGED_RECORDS),
    record: text,
    unconfirmed: optionalTrue,
    by: optionalText,
  }),
  'article-changed': z.object({
    currency: text,
    before: articleSchema.exactOptional(),
    after: articleSchema.exactOptional(),
    undo: optionalTrue,
    by: optionalText,
  }),
  'catalogue-replaced': z.object({
    added: whole,
    changed: whole,
    removed: whole,
    undo: optionalTrue,
    by: optionalText,
  }),
  'scales-noticed': z.object({}),
  'drawer-opened': z.object({ cashierId: optionalText, saleId: optionalText }),
  'scales-assumed': z.object({
    scales: z.array(
      z.object({
        currency: text,
        scale: whole,
        from: z.number().exactOptional(),
        by: z.enum(['table', 'statements', 'runtime']),
      }) satisfies SchemaOf<AssumedScale>,
    ),
  }),
} satisfies { readonly [T in EntryType]: SchemaOf<BodyOf<T>> };

/** The part of an entry that has no column of its own, as JSON; each amount with its scale. */
export function entryBody(entry: JournalEntry): string {
  return JSON.stringify(withScales({ ...entry, at: undefined, type: undefined }));
}

/**
 * The entry of a row, its amounts at the scale of their currencies, or `undefined` when this version cannot read it.
 * `scales` are those of amounts that carry none.
 */
export function readEntry(
  { at, type, body }: Row,
  scales: readonly AssumedScale[],
): JournalEntry | undefined {
  if (typeof at !== 'number' || typeof type !== 'string' || typeof body !== 'string') return undefined;
  if (!Object.hasOwn(bodies, type)) return undefined;
  const parsed = bodies[type as EntryType].safeParse(readBody(body, at, scales));
  // The schema looked up by `type` is the one its body fits, which the compiler cannot follow through the lookup.
  return parsed.success ? ({ ...parsed.data, at, type } as JournalEntry) : undefined;
}
