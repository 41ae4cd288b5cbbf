import { failed, succeeded } from '../../shared/failure.ts';
import { replay } from '../sales/apply-event.ts';
import { alertsOf } from '../sales/sale-alerts.ts';
import { ledgerFailure } from '../sales/ledger-failure.ts';
import { ReadSales, viewAtRest } from './read-sales.ts';
import { historyOf } from './sale-timeline.ts';
import type { FoundSales, PastSale } from '../../shared/contract/past-sales.ts';
import type { SaleView } from '../../shared/contract/sale-view.ts';
import type { Result } from '../../shared/failure.ts';
import type { SaleMatch, SaleSearch, SearchCursor } from '../../shared/search/sale-search.ts';
import type { Sale } from '../sales/sale.ts';
import type { SaleArchive, SalesFound } from './ports.ts';
import type { LoadedSale } from './read-sales.ts';
import type { NameOf } from './sale-timeline.ts';

interface SalesHistoryParts {
  readonly archive: SaleArchive;
  /** Answers the sales that are on a screen or wait for one, as they are shown there. */
  readonly shown: () => readonly SaleView[];
  /** The terminal's currency, in which amounts are searched. */
  readonly currency: string;
  readonly nameOf: NameOf;
}

export interface LoadedSales extends Omit<FoundSales, 'sales'> {
  readonly sales: readonly LoadedSale[];
}

/** Finds the sales that this till has made and tells the history of each. */
export class SalesHistory {
  readonly #parts: SalesHistoryParts;
  readonly #sales: ReadSales;

  constructor(parts: SalesHistoryParts) {
    this.#parts = parts;
    this.#sales = new ReadSales(parts.archive);
  }

  /**
   * Answers one page of sales, newest first. The search text is taken as a whole reference, code, amount or number, and
   * only when no sale has that, as part of a reference.
   */
  find(search: SaleSearch, after?: SearchCursor): Result<FoundSales> {
    const found = this.findSales(search, after);
    if (!found.ok) return found;
    return succeeded({ ...found.value, sales: found.value.sales.map(({ view }) => view) });
  }

  /** Answers the same with the sales themselves, for callers that need more than is shown. Nothing is read again. */
  findSales(search: SaleSearch, after?: SearchCursor): Result<LoadedSales> {
    return this.#reading(() => {
      const exact = this.#page(search, after?.match ?? 'exact', after);
      const mayBePart = search.text !== undefined || search.pageId !== undefined;
      const none = exact.sales.length === 0 && after === undefined && mayBePart;
      return succeeded(none ? this.#page(search, 'part') : exact);
    });
  }

  /** Those of these sales that are known. */
  loadSales(saleIds: readonly string[]): Result<readonly LoadedSale[]> {
    return this.#reading(() => succeeded(this.#recalled(saleIds)));
  }

  /** The sales for which these payments were made, by tracking id. */
  salesOfPayments(trackingIds: readonly string[]): Result<ReadonlyMap<string, LoadedSale>> {
    return this.#reading(() => {
      const owners = this.#parts.archive.salesOfPayments(trackingIds);
      const sales = new Map(
        this.#recalled([...new Set(owners.values())]).map((loaded) => [loaded.sale.id, loaded]),
      );
      return succeeded(
        new Map(
          [...owners].flatMap(([trackingId, saleId]) => {
            const loaded = sales.get(saleId);
            return loaded ? [[trackingId, loaded] as const] : [];
          }),
        ),
      );
    });
  }

  get(saleId: string): Result<PastSale> {
    return this.#reading(() => {
      const { archive, shown, nameOf } = this.#parts;
      const events = archive.sale(saleId);
      const sale = replay(events);
      if (!sale) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
      const { number, reference, amount } = sale;
      const about = { saleId, number, reference, amount };
      const alerts = alertsOf(sale).map((alert) => ({ ...alert, ...about }));
      return succeeded({ sale: viewOf(sale, shown()), alerts, history: historyOf(events, nameOf) });
    });
  }

  #page({ amountMinor, ...search }: SaleSearch, match: SaleMatch, after?: SearchCursor): LoadedSales {
    const { archive, currency } = this.#parts;
    const amount = amountMinor === undefined ? {} : { amount: { minor: amountMinor, currency } };
    const found = archive.findSales({ ...search, ...amount, match, ...(after && { after }) });
    return { sales: this.#recalled(found.ids), match, ...goesOn(found, match) };
  }

  #recalled(saleIds: readonly string[]): readonly LoadedSale[] {
    const followed = this.#parts.shown();
    return this.#sales
      .load(saleIds)
      .map(({ sale, view }) => ({ sale, view: followed.find(({ id }) => id === sale.id) ?? view }));
  }

  #reading<T>(read: () => Result<T>): Result<T> {
    try {
      return read();
    } catch (error) {
      return failed({ ...ledgerFailure(error), code: 'ledger-unreadable' });
    }
  }
}

/** A sale that is followed is shown as everywhere else, with the age of its last reading. */
function viewOf(sale: Sale, shown: readonly SaleView[]): SaleView {
  return shown.find(({ id }) => id === sale.id) ?? viewAtRest(sale);
}

function goesOn(
  { next, searchedBackTo }: SalesFound,
  match: SaleMatch,
): Pick<FoundSales, 'next' | 'searchedBackTo'> {
  return {
    ...(next && { next: { ...next, match } }),
    ...(searchedBackTo !== undefined && { searchedBackTo }),
  };
}
