import { referenceKey } from './guard/same-sale.ts';
import type { Sale } from './sale.ts';

/** The open sales by id, in order and by reference. `SaleStore` alone changes them, after the ledger has their events. */
export class OpenSales {
  readonly #isOwn: (sale: Sale) => boolean;
  readonly #sales = new Map<string, Sale>();
  /** Cached until the next change, because it is needed all the time and there may be hundreds of open sales. */
  #inOrder: InOrder | undefined;
  /** `referenceKey` by sale id, cached because it is costly and a sale's reference never changes. */
  readonly #keys = new Map<string, string>();

  /** `isOwn` says whether a sale belongs to the service that the till works with. */
  constructor(isOwn: (sale: Sale) => boolean) {
    this.#isOwn = isOwn;
  }

  /** Of any service. */
  get(saleId: string): Sale | undefined {
    return this.#sales.get(saleId);
  }

  /** Of this service, oldest first. */
  all(): readonly Sale[] {
    return this.#ordered().all;
  }

  /** Of other services, oldest first. They are kept for when the till works with that service again. */
  foreign(): readonly Sale[] {
    return this.#ordered().foreign;
  }

  /** The sale on the screen: the newest of this service that is neither parked nor acknowledged. */
  current(): Sale | undefined {
    return this.#ordered().current;
  }

  /** Those of this service with this reference or a similar one (`referenceKey`), oldest first. */
  ofReference(reference: string): readonly Sale[] {
    return this.#ordered().byReference.get(referenceKey(reference)) ?? [];
  }

  /** Those of other services with such a reference. */
  foreignOfReference(reference: string): readonly Sale[] {
    const key = referenceKey(reference);
    return this.foreign().filter((sale) => this.#keyOf(sale) === key);
  }

  put(sale: Sale): void {
    this.#sales.set(sale.id, sale);
    this.#inOrder = undefined;
  }

  remove(saleId: string): void {
    this.#sales.delete(saleId);
    this.#keys.delete(saleId);
    this.#inOrder = undefined;
  }

  #ordered(): InOrder {
    return (this.#inOrder ??= this.#order());
  }

  #order(): InOrder {
    const open = [...this.#sales.values()].sort((a, b) => a.number - b.number);
    const all = open.filter(this.#isOwn);
    const foreign = open.filter((sale) => !this.#isOwn(sale));
    const byReference = new Map<string, Sale[]>();
    for (const sale of all) {
      const key = this.#keyOf(sale);
      const like = byReference.get(key);
      if (like) like.push(sale);
      else byReference.set(key, [sale]);
    }
    return { all, foreign, current: all.findLast((sale) => !sale.parked && !sale.acknowledged), byReference };
  }

  #keyOf({ id, reference }: Sale): string {
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    const key = referenceKey(reference);
    this.#keys.set(id, key);
    return key;
  }
}

interface InOrder {
  readonly all: readonly Sale[];
  readonly foreign: readonly Sale[];
  readonly current: Sale | undefined;
  /** By `referenceKey`. */
  readonly byReference: ReadonlyMap<string, readonly Sale[]>;
}
