import { succeeded } from '../../../shared/failure.ts';
import type { SaleStage } from '../../../shared/contract/sale-view.ts';
import type { Result } from '../../../shared/failure.ts';
import type { SaleMatch, SearchCursor } from '../../../shared/search/sale-search.ts';
import type { PaymentsWanted, TillSale, TillSales } from '../ports.ts';

/**
 * Pages that are searched for a status, a tender or a cashier, which have no index, before the manager is asked whether
 * to go on.
 */
const MOST_PAGES = 20;
/** Sales of a page. The page may be longer where its last sales have the same time. */
export const SALES_AT_ONCE = 50;

export interface SalesPage {
  readonly sales: readonly TillSale[];
  readonly match: SaleMatch;
  readonly more: boolean;
  /** Sales before this moment were not read. Missing where there are none. */
  readonly searchedBackTo: number;
  /** The search stopped early, to stay quick. */
  readonly isBrokenOff: boolean;
}

interface Reading {
  readonly till: TillSales;
  /** Lets other work go on between two pages. */
  readonly turn: () => Promise<void>;
}

/** Matching sales before `until`, newest first. */
export async function salesOf(
  search: PaymentsWanted,
  { until, match }: { readonly until: number; readonly match: SaleMatch | undefined },
  { till, turn }: Reading,
): Promise<Result<SalesPage>> {
  const { scope: _scope, status, tender, cashierId, place, reclaims, ...wanted } = search;
  // Sales do not name the location of the terminal.
  if (place !== undefined)
    return succeeded({
      sales: [],
      match: match ?? 'exact',
      more: false,
      searchedBackTo: 0,
      isBrokenOff: false,
    });
  const only = reclaims ? 'exceptions' : 'all';
  const sales: TillSale[] = [];
  let after: SearchCursor | undefined = match && { match, startedAt: until, number: -1 };
  for (let pages = 1; ; pages++) {
    await turn();
    const found = till.find({ ...wanted, to: until, only }, after);
    if (!found.ok) return found;
    const { next, match: matched, searchedBackTo } = found.value;
    for (const one of found.value.sales) {
      const { sale, facts } = one;
      if (cashierId !== undefined && sale.cashierId !== cashierId) continue;
      if (status !== undefined && statusOf(sale.stage) !== status) continue;
      if (reclaims && !facts.reclaim) continue;
      if (tender === undefined || facts.tender === tender) sales.push(one);
    }
    const isBrokenOff = searchedBackTo !== undefined || pages === MOST_PAGES;
    if (!next || sales.length >= SALES_AT_ONCE || isBrokenOff) {
      const page = { sales, match: matched, more: next !== undefined, searchedBackTo: next?.startedAt ?? 0 };
      return succeeded({ ...page, isBrokenOff: next !== undefined && sales.length < SALES_AT_ONCE });
    }
    after = next;
  }
}

/** The service's word for the status, where the till knows it. */
function statusOf(stage: SaleStage): string | undefined {
  switch (stage.name) {
    case 'waiting':
      return 'created';
    case 'seen':
      return 'processing';
    case 'final':
      return stage.outcome;
    default:
      return undefined;
  }
}
