import { applyEvent, replay } from './apply-event.ts';
import { hasBeenPaid, isClosed } from './sale-alerts.ts';
import { duplicateSaleEvents } from './duplicate-sales.ts';
import { effectsOf, needsOf } from './effects.ts';
import { beganLately } from './guard/same-sale.ts';
import { OpenSales } from './open-sales.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Money } from '../../shared/money/money.ts';
import type { Effect } from './effects.ts';
import type { SaleEvent, SaleEventBody, SaleService } from './events.ts';
import type { PaymentGateway, SaleLedger, SalesPorts } from './ports.ts';
import type { Lately } from './guard/same-sale.ts';
import type { Moment } from './moment.ts';
import type { Sale } from './sale.ts';

/** Records events of a sale and begins what follows from them. Throws `LedgerUnavailable`, with nothing changed. */
export type RecordEvents = (saleId: string, ...bodies: readonly SaleEventBody[]) => Sale;

/** The sale after its events, and the effects of these events, also on other sales. */
interface Appended {
  readonly sale: Sale;
  readonly effects: readonly Effect[];
}

/** What is known of sales, always equal to the ledger: an event is on disk before it counts here. */
export class SaleStore {
  readonly #open = new OpenSales((sale) => this.isOwn(sale));
  readonly open: Omit<OpenSales, 'put' | 'remove'> = this.#open;
  /** The service that new sales are recorded with. */
  readonly ownService: SaleService | undefined;
  readonly #clock: Clock;
  readonly #gateway: Pick<PaymentGateway, 'serviceTime'>;
  readonly #ledger: SaleLedger;
  /** The service of sales that were recorded without one. */
  readonly #ofUnstamped: SaleService | undefined;

  /** Reads the open sales from the ledger. Throws `LedgerUnavailable`. */
  constructor({
    clock,
    gateway,
    ledger,
    services,
  }: Pick<SalesPorts, 'clock' | 'gateway' | 'ledger' | 'services'>) {
    this.#clock = clock;
    this.#gateway = gateway;
    this.#ledger = ledger;
    this.ownService = services?.own;
    this.#ofUnstamped = services?.ofUnstamped;
    for (const events of ledger.openSales()) {
      const sale = replay(events);
      if (sale) this.#open.put(sale);
    }
  }

  /** An open sale of this service. */
  find(saleId: string): Sale | undefined {
    const sale = this.#open.get(saleId);
    return sale && this.isOwn(sale) ? sale : undefined;
  }

  /** Whether the sale belongs to this service. Another service's answers say nothing about it. */
  isOwn(sale: Sale): boolean {
    const own = this.ownService;
    if (!own) return true;
    const { origin, merchantId } = this.serviceOf(sale) ?? own;
    return origin === own.origin && merchantId === own.merchantId;
  }

  serviceOf({ service }: Sale): SaleService | undefined {
    return service ?? this.#ofUnstamped;
  }

  /** A sale, open or closed, of any service. Throws `LedgerUnavailable`. */
  loadSale(saleId: string): Sale | undefined {
    return this.#open.get(saleId) ?? replay(this.#ledger.sale(saleId));
  }

  /** The last 50 sales, open or closed, of this amount or such a reference, newest first. Throws `LedgerUnavailable`. */
  alike(like: { reference: string } | { amount: Money }): readonly Sale[] {
    return this.#ledger.salesLike(like).flatMap((id) => this.loadSale(id) ?? []);
  }

  /** Those of `alike` that started lately. Throws `LedgerUnavailable`. */
  alikeLately(like: { reference: string } | { amount: Money }, lately: Lately): readonly Sale[] {
    const now = this.#now();
    const { service, wall } = now;
    const since =
      service === undefined ? undefined : { service: service - lately.ms, wall: wall - lately.ms };
    const found: Sale[] = [];
    for (const id of this.#ledger.salesLike(like, since)) {
      const sale = this.loadSale(id);
      if (!sale) continue;
      if (beganLately(sale, now, lately)) found.push(sale);
      // No sale after this one is newer, by either clock, so the rest need not be loaded.
      else if (service !== undefined && sale.serviceStartedAt !== undefined) break;
    }
    return found;
  }

  beganLately(sale: Sale, lately: Lately): boolean {
    return beganLately(sale, this.#now(), lately);
  }

  nextNumber(): number {
    return this.#ledger.nextSaleNumber();
  }

  /** The work that the open sales of this service need: at the start, what the end of the till interrupted. */
  needs(): readonly Effect[] {
    return this.#open.all().flatMap(needsOf);
  }

  /**
   * Writes the events, and those that they cause in other sales, all or nothing, and then applies them. An event may open a
   * closed sale again. Throws `LedgerUnavailable`, with nothing changed.
   */
  append(saleId: string, ...bodies: readonly SaleEventBody[]): Appended {
    const before = this.loadSale(saleId);
    const first = this.#change(before, saleId, bodies);
    const becamePaid = before && !hasBeenPaid(before) && hasBeenPaid(first.sale);
    const changes = becamePaid ? this.#withDuplicateSales(first) : [first];
    const closed = changes.map(({ sale }) => sale).filter(isClosed);
    this.#ledger.append(
      changes.flatMap(({ events }) => events),
      closed.map(({ id }) => id),
    );
    for (const { sale } of changes) {
      if (isClosed(sale)) this.#open.remove(sale.id);
      else this.#open.put(sale);
    }
    const effects = changes
      .filter(({ sale }) => this.isOwn(sale))
      .flatMap(({ before: was, sale }) => effectsOf(was, sale));
    return { sale: first.sale, effects };
  }

  #now(): Moment {
    return { wall: this.#clock.wall(), service: this.#gateway.serviceTime() };
  }

  #withDuplicateSales(first: Change): readonly [Change, ...Change[]] {
    let own = first;
    const others: Change[] = [];
    for (const { saleId, body } of duplicateSaleEvents(first.sale, this)) {
      if (saleId === own.sale.id) {
        const { sale, events } = this.#change(own.sale, saleId, [body]);
        own = { ...own, sale, events: [...own.events, ...events] };
      } else others.push(this.#change(this.loadSale(saleId), saleId, [body]));
    }
    return [own, ...others];
  }

  #change(before: Sale | undefined, saleId: string, bodies: readonly SaleEventBody[]): Change {
    const at = this.#clock.wall();
    const events = bodies.map((body) => ({ ...body, saleId, at }));
    const sale = events.reduce<Sale | undefined>(applyEvent, before);
    if (sale === undefined) throw new Error('nothing to record');
    return { before, sale, events };
  }
}

interface Change {
  readonly before: Sale | undefined;
  readonly sale: Sale;
  readonly events: readonly SaleEvent[];
}
