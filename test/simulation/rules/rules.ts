import { couldStillBePaid, isTrulyPaid } from '../world/service.ts';
import { trackingIdOf } from '../world/network.ts';
import { ReadBudget } from './read-budget.ts';
import { recordOf, take } from './record.ts';
import { isPaid } from '../../../shared/payment-status.ts';
import type { SaleStage, SaleView } from '../../../shared/contract/views.ts';
import type { PaymentStatus } from '../../../shared/payment-status.ts';
import type { PaymentIntent } from '../../../src-main/sales/ports.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { Timeline } from '../timeline.ts';
import type { Process } from '../world/process.ts';
import type { TruePayment } from '../world/service.ts';
import type { Recorded } from './record.ts';

export interface Broken {
  /** The safety rule's number, and the invariant's name. */
  readonly rule: string;
  readonly how: string;
}

export interface TillSales {
  readonly currentSaleId?: string;
  readonly sales: readonly SaleView[];
}

/** Watches everything that the till records, sends and shows, and knows the truth of every payment. */
export class Rules {
  broken: Broken | undefined;
  readonly records = new Map<string, Recorded>();
  readonly budget: ReadBudget;
  readonly #timeline: Timeline;
  readonly #payments: ReadonlyMap<string, TruePayment>;
  /** What the till was told of each payment. */
  readonly #told = new Map<string, Set<string>>();
  readonly #outcomes = new Map<string, string>();
  readonly #shownUrls = new Map<string, string>();
  /** Sales that the cashier is leaving in this very moment. */
  #leaving: ReadonlySet<string> = new Set();

  constructor(timeline: Timeline, payments: ReadonlyMap<string, TruePayment>, readsPerMinute: number) {
    this.#timeline = timeline;
    this.#payments = payments;
    this.budget = new ReadBudget(readsPerMinute);
  }

  break(rule: string, how: string): void {
    this.broken ??= { rule, how };
  }

  /** The cashier does something that may leave these sales. */
  leaving(saleIds: readonly string[], act: () => void): void {
    this.#leaving = new Set(saleIds);
    act();
    this.#leaving = new Set();
  }

  appended(events: readonly SaleEvent[], closed: readonly string[]): void {
    for (const event of events) {
      if (event.type === 'sale-started') this.#started(event);
      const record = this.records.get(event.saleId);
      if (!record) {
        this.break('8 the ledger replays', `${event.saleId} begins with ${event.type}`);
        continue;
      }
      if (event.type === 'sale-acknowledged' && !this.#leaving.has(event.saleId)) {
        this.break('4 a final outcome stays', `${event.saleId} was acknowledged by nobody`);
      }
      if (event.type === 'payment-created' && record.shown !== undefined) {
        this.break(
          '2 one shown payment a sale',
          `${event.saleId} has ${record.shown} and gets ${event.trackingId}`,
        );
      }
      take(record, event);
    }
    for (const saleId of closed) {
      const record = this.records.get(saleId);
      if (record) record.closed = true;
    }
  }

  createCalled(intent: PaymentIntent): void {
    const record = [...this.records.values()].find(({ key }) => key === intent.idempotencyKey);
    if (!record) {
      this.break('8 written ahead', `a create for "${intent.reference}" carries a key that no sale recorded`);
      return;
    }
    record.sent++;
    if (record.creation !== 'create-tried' || record.tries < record.sent) {
      this.break(
        '8 written ahead',
        `${record.saleId} sends its create no. ${record.sent} after ${record.creation}`,
      );
    }
    if (record.reference !== intent.reference || record.minor !== intent.amount.minor) {
      this.break('8 written ahead', `${record.saleId} asks for something else than it recorded`);
    }
    if (record.stopped)
      this.break('2 nothing is asked after the end', `${record.saleId} asks though it was stopped`);
  }

  readCalled(trackingId: string, process: Process): void {
    this.#readStarted(trackingId, process);
    this.#spend();
  }

  searchCalled(): void {
    this.#spend();
  }

  told(trackingId: string, status: PaymentStatus): void {
    if (status.kind !== 'final') return;
    const told = this.#told.get(trackingId) ?? new Set();
    this.#told.set(trackingId, told.add(status.outcome));
  }

  #spend(): void {
    const over = this.budget.read(this.#timeline.now());
    if (over !== undefined) this.break('9 reads stay within the budget', over);
  }

  // Reads under way and the last end of each, so that nothing waits for something else that is stuck.
  readonly #reading = new Map<string, { process: Process; under: number; since: number }>();

