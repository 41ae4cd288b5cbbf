import { succeeded } from '../../../shared/failure.ts';
import { damagedOf, identityOf, madeAt, rowOfPayment, rowOfSale, withTrackingIds } from './match-payments.ts';
import { AHEAD_MS } from './service-payments.ts';
import { SALES_AT_ONCE, salesOf } from './till-sales-of.ts';
import type {
  FoundPayments,
  PaymentAtService,
  PaymentCursor,
  PaymentRow,
  PaymentSearch,
  ServiceAsked,
} from '../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PaymentsWanted, TillSale, TillSales } from '../ports.ts';
import type { ServicePage } from './service-page.ts';
import type { Place, ServicePayments } from './service-payments.ts';

/** Sales that the service's page lacks and that are looked up one by one. Further ones are shown as unmatched. */
const MOST_ASKED = 10;

const NOTHING: ServicePage = { payments: [] };

export interface Sources {
  readonly till: TillSales;
  /** Missing where credentials are missing. */
  readonly service: ServicePayments | undefined;
  /** This till's terminal; empty where none is at work. */
  readonly terminalId: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Lets other work go on, so that the request is sent. */
  readonly turn: () => Promise<void>;
}

export interface Found {
  readonly page: FoundPayments;
  /** The sales of the rows, by their ids. */
  readonly sales: ReadonlyMap<string, TillSale>;
}

/**
 * One page of payments of till and service, newest first. Where one side was read further back than the other, the rest
 * waits for the next page, so that the list has no gap.
 */
export async function findPayments(
  search: PaymentsWanted,
  after: PaymentCursor | undefined,
  sources: Sources,
  signal: AbortSignal,
): Promise<Result<Found>> {
  const { until, page } = after ?? {
    until: Math.min(search.to ?? Infinity, sources.now + AHEAD_MS),
    page: 0,
  };
  const asked = askedOf(search, sources);
  // The ledger is read in pages of this size. With more payments a page the rest would wait for the next one.
  const place = { until, page, pageSize: SALES_AT_ONCE };
  // The ledger is read while the service answers, so the request is sent first.
  const listing =
    asked.state === 'asked' ? listedBy(search, place, sources, signal) : Promise.resolve(undefined);
  await sources.turn();
  const sales = await salesOf(search, { until, match: after?.match }, sources);
  const listed = await listing;
  if (!sales.ok) return sales;
  const service: ServiceAsked = listed?.ok === false ? { state: 'failed', failure: listed.failure } : asked;
  const {
    payments,
    searchedBackTo,
    isBrokenOff,
    unread = [],
  }: ServicePage = listed?.ok === true ? listed.value : NOTHING;

  const floor = Math.max(
    searchedBackTo ?? -Infinity,
    sales.value.more ? sales.value.searchedBackTo : -Infinity,
  );
  const rows = new Map<string, PaymentRow>();
  const within = payments.filter((payment) => payment.createdAt === undefined || madeAt(payment) >= floor);
  const owners = withSales(within, sales.value.sales, sources.till);
  if (!owners.ok) return owners;
  const salesOfPayments = owners.value;
  const damaged = damagedOf(within, salesOfPayments, sources);
  for (const payment of within) {
    const row = rowOfPayment(payment, salesOfPayments, sources.terminalId, damaged);
    if (!rows.has(row.key)) rows.set(row.key, row);
  }
  const listedSales = new Set([...rows.values()].map(({ sale }) => sale?.id));
  const alone = sales.value.sales.filter(({ sale }) => sale.startedAt >= floor && !listedSales.has(sale.id));
  for (const row of await rowsOf(alone, search.scope, service, sources, signal)) {
    // The service's page had the payment without its tracking id, which the look-up of its sale knows.
    const { trackingId: _own, ...nameless } = row.payment ?? {};
    const listed = identityOf(nameless);
    if (row.payment && rows.get(listed)?.knownBy === 'unmatched') rows.delete(listed);
    rows.set(row.key, row);
  }
  const goesOn = floor > -Infinity;
  const stays = floor + 1 >= until;
  const found: FoundPayments = {
    rows: [...rows.values()].sort((a, b) => b.at - a.at),
    service,
    ...(unread.length > 0 && { unread }),
    ...(goesOn && {
      // More than one page of payments may have the same time.
      next: { until: stays ? until : floor + 1, page: stays ? page + 1 : 0, match: sales.value.match },
      ...((isBrokenOff === true || sales.value.isBrokenOff) && { searchedBackTo: floor }),
    }),
  };
  const known = [...sales.value.sales, ...salesOfPayments.values()];
  return succeeded({ page: found, sales: new Map(known.map((one) => [one.sale.id, one])) });
}

