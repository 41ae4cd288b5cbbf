import { Sales } from '../../../src-main/sales/sales.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { referenceKey } from '../../../src-main/sales/guard/same-sale.ts';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { MemoryCustomers } from '../memory/memory-customers.ts';
import { settled, VirtualClock } from './virtual-clock.ts';
import type {
  CreateAnswer,
  FoundPayment,
  LookupAnswer,
  PaymentGateway,
  PaymentIntent,
  SaleLedger,
  Services,
  TrackingAnswer,
} from '../../../src-main/sales/ports.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { MomentByBoth } from '../../../src-main/sales/moment.ts';
import type { TrackingReading } from '../../../src-main/sales/reading.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Failure, GuardWarning } from '../../../shared/failure.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';

export const unreachable: Failure = { action: 'wait', code: 'service-unreachable' };

/** A payment service of a few lines: payments exist once created, and a test says what becomes of the next calls. */
class ScriptedGateway implements PaymentGateway {
  readonly intents: PaymentIntent[] = [];
  readonly reads: string[] = [];
  readonly statuses = new Map<string, string | number>();
  /** What tracking answers tell of a payment beside its status. */
  readonly stated = new Map<string, Partial<TrackingReading>>();
  /** What the next creates do; after these they are answered. */
  readonly nextCreates: ((trackingId: string) => CreateAnswer)[] = [];
  /** Payments that `findByReference` can see; `createdAt` by the service's clock. */
  readonly history: (FoundPayment & { readonly reference: string })[] = [];
  /** The service's clock, ahead of the till's; `undefined` before it has told its time. */
  ahead: number | undefined = 0;
  lookup: LookupAnswer | undefined;
  reachable = true;
  readTakes = 0;
  /** How long an answer of `paymentsBetween` takes, and what it was asked for. */
  historyTakes = 0;
  readonly historyAsked: { readonly from: number; readonly until: number }[] = [];
  readonly clock: VirtualClock;

  constructor(clock: VirtualClock) {
    this.clock = clock;
  }

  createPayment(intent: PaymentIntent): Promise<CreateAnswer> {
    this.intents.push(intent);
    if (!this.reachable) return Promise.resolve({ kind: 'not-sent', failure: unreachable });
    const trackingId = `trk-${this.intents.length}`;
    const scripted = this.nextCreates.shift();
    if (scripted) return Promise.resolve(scripted(trackingId));
    return Promise.resolve(this.carryOut(trackingId));
  }

  /** The service does the work: by default what was asked last. */
  carryOut(trackingId: string, reference = this.intents.at(-1)?.reference ?? ''): CreateAnswer {
    this.statuses.set(trackingId, 'created');
    this.history.push({ trackingId, reference, createdAt: this.clock.wall() + (this.ahead ?? 0) });
    return { kind: 'created', trackingId, url: `https://pay.example.test/${trackingId}` };
  }

  /** The service does the work, and nobody hears of it. */
  carryOutUnheard(trackingId: string): CreateAnswer {
    this.carryOut(trackingId);
    return { kind: 'lost', failure: unreachable };
  }

  async readTracking(trackingId: string, signal: AbortSignal): Promise<TrackingAnswer> {
    this.reads.push(trackingId);
    if (this.readTakes > 0) await this.clock.sleep(this.readTakes, signal).catch(() => undefined);
    if (signal.aborted) return { kind: 'failed', failure: unreachable };
    const status = this.statuses.get(trackingId);
    if (!this.reachable || status === undefined) return { kind: 'failed', failure: unreachable };
    return { kind: 'read', reading: { status: readStatus(status), ...this.stated.get(trackingId) } };
  }

  findByReference(wanted: string, since: number): Promise<LookupAnswer> {
    if (this.lookup) return Promise.resolve(this.lookup);
    if (!this.reachable) return Promise.resolve({ kind: 'failed', failure: unreachable });
    return Promise.resolve({
      kind: 'found',
      payments: this.history.filter(
        ({ reference, createdAt = since }) => reference === wanted && createdAt >= since,
      ),
    });
  }

  async paymentsBetween(from: number, until: number, signal: AbortSignal): Promise<LookupAnswer> {
    this.historyAsked.push({ from, until });
    if (this.historyTakes > 0) await this.clock.sleep(this.historyTakes, signal).catch(() => undefined);
    if (this.lookup) return this.lookup;
    if (!this.reachable) return { kind: 'failed', failure: unreachable };
    const payments = this.history.filter(({ createdAt = from }) => createdAt >= from && createdAt < until);
    return { kind: 'found', payments };
  }

  serviceTime(): number | undefined {
    return this.ahead === undefined ? undefined : this.clock.wall() + this.ahead;
  }

  answers(): boolean {
    return this.reachable;
  }

  readsPerMinute(): number {
    return 600;
  }
}

/** A ledger in memory that can be told to refuse. */
class MemoryLedger implements SaleLedger {
  readonly events: SaleEvent[] = [];
  readonly closed = new Set<string>();
  refuses = false;

  append(events: readonly SaleEvent[], closedSaleIds: readonly string[] = []): void {
    if (this.refuses) throw new LedgerUnavailable('the disk is full');
    this.events.push(...events);
    for (const { saleId } of events) this.closed.delete(saleId);
    for (const id of closedSaleIds) this.closed.add(id);
  }

  sale(saleId: string): readonly SaleEvent[] {
    return this.events.filter((event) => event.saleId === saleId);
  }

