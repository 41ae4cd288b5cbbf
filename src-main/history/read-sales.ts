import { replay } from '../sales/apply-event.ts';
import { saleView } from '../sales/view/sale-view.ts';
import type { SaleView } from '../../shared/contract/sale-view.ts';
import type { Sale } from '../sales/sale.ts';
import type { SaleArchive } from './ports.ts';

/** A sale as its events were replayed, and as it is shown. */
export interface LoadedSale {
  readonly sale: Sale;
  readonly view: SaleView;
}

/** Ten pages of lists. */
const MOST_KEPT = 500;

/**
 * Sales of lists. Events are only ever added, and each was proved when it was read: a sale that has as many as then is
 * the same, and is not read again. One with a gap is read each time.
 */
export class ReadSales {
  readonly #archive: Pick<SaleArchive, 'sales' | 'countEvents'>;
  /** By id, the one that was asked for last at the end. */
  readonly #kept = new Map<string, LoadedSale>();

  constructor(archive: Pick<SaleArchive, 'sales' | 'countEvents'>) {
    this.#archive = archive;
  }

  /** Those of these sales that are known, in the order of their ids. Throws `LedgerUnavailable`. */
  load(saleIds: readonly string[]): readonly LoadedSale[] {
    const counts = this.#archive.countEvents(saleIds);
    const found = new Map<string, LoadedSale>();
    for (const [index, saleId] of saleIds.entries()) {
      const kept = this.#kept.get(saleId);
      if (kept && kept.sale.events === counts[index]) found.set(saleId, kept);
    }
    const others = saleIds.filter((saleId) => !found.has(saleId));
    for (const events of this.#archive.sales(others)) {
      const sale = replay(events);
      if (sale) found.set(sale.id, { sale, view: viewAtRest(sale) });
    }
    return saleIds.flatMap((saleId) => this.#keep(found.get(saleId)) ?? []);
  }

  #keep(loaded: LoadedSale | undefined): LoadedSale | undefined {
    if (!loaded || loaded.sale.recordDamaged) return loaded;
    const { id } = loaded.sale;
    this.#kept.delete(id);
    this.#kept.set(id, loaded);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? id);
    return loaded;
  }
}

/** As its last event left it. */
export function viewAtRest(sale: Sale): SaleView {
  return saleView(sale, { now: sale.lastEventAt, trouble: undefined, freshness: undefined });
}
