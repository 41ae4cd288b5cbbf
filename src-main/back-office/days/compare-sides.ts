import { times } from '../../../shared/money/exact-decimal.ts';
import { isPaid, statusText } from '../../../shared/payment/payment-status.ts';
import { referenceKey } from '../../sales/guard/same-sale.ts';
import { mayStillEnd } from '../../../shared/reports/shift-report.ts';
import { isPaidRecord, settledMinor } from './paid-record.ts';
import { sameOrderAs } from './same-order.ts';
import type {
  CountedMinor,
  Difference,
  DifferenceKind,
  PaymentOnDay,
} from '../../../shared/contract/back-office/days-explained.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { DamagedSale } from '../ports.ts';
import type { SaleOnDay } from './sale-on-day.ts';

/** Epoch milliseconds; `until` is exclusive. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** What till and service know of the same days. */
export interface BothSides {
  readonly span: Span;
  readonly sales: readonly SaleOnDay[];
  /** The terminal's payments, each once. Some may belong to sales of other days. */
  readonly payments: readonly PaymentAtService[];
  /** Earlier records of some of them in the same list, which may differ. */
  readonly repeated?: readonly PaymentAtService[];
  /** Tracking ids of sales of these days that were not looked up at the service. */
  readonly unasked: ReadonlySet<string>;
  /** Whether the ledger has a sale for this payment, on any day. */
  readonly isKnown: (trackingId: string) => boolean;
  /** What is known of the till's sale of a payment, where that sale is damaged. */
  readonly damagedSale?: (trackingId: string) => DamagedSale | undefined;
  /** Number of the service's payments that are left out, because their currency is another or unknown. */
  readonly others?: number;
  /** Set where no terminal is at work: the comparison begins with the service, and includes all terminals. */
  readonly noTill?: true;
}

/** A payment that is paid at the service, with the amount that will be settled in minor units. */
export interface PaidAtService {
  readonly record: PaymentAtService;
  /** The till's sale of it, where it has one of these days. */
  readonly sale?: SaleOnDay;
  readonly minor: number;
}

export interface SidesCompared {
  /** Missing where no terminal is at work. */
  readonly till?: CountedMinor;
  readonly service: CountedMinor;
  readonly paid: readonly PaidAtService[];
  readonly differences: readonly Difference[];
  /** Sales that are paid in the ledger, whose payment was not looked up or has no status. */
  readonly unsaid: CountedMinor;
  /** Number of paid payments without an amount. The sale's amount counts instead, or 0 where there is none. */
  readonly amountsUnstated: number;
}

/** Every difference between the ledger and the service's history, each payment once. */
export function compareSides(read: BothSides): SidesCompared {
  const { span, sales, payments, unasked, isKnown, damagedSale, noTill } = read;
  const records = new Map(payments.map((record) => [record.trackingId, record]));
  const differences: Difference[] = [];
  const paid: PaidAtService[] = [];
  const unsaid: number[] = [];
  const add = (kind: DifferenceKind, minor: number, payment: PaymentOnDay): void => {
    differences.push({ kind, minor, payment });
  };
  for (const sale of sales) {
    const own = sale.trackingIds.flatMap((trackingId) => records.get(trackingId) ?? []);
    const ownPaid = own.filter(isPaidRecord).map((record) => paidOf(record, sale));
    paid.push(...ownPaid);
    const [first, ...further] = ownPaid;
    for (const { record, minor } of further) add('paid-twice', minor, onDay(record, sale));
    if (first) {
      const kind = kindOfPaid(sale, first);
      if (kind) add(kind, first.minor - (sale.isPaid ? sale.askedMinor : 0), onDay(first.record, sale));
    } else if (sale.trackingIds.some((id) => unasked.has(id)) || own.some(({ status }) => !status)) {
      if (sale.isPaid) unsaid.push(sale.askedMinor);
    } else {
      const kind = kindOfUnpaid(sale, own);
      if (kind) add(kind, sale.isPaid ? -sale.askedMinor : 0, onDay(own[0], sale));
    }
  }
  const isSameOrder = sameOrderAs(paid.map(({ record }) => record));
  const ofThese = new Set(sales.flatMap(({ trackingIds }) => trackingIds));
  for (const record of payments) {
    const { trackingId = '', createdAt = span.from } = record;
    if (ofThese.has(trackingId) || isKnown(trackingId) || !isPaidRecord(record)) continue;
    if (createdAt < span.from || createdAt >= span.until) continue;
    const orphan = paidOf(record, undefined);
    paid.push(orphan);
    if (noTill) continue;
    const own = damagedSale?.(trackingId) ?? saleWithGap(sales, orphan);
    const payment = onDay(record, undefined);
    if (own) {
      add('record-damaged', orphan.minor, { ...payment, ...own });
      continue;
    }
    add(isSameOrder(record) ? 'paid-twice' : 'unknown-to-till', orphan.minor, payment);
  }
  // Two sales may claim one payment, which counts once.
  const once = [...new Map(paid.map((one) => [one.record, one])).values()];
  return {
    ...(!noTill && {
      till: counted(sales.filter((sale) => sale.isPaid).map(({ askedMinor }) => askedMinor)),
    }),
    service: counted(once.map(({ minor }) => minor)),
    paid: once,
    differences,
    unsaid: counted(unsaid),
    amountsUnstated: once.filter(({ record }) => settledMinor(record) === undefined).length,
  };
}

