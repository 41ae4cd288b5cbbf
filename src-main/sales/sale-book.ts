import { applyEvent, replay } from './apply-event.ts';
import { hasBeenPaid, isClosed } from './concerns.ts';
import { paidBeside } from './paid-beside.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Money } from '../../shared/money.ts';
import type { SaleEvent, SaleEventBody, SaleService } from './events.ts';
import type { SaleLedger, Services } from './ports.ts';
import type { Sale } from './sale.ts';

/**
 * The open sales in memory, always equal to what the ledger holds: an event is on disk before anyone learns of it.
 * Everything that happens to a sale goes through `record`.
 */
export class SaleBook {
  readonly #clock: Clock;
  readonly #ledger: SaleLedger;
  readonly #sales = new Map<string, Sale>();
  readonly #onChange: () => void;
  readonly #services: Services | undefined;

  /** Reads the open sales from the ledger. Throws `LedgerUnavailable`. */
  constructor(clock: Clock, ledger: SaleLedger, onChange: () => void, services?: Services) {
    this.#clock = clock;
    this.#ledger = ledger;
    this.#onChange = onChange;
    this.#services = services;
    for (const events of ledger.openSales()) {
      const sale = replay(events);
      if (sale) this.#sales.set(sale.id, sale);
    }
  }

  /** Every open sale of this service, oldest first. */
  all(): readonly Sale[] {
    return this.#open().filter((sale) => this.isOwn(sale));
  }

  /** Open sales whose payments another service knows: kept for the day on which the till works with it again. */
  foreign(): readonly Sale[] {
    return this.#open().filter((sale) => !this.isOwn(sale));
  }

  /** An open sale of this service. */
  find(saleId: string): Sale | undefined {
    const sale = this.#sales.get(saleId);
    return sale && this.isOwn(sale) ? sale : undefined;
  }

  /** Whether this service is the one to ask about the sale. What any other says of it proves nothing. */
  isOwn(sale: Sale): boolean {
    if (!this.#services) return true;
    const service = this.serviceOf(sale);
    const { own } = this.#services;
    return service?.origin === own.origin && service.merchantId === own.merchantId;
  }

  serviceOf({ service }: Sale): SaleService | undefined {
    return service ?? this.#services?.ofUnstamped;
  }

  /** What a new sale is stamped with. */
  get ownService(): SaleService | undefined {
    return this.#services?.own;
  }

  /** Also a sale that is closed, from the ledger. Throws `LedgerUnavailable`. */
  recall(saleId: string): Sale | undefined {
    return this.#sales.get(saleId) ?? replay(this.#ledger.sale(saleId));
  }

  /** Sales started at or after `since` (wall ms), closed ones included, newest first. Throws `LedgerUnavailable`. */
  alike(like: { reference: string } | { amount: Money }, since: number): readonly Sale[] {
    const ids = this.#ledger.salesLike(like, since);
    return ids.map((id) => this.recall(id)).filter((sale) => sale !== undefined);
  }

  /** The sale on the screen: the newest that is neither parked nor left. */
  current(): Sale | undefined {
    return this.all().findLast((sale) => !sale.parked && !sale.acknowledged);
  }

  #open(): readonly Sale[] {
    return [...this.#sales.values()].sort((a, b) => a.number - b.number);
  }

  nextNumber(): number {
    return this.#ledger.nextSaleNumber();
  }

  /**
   * Writes the events, and what follows from them for other sales, all or nothing; then lets them count, then tells.
   * What happens to a closed sale may open it again. Throws `LedgerUnavailable` with nothing changed.
   */
  record(saleId: string, ...bodies: readonly SaleEventBody[]): Sale {
    const before = this.recall(saleId);
    const first = this.#change(before, saleId, bodies);
    const becamePaid = before && !hasBeenPaid(before) && hasBeenPaid(first.sale);
    const changes = becamePaid ? this.#withPaidBeside(first) : [first];
    const closed = changes.map(({ sale }) => sale).filter(isClosed);
    this.#ledger.append(
      changes.flatMap(({ events }) => events),
      closed.map(({ id }) => id),
    );
    for (const { sale } of changes) {
      if (isClosed(sale)) this.#sales.delete(sale.id);
      else this.#sales.set(sale.id, sale);
    }
    this.#onChange();
    return first.sale;
  }

  #withPaidBeside(first: Change): readonly [Change, ...Change[]] {
    let own = first;
    const others: Change[] = [];
    for (const { saleId, body } of paidBeside(first.sale, this)) {
      if (saleId === own.sale.id) {
        const { sale, events } = this.#change(own.sale, saleId, [body]);
        own = { sale, events: [...own.events, ...events] };
      } else others.push(this.#change(this.recall(saleId), saleId, [body]));
    }
    return [own, ...others];
  }

  #change(before: Sale | undefined, saleId: string, bodies: readonly SaleEventBody[]): Change {
    const at = this.#clock.wall();
    const events = bodies.map((body) => ({ ...body, saleId, at }));
    const sale = events.reduce<Sale | undefined>(applyEvent, before);
    if (sale === undefined) throw new Error('nothing to record');
    return { sale, events };
  }
}

interface Change {
  readonly sale: Sale;
  readonly events: readonly SaleEvent[];
}
