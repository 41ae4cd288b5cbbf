import { succeeded } from '../../shared/failure.ts';
import type { PaymentSearch } from '../../shared/contract/payments.ts';
import type { SaleStage } from '../../shared/contract/sale-view.ts';
import type { Result } from '../../shared/failure.ts';
import type { SaleMatch, SearchCursor } from '../../shared/sale-search.ts';
import type { TillSale, TillSales } from './ports.ts';

/** So many pages are gone through for a status, a tender or a cashier, which no index knows, before somebody asks to go on. */
const MOST_PAGES = 20;
const ENOUGH = 50;

export interface SalesPage {
  readonly sales: readonly TillSale[];
  readonly match: SaleMatch;
  readonly more: boolean;
  /** Earlier sales have not been looked at; where there are more. */
  readonly lookedBackTo: number;
  /** The look ended early, to stay quick. */
  readonly isBrokenOff: boolean;
}

/** Sales before `until` that fit, newest first. */
export function salesOf(
  search: PaymentSearch,
  until: number,
  match: SaleMatch | undefined,
  till: TillSales,
): Result<SalesPage> {
  const { scope: _scope, status, tender, cashierId, ...wanted } = search;
  const sales: TillSale[] = [];
  let after: SearchCursor | undefined = match && { match, startedAt: until, number: -1 };
  for (let pages = 1; ; pages++) {
    const found = till.find({ ...wanted, to: until, only: 'all' }, after);
    if (!found.ok) return found;
    const { next, match: matched, lookedBackTo } = found.value;
    for (const sale of found.value.sales) {
      if (cashierId !== undefined && sale.cashierId !== cashierId) continue;
      if (status !== undefined && statusOf(sale.stage) !== status) continue;
      const facts = till.facts(sale.id);
      if (tender === undefined || facts.tender === tender) sales.push({ sale, facts });
    }
    const isBrokenOff = lookedBackTo !== undefined || pages === MOST_PAGES;
    if (!next || sales.length >= ENOUGH || isBrokenOff) {
      const page = { sales, match: matched, more: next !== undefined, lookedBackTo: next?.startedAt ?? 0 };
      return succeeded({ ...page, isBrokenOff: next !== undefined && sales.length < ENOUGH });
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
