import { failed, succeeded } from '../../../shared/failure.ts';
import { NO_ACCESS } from '../back-office.ts';
import { damagedOf, madeAt, rowOfPayment, withTrackingIds } from './match-payments.ts';
import { AHEAD_MS } from './service-payments.ts';
import { SALES_AT_ONCE } from './till-sales-of.ts';
import type {
  PaymentAtService,
  PaymentCursor,
  PaymentOrder,
  PaymentSearch,
} from '../../../shared/contract/back-office/payments.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { HistoryPageChoice } from '../../service/endpoints/history/query.ts';
import type { Found, Sources } from './find-payments.ts';
import type { ServicePayments } from './service-payments.ts';

type Sorted = Exclude<PaymentOrder, 'newest'>;

/** The service's parameters (spec "Payment history"). */
const SORTS: Readonly<Record<Sorted, Pick<HistoryPageChoice, 'sortBy' | 'sortDirection'>>> = {
  oldest: { sortBy: 'created', sortDirection: 'asc' },
  changed: { sortBy: 'updated', sortDirection: 'desc' },
  status: { sortBy: 'statusCode', sortDirection: 'asc' },
};

/** Pages of this terminal's history that are read for the tracking ids of one page of a wider scope. */
const MOST_OWN_PAGES = 3;

const NOT_SORTED: Failure = { action: 'fix-input', code: 'command-refused', detail: 'order' };

/**
 * One page in an order of the service. The list is the service's alone, because the ledger is in another order; sales
 * are added to their payments. The window ends where the first page did, and pages are numbered within it: a payment
 * that changes meanwhile may come twice, and none is left out.
 */
export async function sortedPayments(
  search: PaymentSearch & { readonly order: Sorted },
  after: PaymentCursor | undefined,
  { service, till, terminalId, now, turn }: Sources,
  signal: AbortSignal,
): Promise<Result<Found>> {
  if (!isSortable(search)) return failed(NOT_SORTED);
  if (!service) return failed(NO_ACCESS);
  const { scope, order, from = 0, status, tender } = search;
  const { until, page } = after ?? { until: Math.min(search.to ?? Infinity, now + AHEAD_MS), page: 0 };
  const filters = {
    ...(status !== undefined && { statusCodes: [status] }),
    ...(tender !== undefined && { tenderTypes: [tender] }),
  };
  // The same size as in the newest order: reading the sales of a whole page of the service takes twice as long.
  const place = { page, pageSize: SALES_AT_ONCE, ...SORTS[order] };
  const selection = { from, until, ...filters };
  const listing = service.page(scope, selection, place, signal);
  const isWide = scope !== 'terminal' && service.hasTerminal;
  // The first page of this terminal's own list has its payments of the first page.
  const ownListing = isWide && page === 0 ? service.page('terminal', selection, place, signal) : undefined;
  if (page === 0 && order !== 'status') {
    // The request is sent now. While the service answers, the sales that it probably lists are read.
    await turn();
    till.readAhead(order === 'oldest' ? 'oldest' : 'newest', from, until);
  }
  const read = await listing;
  if (!read.ok) return read;
  const own = await ownListing;
  const payments = isWide
    ? await named(read.value.payments, own?.ok ? own.value.payments : [], { service, terminalId }, signal)
    : read.value.payments;
  const found = till.salesOfPayments(payments.flatMap(({ trackingId = [] }) => trackingId));
  if (!found.ok) return found;
  const sales = found.value;
  const damaged = damagedOf(payments, sales, { till, terminalId });
  const rows = payments.map((payment) => {
    const row = rowOfPayment(payment, sales, terminalId, damaged);
    return order === 'changed' ? { ...row, at: payment.updatedAt ?? row.at } : row;
  });
  const { searchedBackTo, unread } = read.value;
  const goesOn = searchedBackTo !== undefined;
  return succeeded({
    page: {
      rows,
      service: { state: 'asked' },
      ...(unread && { unread }),
      ...(goesOn && { next: { until, page: page + 1, match: 'exact' } }),
    },
    sales: new Map([...sales.values()].map((one) => [one.sale.id, one])),
  });
}

/** Whether one request of the service answers the search, so that its order is that of the list. */
function isSortable({ text, amountMinor, number, cashierId, place }: PaymentSearch): boolean {
  return [text, amountMinor, number, cashierId, place].every((each) => each === undefined);
}

/** Adds the tracking ids of this terminal's payments; `known` are its records that were read already. */
async function named(
  wide: readonly PaymentAtService[],
  known: readonly PaymentAtService[],
  { service, terminalId }: { readonly service: ServicePayments; readonly terminalId: string },
  signal: AbortSignal,
): Promise<readonly PaymentAtService[]> {
  const isNameless = ({ trackingId, terminalId: madeBy = terminalId }: PaymentAtService): boolean =>
    trackingId === undefined && madeBy === terminalId;
  // Payments without an id of the service that are alike may be on different pages.
  const byKnown = withTrackingIds(
    wide,
    known.filter(({ paymentId }) => paymentId !== undefined),
  );
  const nameless = byKnown.filter(isNameless).map(madeAt);
  if (nameless.length === 0) return byKnown;
  const window = { from: Math.min(...nameless), until: Math.max(...nameless) + 1 };
  const found: PaymentAtService[] = [];
  for (let page = 0; page < MOST_OWN_PAGES; page++) {
    const read = await service.page('terminal', window, { page }, signal);
    if (!read.ok) break;
    found.push(...read.value.payments);
    if (read.value.searchedBackTo === undefined) break;
  }
  return withTrackingIds(byKnown, found);
}