  salesLike(like: { reference: string } | { amount: Money }, since?: MomentByBoth): readonly string[] {
    const newest = this.events
      .filter((event) => event.type === 'sale-started')
      .filter((event) => isLike(event, like))
      .reverse()
      .slice(0, 50);
    const earlier = newest.findIndex(
      ({ at, serviceTime }) =>
        since && serviceTime !== undefined && serviceTime < since.service && at < since.wall,
    );
    return newest.slice(0, earlier < 0 ? undefined : earlier).map(({ saleId }) => saleId);
  }

  openSales(): readonly (readonly SaleEvent[])[] {
    return [...groupBySale(this.events)]
      .filter(([saleId]) => !this.closed.has(saleId))
      .map(([, events]) => events);
  }

  saleOfPayment(trackingId: string): string | undefined {
    return this.events.find((event) => namesPayment(event) && event.trackingId === trackingId)?.saleId;
  }

  paymentsOf(reference: string): readonly string[] {
    return [...groupBySale(this.events).values()]
      .filter(([first]) => first?.type === 'sale-started' && first.reference === reference)
      .flat()
      .flatMap((event) => (namesPayment(event) ? [event.trackingId] : []));
  }

  nextSaleNumber(): number {
    return 1 + this.events.filter(({ type }) => type === 'sale-started').length;
  }

  types(): readonly string[] {
    return this.events.map(({ type }) => type);
  }
}

/** A till's sales core in a world that a test moves by hand. */
export class SalesWorld {
  readonly clock = new VirtualClock();
  readonly ledger = new MemoryLedger();
  readonly gateway = new ScriptedGateway(this.clock);
  readonly customers = new MemoryCustomers();
  /** Sales whose tender was to be read. */
  readonly paid: string[] = [];
  /** Errors that nobody expected. */
  readonly unexpected: unknown[] = [];
  /** How often there was something new to see. */
  changes = 0;
  onChange = (): void => undefined;
  /** How work in slices waits for its next turn. */
  turn = (): Promise<void> => Promise.resolve();
  /** The service that the till works with, where a test has more than one. */
  services: Services | undefined;
  sales = this.#open();

  /** The till stops and starts again on the same ledger. */
  async restart(): Promise<void> {
    this.sales.stop();
    await settled();
    this.sales = this.#open();
    await settled();
  }

  /** The first event of each of these types cannot be read any more, and the till starts again. */
  async damage(...types: readonly SaleEvent['type'][]): Promise<void> {
    const { events } = this.ledger;
    for (const type of types) {
      const place = events.findIndex((event) => event.type === type);
      const { saleId, at } = events[place] ?? {};
      if (saleId === undefined || at === undefined) throw new Error(`there is no ${type}`);
      events[place] = { type: 'record-damaged', saleId, at };
    }
    await this.restart();
  }

  start(minor: number, reference = '', ...overrides: readonly GuardWarning[]): ReturnType<Sales['start']> {
    return this.sales.start({ amount: { minor, currency: 'USD' }, reference, overrides });
  }

  async charge(minor: number, reference = '', ...overrides: readonly GuardWarning[]): Promise<string> {
    const started = await this.start(minor, reference, ...overrides);
    await settled();
    if (!started.ok) throw new Error(started.failure.code);
    return started.value.saleId;
  }

  /** Charges the amount of an earlier sale again. */
  async chargeAgain(earlier: string, reference: string): Promise<string> {
    const sale = this.sales.loadSale(earlier);
    if (!sale.ok) throw new Error(sale.failure.code);
    const { amount } = sale.value;
    const started = await this.sales.start({ amount, reference, overrides: [], again: earlier });
    await settled();
    if (!started.ok) throw new Error(started.failure.code);
    return started.value.saleId;
  }

  /** The same for a sale whose payment goes with these details. */
  async chargeFor(
    payer: PayerDetails,
    minor: number,
    reference = '',
    ...overrides: readonly GuardWarning[]
  ): Promise<string> {
    const amount = { minor, currency: 'USD' };
    const started = await this.sales.start({ amount, reference, overrides, payer });
    await settled();
    if (!started.ok) throw new Error(started.failure.code);
    return started.value.saleId;
  }

  sale(saleId: string): SaleView {
    const sale = this.sales.view().sales.find(({ id }) => id === saleId);
    if (!sale) throw new Error(`no sale ${saleId} on any screen`);
    return sale;
  }

  #open(): Sales {
    let ids = this.ledger.events.length;
    return new Sales(
      {
        clock: this.clock,
        turn: () => this.turn(),
        random: { next: () => 0.5 },
        ids: {
          saleId: () => `id-${++ids}`,
          uuid: () => `id-${++ids}`,
          reference: (number) => `auto-${number}`,
        },
        gateway: this.gateway,
        ledger: this.ledger,
        customers: this.customers,
        readTender: (saleId, late) => late || this.paid.push(saleId),
        report: (where, error) => this.unexpected.push([where, error]),
        ...(this.services && { services: this.services }),
      },
      () => {
        this.changes++;
        this.onChange();
      },
    );
  }
}

function namesPayment(
  event: SaleEvent,
): event is Extract<SaleEvent, { type: 'payment-created' | 'stray-found' }> {
  return event.type === 'payment-created' || event.type === 'stray-found';
}

function isLike(
  { amount, reference }: Extract<SaleEvent, { type: 'sale-started' }>,
  like: { reference: string } | { amount: Money },
): boolean {
  if ('reference' in like) return referenceKey(reference) === referenceKey(like.reference);
  return amount.minor === like.amount.minor && amount.currency === like.amount.currency;
}

function groupBySale(events: readonly SaleEvent[]): ReadonlyMap<string, readonly SaleEvent[]> {
  const sales = new Map<string, SaleEvent[]>();
  for (const event of events) sales.set(event.saleId, [...(sales.get(event.saleId) ?? []), event]);
  return sales;
}