/** The sales of these payments, by tracking id. Sales that were read already are not read again. */
function withSales(
  payments: readonly PaymentAtService[],
  sales: readonly TillSale[],
  till: TillSales,
): Result<ReadonlyMap<string, TillSale>> {
  const read = new Map(sales.flatMap((sale) => sale.facts.trackingIds.map((id) => [id, sale] as const)));
  const others = payments.flatMap(({ trackingId = '' }) =>
    trackingId === '' || read.has(trackingId) ? [] : trackingId,
  );
  const found = till.salesOfPayments(others);
  return found.ok ? succeeded(new Map([...read, ...found.value])) : found;
}

/** Only the ledger knows cashiers and sale numbers. */
function askedOf(
  { cashierId, number, text, amountMinor }: PaymentSearch,
  { service }: Sources,
): ServiceAsked {
  if (!service) return { state: 'not-asked', why: 'no-access' };
  const tillOnly =
    cashierId !== undefined || (number !== undefined && text === undefined && amountMinor === undefined);
  return tillOnly ? { state: 'not-asked', why: 'till-only' } : { state: 'asked' };
}

/**
 * The service's page. At a wider scope this terminal's payments get their tracking ids, which are read at the same
 * time. Where they cannot be read now, the page fails: its payments would stand beside their own sales, as if they were
 * others. Credentials that may not read them at all still show the page.
 */
async function listedBy(
  search: PaymentsWanted,
  place: Place,
  { service, terminalId }: Sources,
  signal: AbortSignal,
): Promise<Result<ServicePage>> {
  if (!service) return succeeded(NOTHING);
  if (search.scope === 'terminal' || !service.hasTerminal) return service.find(search, place, signal);
  const [wide, own] = await Promise.all([
    service.find(search, place, signal),
    service.find({ ...search, scope: 'terminal' }, place, signal),
  ]);
  if (!wide.ok) return wide;
  const mayBeOwn = wide.value.payments.some((payment) => (payment.terminalId ?? terminalId) === terminalId);
  if (mayBeOwn && !own.ok && own.failure.code !== 'not-permitted') return own;
  const payments =
    mayBeOwn && own.ok ? withTrackingIds(wide.value.payments, own.value.payments) : wide.value.payments;
  return succeeded({ ...wide.value, payments });
}

/**
 * The rows of sales that the service's page lacks: it may list them with another status, at another time, or not at
 * all.
 */
async function rowsOf(
  sales: readonly TillSale[],
  scope: PaymentSearch['scope'],
  asked: ServiceAsked,
  { service, terminalId }: Sources,
  signal: AbortSignal,
): Promise<readonly PaymentRow[]> {
  const rows = sales.map((sale) => ({ sale, row: rowOfSale(sale), trackingId: sale.facts.trackingIds[0] }));
  if (!service || asked.state === 'failed') return rows.map(({ row }) => row);
  const wanted = new Set(rows.filter(({ trackingId }) => trackingId !== undefined).slice(0, MOST_ASKED));
  return Promise.all(
    rows.map(async (one) => {
      const { sale, row, trackingId } = one;
      if (trackingId === undefined || !wanted.has(one)) return row;
      const found = await service.byTrackingId(scope, trackingId, signal);
      if (!found.ok) return row;
      return found.value
        ? rowOfPayment(found.value, new Map([[trackingId, sale]]), terminalId)
        : { ...row, knownBy: 'till' as const };
    }),
  );
}
