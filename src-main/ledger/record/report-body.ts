import { z } from 'zod';
import { OUTCOMES } from '../../../shared/payment/payment-status.ts';
import { EXCEPTION_KINDS, SALE_STATUSES, UNCOMPARED_REASONS } from '../../../shared/reports/shift-report.ts';
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
import type { SchemaOf } from './event-bodies.ts';

const text = z.string();
const optionalText = text.exactOptional();
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

/** A Z report, as the entry `shift-closed` holds it. */
export const storedReport = z.object({
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
