import { succeeded } from '../../shared/failure.ts';
import { rowOfPayment, rowOfSale, withTrackingIds } from './match-payments.ts';
import { salesOf } from './till-sales-of.ts';
import type {
  FoundPayments,
  PaymentCursor,
  PaymentRow,
  PaymentSearch,
  ServiceAsked,
} from '../../shared/contract/payments.ts';
import type { Result } from '../../shared/failure.ts';
import type { TillSale, TillSales } from './ports.ts';
import type { ServicePage, ServicePayments } from './service-payments.ts';

/** `To` is exclusive, and what was created this moment is looked for too, by whichever clock. */
const AHEAD_MS = 5 * 60_000;
/** Sales that the service did not list among the rest are asked for one by one; the others are said to be unmatched. */
const MOST_ASKED = 10;

const NOTHING: ServicePage = { payments: [] };

export interface Sources {
  readonly till: TillSales;
  /** None where credentials are missing. */
  readonly service: ServicePayments | undefined;
  /** Of this till. */
  readonly terminalId: string;
  /** Wall-clock milliseconds. */
  readonly now: number;
}

/**
 * One page of payments from both sides, newest first. What one side has read further back than the other waits for the
 * next page, so that the list has no gap.
 */
export async function findPayments(
  search: PaymentSearch,
  after: PaymentCursor | undefined,
  sources: Sources,
  signal: AbortSignal,
): Promise<Result<FoundPayments>> {
  const { until, page } = after ?? {
    until: Math.min(search.to ?? Infinity, sources.now + AHEAD_MS),
    page: 0,
  };
  const asked = askedOf(search, sources);
  const sales = salesOf(search, until, after?.match, sources.till);
  if (!sales.ok) return sales;
  const listed =
    asked.state === 'asked' ? await listedBy(search, { until, page }, sources, signal) : undefined;
  const service: ServiceAsked = listed?.ok === false ? { state: 'failed', failure: listed.failure } : asked;
  const { payments, lookedBackTo, isBrokenOff }: ServicePage = listed?.ok === true ? listed.value : NOTHING;

  const floor = Math.max(lookedBackTo ?? -Infinity, sales.value.more ? sales.value.lookedBackTo : -Infinity);
  const rows = new Map<string, PaymentRow>();
  for (const payment of payments) {
    const row = rowOfPayment(payment, sources.till, sources.terminalId);
    const isWithin = payment.createdAt === undefined || row.at >= floor;
    if (isWithin && !rows.has(row.key)) rows.set(row.key, row);
  }
  const alone = sales.value.sales.filter(({ sale }) => sale.startedAt >= floor && !rows.has(sale.id));
  for (const row of await rowsOf(
    alone,
    { search, until: sources.now + AHEAD_MS },
    service,
    sources,
    signal,
  )) {
    rows.set(row.key, row);
  }
  const goesOn = floor > -Infinity;
  const stays = floor + 1 >= until;
  return succeeded({
    rows: [...rows.values()].sort((a, b) => b.at - a.at),
    service,
    ...(goesOn && {
      // Payments of one and the same moment may be more than a page.
      next: { until: stays ? until : floor + 1, page: stays ? page + 1 : 0, match: sales.value.match },
      ...((isBrokenOff === true || sales.value.isBrokenOff) && { lookedBackTo: floor }),
    }),
  });
}

/** Cashiers and numbers only the till's record knows. */
function askedOf(
  { cashierId, number, text, amountMinor }: PaymentSearch,
  { service }: Sources,
): ServiceAsked {
  if (!service) return { state: 'not-asked', why: 'no-access' };
  const tillOnly =
    cashierId !== undefined || (number !== undefined && text === undefined && amountMinor === undefined);
  return tillOnly ? { state: 'not-asked', why: 'till-only' } : { state: 'asked' };
}

/** The service's page; of wider scopes with the tracking ids of this terminal's payments, read at the same time. */
async function listedBy(
  search: PaymentSearch,
  place: { readonly until: number; readonly page: number },
  { service, terminalId }: Sources,
  signal: AbortSignal,
): Promise<Result<ServicePage>> {
  if (!service) return succeeded(NOTHING);
  if (search.scope === 'terminal') return service.find(search, place, signal);
  const [wide, own] = await Promise.all([
    service.find(search, place, signal),
    service.find({ ...search, scope: 'terminal' }, place, signal),
  ]);
  if (!wide.ok) return wide;
  const mayBeOwn = wide.value.payments.some((payment) => (payment.terminalId ?? terminalId) === terminalId);
  const payments =
    mayBeOwn && own.ok ? withTrackingIds(wide.value.payments, own.value.payments) : wide.value.payments;
  return succeeded({ ...wide.value, payments });
}

/** Sales that the service's page does not have: it may list them with another status, at another time, or not at all. */
async function rowsOf(
  sales: readonly TillSale[],
  { search, until }: { readonly search: PaymentSearch; readonly until: number },
  asked: ServiceAsked,
  { service, till, terminalId }: Sources,
  signal: AbortSignal,
): Promise<readonly PaymentRow[]> {
  const rows = sales.map((sale) => ({ row: rowOfSale(sale), trackingId: sale.facts.trackingIds[0] }));
  if (!service || asked.state === 'failed') return rows.map(({ row }) => row);
  const wanted = new Set(rows.filter(({ trackingId }) => trackingId !== undefined).slice(0, MOST_ASKED));
  return Promise.all(
    rows.map(async (one) => {
      const { row, trackingId } = one;
      if (trackingId === undefined || !wanted.has(one)) return row;
      const found = await service.byTrackingId(search.scope, trackingId, until, signal);
      if (!found.ok) return row;
      return found.value ? rowOfPayment(found.value, till, terminalId) : { ...row, knownBy: 'till' as const };
    }),
  );
}