/** The sale whose payment this most probably is: of what names its payments, nothing is left in the record. */
function saleWithGap(
  sales: readonly SaleOnDay[],
  { record: { reference = '' }, minor }: PaidAtService,
): Pick<PaymentOnDay, 'saleId' | 'number'> | undefined {
  const sale = sales.find(
    ({ isDamaged, trackingIds, askedMinor, ...one }) =>
      isDamaged &&
      trackingIds.length === 0 &&
      askedMinor === minor &&
      referenceKey(one.reference) === referenceKey(reference),
  );
  return sale && { saleId: sale.saleId, number: sale.number };
}

/** A payment of the service's list with the till's sale, as a difference names it. Of those without one it would take megabytes. */
export function onDay(record: PaymentAtService | undefined, sale: SaleOnDay | undefined): PaymentOnDay {
  const { trackingId = sale?.trackingIds[0], reference = sale?.reference } = record ?? {};
  const { terminalName, batchId, settlementId, status, requested, paid } = record ?? {};
  return {
    at: sale?.at ?? record?.createdAt ?? 0,
    ...(sale && {
      saleId: sale.saleId,
      number: sale.number,
      till: { standing: sale.standing, askedMinor: sale.askedMinor },
    }),
    ...(record && {
      service: {
        status: status ? statusText(status) : '',
        ...(requested && { requestedMinor: requested.minor }),
        ...(paid && { paidMinor: paid.minor }),
      },
    }),
    ...(reference !== undefined && { reference }),
    ...(trackingId !== undefined && { trackingId }),
    ...(terminalName !== undefined && { terminalName }),
    ...(batchId !== undefined && { batchId }),
    ...(settlementId !== undefined && { settlementId }),
  };
}

/** Number and sum of these amounts, in minor units. */
export function counted(minors: readonly number[]): CountedMinor {
  return { count: minors.length, minor: minors.reduce((sum, minor) => sum + minor, 0) };
}

function paidOf(record: PaymentAtService, sale: SaleOnDay | undefined): PaidAtService {
  return { record, ...(sale && { sale }), minor: settledMinor(record) ?? sale?.askedMinor ?? 0 };
}

function kindOfPaid(sale: SaleOnDay, { record, minor }: PaidAtService): DifferenceKind | undefined {
  const { standing, askedMinor } = sale;
  const isOtherAmount = minor !== askedMinor || isShort(record, minor);
  if (sale.isPaid) return isOtherAmount ? 'amount-differs' : undefined;
  if (standing === 'amount-differs') return 'amount-differs';
  // That it was paid, and what people did then, may be what is missing.
  if (sale.isDamaged) return 'record-damaged';
  // The till has not finished this sale and goes on reading it.
  return mayStillEnd(standing) ? 'status-differs' : 'paid-after-end';
}

/** A conversion may lose up to a hundredth, with which the service still reports `completed`. */
function isShort({ paid }: PaymentAtService, minor: number): boolean {
  return paid !== undefined && minor > 0 && times(100, paid.minor) < times(99, minor);
}

function kindOfUnpaid(sale: SaleOnDay, own: readonly PaymentAtService[]): DifferenceKind | undefined {
  if (sale.trackingIds.length === 0) return undefined;
  const [record] = own;
  if (!record) return 'missing-at-service';
  const { status } = record;
  if (sale.isPaid) return 'status-differs';
  // Only a sale that has ended on both sides: others are still being read.
  const isOver = status?.kind === 'final' && !isPaid(status.outcome) && !mayStillEnd(sale.standing);
  const isSame = status !== undefined && statusText(status) === sale.standing;
  return isOver && !isSame && sale.standing !== 'not-created' ? 'status-differs' : undefined;
}
