import { mayCreate } from './sale.ts';
import type { CustomerSafe } from './ports.ts';
import type { SaleBook } from './sale-book.ts';

/** Has payers' details forgotten once no more payment is asked for with them: created, refused, stopped or paid. */
export class ForgetPayers {
  readonly #safe: CustomerSafe;
  readonly #book: SaleBook;
  /** Of sales that an earlier run of the till closed, or never came to begin. */
  readonly #orphans: ReadonlySet<string>;

  constructor(safe: CustomerSafe, book: SaleBook) {
    this.#safe = safe;
    this.#book = book;
    const elsewhere = new Set(book.foreign().map(({ id }) => id));
    this.#orphans = new Set(safe.saleIds().filter((saleId) => !book.find(saleId) && !elsewhere.has(saleId)));
  }

  /** Call after every change of the book. */
  follow(): void {
    for (const saleId of this.#safe.saleIds()) {
      // A sale that is about to begin is not in the book yet.
      const sale = this.#book.find(saleId);
      if (sale ? !mayCreate(sale) : this.#orphans.has(saleId)) this.#safe.forget(saleId);
    }
  }
}
