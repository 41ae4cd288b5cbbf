import { applyEvent, replay } from './apply-event.ts';
import { hasBeenPaid, isClosed } from './sale-alerts.ts';
import { duplicateSaleEvents } from './duplicate-sales.ts';
import { effectsOf, needsOf } from './effects.ts';
import { beganLately, referenceKey } from './guard/same-sale.ts';
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

/** The open sales in memory, always equal to the ledger: an event is on disk before it counts here. */
export class SaleStore {
  /** The service that new sales are recorded with. */
  readonly ownService: SaleService | undefined;
  readonly #clock: Clock;
  readonly #gateway: Pick<PaymentGateway, 'serviceTime'>;
  readonly #ledger: SaleLedger;
  readonly #sales = new Map<string, Sale>();
  /** The service of sales that were recorded without one. */
  readonly #ofUnstamped: SaleService | undefined;
  /** Cached until the next change, because it is needed all the time and there may be hundreds of open sales. */
  #inOrder: InOrder | undefined;
  /** `referenceKey` by sale id, cached because it is costly and a sale's reference never changes. */
  readonly #keys = new Map<string, string>();

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
      if (sale) this.#sales.set(sale.id, sale);
    }
  }

  /** Every open sale of this service, oldest first. */
  all(): readonly Sale[] {
    return this.#ordered().all;
  }

  /** Open sales of other services. They are kept for when the till works with that service again. */
  foreign(): readonly Sale[] {
    return this.#ordered().foreign;
  }

  /** An open sale of this service. */
  find(saleId: string): Sale | undefined {
    const sale = this.#sales.get(saleId);
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
    return this.#sales.get(saleId) ?? replay(this.#ledger.sale(saleId));
  }

  /** Open sales of this reference or a similar one (`referenceKey`), oldest first. */
  ofReference(reference: string): readonly Sale[] {
    return this.#ordered().byReference.get(referenceKey(reference)) ?? [];
  }

  /** Open sales of other services with such a reference. */
  foreignOfReference(reference: string): readonly Sale[] {
    const key = referenceKey(reference);
    return this.foreign().filter((sale) => this.#keyOf(sale) === key);
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

  /** The sale on the screen: the newest that is neither parked nor acknowledged. */
  current(): Sale | undefined {
    return this.#ordered().current;
  }

  beganLately(sale: Sale, lately: Lately): boolean {
    return beganLately(sale, this.#now(), lately);
  }

  nextNumber(): number {
    return this.#ledger.nextSaleNumber();
  }

  /** The work that the open sales of this service need: at the start, what the end of the till interrupted. */
  needs(): readonly Effect[] {
    return this.all().flatMap(needsOf);
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
      if (isClosed(sale)) {
        this.#sales.delete(sale.id);
        this.#keys.delete(sale.id);
      } else this.#sales.set(sale.id, sale);
    }
    this.#inOrder = undefined;
    const effects = changes
      .filter(({ sale }) => this.isOwn(sale))
      .flatMap(({ before: was, sale }) => effectsOf(was, sale));
    return { sale: first.sale, effects };
  }

  #now(): Moment {
    return { wall: this.#clock.wall(), service: this.#gateway.serviceTime() };
  }

  #ordered(): InOrder {
    return (this.#inOrder ??= inOrder(
      this.#sales.values(),
      (sale) => this.isOwn(sale),
      (sale) => this.#keyOf(sale),
    ));
  }

  #keyOf({ id, reference }: Sale): string {
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    const key = referenceKey(reference);
    this.#keys.set(id, key);
    return key;
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

interface InOrder {
  /** Of this service, oldest first. */
  readonly all: readonly Sale[];
  /** Of other services, oldest first. */
  readonly foreign: readonly Sale[];
  readonly current: Sale | undefined;
  /** By `referenceKey`, oldest first. */
  readonly byReference: ReadonlyMap<string, readonly Sale[]>;
}

function inOrder(
  sales: Iterable<Sale>,
  isOwn: (sale: Sale) => boolean,
  keyOf: (sale: Sale) => string,
): InOrder {
  const open = [...sales].sort((a, b) => a.number - b.number);
  const all = open.filter(isOwn);
  const foreign = open.filter((sale) => !isOwn(sale));
  const byReference = new Map<string, Sale[]>();
  for (const sale of all) {
    const key = keyOf(sale);
    const like = byReference.get(key);
    if (like) like.push(sale);
    else byReference.set(key, [sale]);
  }
  return { all, foreign, current: all.findLast((sale) => !sale.parked && !sale.acknowledged), byReference };
}

interface Change {
  readonly before: Sale | undefined;
  readonly sale: Sale;
  readonly events: readonly SaleEvent[];
}
