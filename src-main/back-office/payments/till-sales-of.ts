import { succeeded } from '../../../shared/failure.ts';
import type { SaleStage } from '../../../shared/contract/sale-view.ts';
import type { Result } from '../../../shared/failure.ts';
import type { SaleMatch, SearchCursor } from '../../../shared/search/sale-search.ts';
import type { PaymentsWanted, TillSale, TillSales } from '../ports.ts';

/** So many pages are gone through for a status, a tender or a cashier, which no index knows, before the manager asks to go on. */
const MOST_PAGES = 20;
/** On a page; its last sales may make it more. */
export const SALES_AT_ONCE = 50;

export interface SalesPage {
  readonly sales: readonly TillSale[];
  readonly match: SaleMatch;
  readonly more: boolean;
  /** Earlier sales have not been looked at; where there are more. */
  readonly lookedBackTo: number;
  /** The look ended early, to stay quick. */
  readonly isBrokenOff: boolean;
}

interface Reading {
  readonly till: TillSales;
  /** Lets others go on between two pages. */
  readonly turn: () => Promise<void>;
}

/** Sales before `until` that fit, newest first. */
export async function salesOf(
  search: PaymentsWanted,
  { until, match }: { readonly until: number; readonly match: SaleMatch | undefined },
  { till, turn }: Reading,
): Promise<Result<SalesPage>> {
  const { scope: _scope, status, tender, cashierId, place, reclaims, ...wanted } = search;
  // Its sales do not say where the terminal stands.
  if (place !== undefined)
    return succeeded({
      sales: [],
      match: match ?? 'exact',
      more: false,
      lookedBackTo: 0,
      isBrokenOff: false,
    });
  const only = reclaims ? 'exceptions' : 'all';
  const sales: TillSale[] = [];
  let after: SearchCursor | undefined = match && { match, startedAt: until, number: -1 };
  for (let pages = 1; ; pages++) {
    await turn();
    const found = till.find({ ...wanted, to: until, only }, after);
    if (!found.ok) return found;
    const { next, match: matched, lookedBackTo } = found.value;
    for (const one of found.value.sales) {
      const { sale, facts } = one;
      if (cashierId !== undefined && sale.cashierId !== cashierId) continue;
      if (status !== undefined && statusOf(sale.stage) !== status) continue;
      if (reclaims && !facts.reclaim) continue;
      if (tender === undefined || facts.tender === tender) sales.push(one);
    }
    const isBrokenOff = lookedBackTo !== undefined || pages === MOST_PAGES;
    if (!next || sales.length >= SALES_AT_ONCE || isBrokenOff) {
      const page = { sales, match: matched, more: next !== undefined, lookedBackTo: next?.startedAt ?? 0 };
      return succeeded({ ...page, isBrokenOff: next !== undefined && sales.length < SALES_AT_ONCE });
    }
    after = next;
  }
}

/** As the service would write it, where the till knows. */
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
