import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { SaleLedger } from '../../../src-main/sales/ports.ts';
import type { Story } from '../story.ts';

/** The ledger's promises and nothing else: all of an append or none of it, and what was appended stays. */
export class Disk implements SaleLedger {
  readonly #events: SaleEvent[] = [];
  readonly #closed = new Set<string>();
  readonly #story: Story;
  readonly #onAppend: (events: readonly SaleEvent[], closedSaleIds: readonly string[]) => void;
  #appendsLeft = Infinity;

  constructor(story: Story, onAppend: (events: readonly SaleEvent[], closed: readonly string[]) => void) {
    this.#story = story;
    this.#onAppend = onAppend;
  }

  /** It takes so many appends more, and then none. */
  refuseAfter(appends: number): void {
    this.#appendsLeft = appends;
  }

  recover(): void {
    this.#appendsLeft = Infinity;
  }

  append(events: readonly SaleEvent[], closedSaleIds: readonly string[] = []): void {
    this.#answers();
    this.#appendsLeft--;
    for (const id of closedSaleIds) {
      if (!events.some(({ saleId }) => saleId === id)) throw new Error(`sale ${id} is closed by no event`);
    }
    for (const event of events) this.#story.tell('till', () => `records ${words(event)}`);
    this.#events.push(...events);
    for (const id of closedSaleIds) this.#closed.add(id);
    this.#onAppend(events, closedSaleIds);
  }

  openSales(): readonly (readonly SaleEvent[])[] {
    this.#answers();
    const sales = new Map<string, SaleEvent[]>();
    for (const event of this.#events) {
      if (this.#closed.has(event.saleId)) continue;
      const events = sales.get(event.saleId);
      if (events) events.push(event);
      else sales.set(event.saleId, [event]);
    }
    return [...sales.values()];
  }

  nextSaleNumber(): number {
    this.#answers();
    return 1 + this.#events.filter(({ type }) => type === 'sale-started').length;
  }

  paymentsOf(reference: string): readonly string[] {
    this.#answers();
    const sales = new Set<string>();
    const payments: string[] = [];
    for (const event of this.#events) {
      if (event.type === 'sale-started' && event.reference === reference) sales.add(event.saleId);
      const tells = event.type === 'payment-created' || event.type === 'stray-found';
      if (tells && sales.has(event.saleId)) payments.push(event.trackingId);
    }
    return payments;
  }

  #answers(): void {
    if (this.#appendsLeft > 0) return;
    this.#story.tell('disk', () => 'refuses');
    throw new LedgerUnavailable('the disk is full');
  }
}

function words(event: SaleEvent): string {
  const { saleId, type } = event;
  switch (event.type) {
    case 'sale-started':
      return `${saleId}: ${type} for "${event.reference}"`;
    case 'payment-created':
    case 'stray-found':
      return `${saleId}: ${type} ${event.trackingId}`;
    case 'status-read': {
      const { status } = event.reading;
      return `${saleId}: ${event.trackingId} is ${status.kind === 'final' ? status.outcome : status.kind}`;
    }
    default:
      return `${saleId}: ${type}`;
  }
}
