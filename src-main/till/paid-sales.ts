import { isPaid } from '../../shared/payment-status.ts';
import type { SaleView } from '../../shared/contract/views.ts';

/** Tells of each sale once, when it turns out paid; those that were paid at the beginning are old news. */
export class PaidSales {
  readonly #onPaid: (sale: SaleView) => void;
  #known: ReadonlySet<string>;

  constructor(sales: readonly SaleView[], onPaid: (sale: SaleView) => void) {
    this.#onPaid = onPaid;
    this.#known = idsOf(sales.filter(hasBeenPaid));
  }

  look(sales: readonly SaleView[]): void {
    const paid = sales.filter(hasBeenPaid);
    const news = paid.filter(({ id }) => !this.#known.has(id));
    this.#known = idsOf(paid);
    for (const sale of news) this.#onPaid(sale);
  }
}

const hasBeenPaid = ({ stage }: SaleView): boolean => stage.name === 'final' && isPaid(stage.outcome);

const idsOf = (sales: readonly SaleView[]): ReadonlySet<string> => new Set(sales.map(({ id }) => id));