  #readStarted(trackingId: string, process: Process): void {
    const last = this.#reading.get(trackingId);
    const under = last?.process === process ? last.under : 0;
    this.#reading.set(trackingId, { process, under: under + 1, since: process.clock.monotonic() });
  }

  readEnded(trackingId: string, process: Process): void {
    const last = this.#reading.get(trackingId);
    if (last?.process !== process) return;
    last.under--;
    last.since = process.clock.monotonic();
  }

  /** Every payment that has not ended is read again within a bounded time, whatever the others do. */
  readsGoOn(process: Process, since: number): void {
    const open = [...this.records.values()].flatMap((record) => [...tracked(record)]);
    const patience = 45_000 + this.budget.slowest(open.length);
    for (const trackingId of open) {
      if (this.#told.has(trackingId)) continue;
      const last = this.#reading.get(trackingId);
      if (last?.process === process && last.under > 0) continue;
      const from = last?.process === process ? last.since : since;
      const waited = process.clock.monotonic() - from;
      if (waited > patience)
        this.break(
          '7 nothing is delayed by something stuck',
          `${trackingId} was not read for ${Math.round(waited / 1_000)} s`,
        );
    }
  }

  viewed({ sales, currentSaleId }: TillSales, show: (trackingId: string) => void): void {
    const inView = new Map(sales.map((sale) => [sale.id, sale.stage]));
    for (const sale of sales) this.#viewedSale(sale.id, sale.stage);
    for (const [saleId, outcome] of this.#outcomes) {
      const { acknowledged } = this.records.get(saleId) ?? {};
      const stage = inView.get(saleId);
      if (!acknowledged && outcomeOf(stage) !== outcome) {
        this.break(
          '4 a final outcome stays',
          `${saleId} was ${outcome} and is ${outcomeOf(stage) ?? stage?.name ?? 'gone'}`,
        );
      }
    }
    const current = currentSaleId === undefined ? undefined : inView.get(currentSaleId);
    if (current && 'url' in current && current.url) show(trackingIdOf(current.url));
  }

  #viewedSale(saleId: string, stage: SaleStage): void {
    const record = this.records.get(saleId);
    if (!record) {
      this.break('8 recorded before shown', `${saleId} is shown and not in the ledger`);
      return;
    }
    if ('url' in stage && stage.url) this.#viewedCode(record, stage.url);
    if (stage.name === 'final') {
      this.#outcomes.set(saleId, this.#outcomes.get(saleId) ?? stage.outcome);
      const own = [...tracked(record)].filter((id) => this.#belongs(id, record));
      if (!own.some((id) => this.#told.get(id)?.has(stage.outcome))) {
        const rule = isPaid(stage.outcome)
          ? '3 Paid only when the service said so'
          : '3 an end only when the service said so';
        this.break(rule, `${saleId} shows ${stage.outcome}, which was never said of a payment of its own`);
      }
    }
    const payable = record.shown !== undefined && this.#payments.get(record.shown);
    if (stage.name === 'not-created' && payable && payable.seen && couldStillBePaid(payable)) {
      this.break(
        '3 never failed while it may be paid',
        `${saleId} shows not-created, and ${payable.trackingId} could be paid`,
      );
    }
  }

  #viewedCode(record: Recorded, url: string): void {
    const { saleId } = record;
    const first = this.#shownUrls.get(saleId) ?? url;
    this.#shownUrls.set(saleId, first);
    if (first !== url) this.break('2 one shown payment a sale', `${saleId} showed ${first} and shows ${url}`);
    if (record.shown !== trackingIdOf(url))
      this.break('8 recorded before shown', `${saleId} shows ${url}, not in the ledger`);
    if (record.stopped)
      this.break('2 a stopped sale shows no code', `${saleId} was stopped and shows ${url}`);
    const truth = this.#payments.get(trackingIdOf(url));
    if (truth?.intent.idempotencyKey !== record.key)
      this.break('2 one shown payment a sale', `${saleId} shows another sale's ${url}`);
  }

  /** A payment that nobody saw cannot be told from another of the same reference; one that was shown can. */
  #belongs(trackingId: string, record: Recorded): boolean {
    const truth = this.#payments.get(trackingId);
    if (!truth) return false;
    return (
      truth.intent.idempotencyKey === record.key ||
      (!truth.seen && truth.intent.reference === record.reference)
    );
  }

  #started(event: Extract<SaleEvent, { type: 'sale-started' }>): void {
    if (this.records.has(event.saleId)) {
      this.break('8 the ledger replays', `${event.saleId} starts twice`);
      return;
    }
    for (const other of this.records.values()) {
      if (other.acknowledged) continue;
      if (!other.parked)
        this.break('2 one sale on the screen', `${event.saleId} starts while ${other.saleId} is there`);
      const shown = other.shown === undefined ? undefined : this.#payments.get(other.shown);
      const asked = shown
        ? couldStillBePaid(shown) || isTrulyPaid(shown)
        : !other.stopped && other.creation !== 'create-rejected';
      if (other.reference === event.reference && asked) {
        this.break(
          '2 no second code for a reference',
          `${event.saleId} starts, and "${other.reference}" of ${other.saleId} could be paid`,
        );
      }
    }
    this.records.set(event.saleId, recordOf(event));
  }
}

export function tracked(record: Recorded): readonly string[] {
  return [...(record.shown === undefined ? [] : [record.shown]), ...record.strays];
}

function outcomeOf(stage: SaleStage | undefined): string | undefined {
  return stage?.name === 'final' ? stage.outcome : undefined;
}
