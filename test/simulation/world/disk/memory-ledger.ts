import { sameOrder } from '../../rules/same-order.ts';
import type { Money } from '../../../../shared/money/money.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';
import type { MomentByBoth } from '../../../../src-main/sales/moment.ts';
import type { SaleLedger } from '../../../../src-main/sales/ports.ts';

/** The ledger's promises and nothing else: what was appended stays, and is found again. */
export class MemoryLedger implements SaleLedger {
  readonly #sales = new Map<string, SaleEvent[]>();
  readonly #closed = new Set<string>();

  append(events: readonly SaleEvent[], closedSaleIds: readonly string[] = []): void {
    for (const event of events) {
      const sale = this.#sales.get(event.saleId);
      if (sale) sale.push(event);
      else this.#sales.set(event.saleId, [event]);
      this.#closed.delete(event.saleId);
    }
    for (const id of closedSaleIds) this.#closed.add(id);
  }

  /** Every sale's events, in the order in which the sales were started. */
  allSales(): readonly (readonly SaleEvent[])[] {
    return [...this.#sales.values()].map((events) => [...events]);
  }

  openSales(): readonly (readonly SaleEvent[])[] {
    return [...this.#sales].filter(([saleId]) => !this.#closed.has(saleId)).map(([, events]) => [...events]);
  }

  sale(saleId: string): readonly SaleEvent[] {
    return [...(this.#sales.get(saleId) ?? [])];
  }

  salesLike(like: { reference: string } | { amount: Money }, since?: MomentByBoth): readonly string[] {
    const newest = this.#starts()
      .filter(({ reference, amount }) => {
        if ('reference' in like) return sameOrder(reference, like.reference);
        return amount.minor === like.amount.minor && amount.currency === like.amount.currency;
      })
      .sort((a, b) => b.number - a.number)
      .slice(0, 50);
    const earlier = newest.findIndex(
      ({ at, serviceTime }) =>
        since && serviceTime !== undefined && serviceTime < since.service && at < since.wall,
    );
    return newest.slice(0, earlier < 0 ? undefined : earlier).map(({ saleId }) => saleId);
  }

  nextSaleNumber(): number {
    return 1 + Math.max(0, ...this.#starts().map(({ number }) => number));
  }

  paymentsOf(reference: string): readonly string[] {
    return this.#starts()
      .filter((start) => start.reference === reference)
      .flatMap(({ saleId }) => this.#sales.get(saleId) ?? [])
      .flatMap((event) =>
        event.type === 'payment-created' || event.type === 'stray-found' ? [event.trackingId] : [],
      );
  }

  saleOfPayment(trackingId: string): string | undefined {
    for (const [saleId, events] of this.#sales) {
      const names = events.some(
        (event) =>
          // A reading names it too, where a repair did not find the event of its creation.
          (event.type === 'payment-created' ||
            event.type === 'stray-found' ||
            event.type === 'status-read') &&
          event.trackingId === trackingId,
      );
      if (names) return saleId;
    }
    return undefined;
  }

  saleIds(): readonly string[] {
    return [...this.#sales.keys()];
  }

  isClosed(saleId: string): boolean {
    return this.#closed.has(saleId);
  }

  #starts(): Extract<SaleEvent, { type: 'sale-started' }>[] {
    return [...this.#sales.values()].flatMap(([first]) => (first?.type === 'sale-started' ? [first] : []));
  }
}
