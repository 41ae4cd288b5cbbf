import { Answers } from './answers.ts';
import { Codes, trackingIdOf } from './codes.ts';
import { Alerts } from './alerts.ts';
import { Creates } from './creates.ts';
import { Guard } from './guard.ts';
import { Outcomes } from './outcomes.ts';
import { PayersDetails } from './payer-details.ts';
import { Progress } from './progress.ts';
import { Quota } from './quota.ts';
import { Reconciliations } from './reconciliations.ts';
import { ReadBudget } from './read-budget.ts';
import { isFollowed } from './known.ts';
import { recordOf, take } from './record.ts';
import { Searches } from './searches.ts';
import { Shoppers } from './shoppers.ts';
import { ShiftReports } from './shift-reports.ts';
import { Statements } from './statements.ts';
import { Visits } from './visits.ts';
import type { AlertView, SaleView } from '../../../shared/contract/sale-view.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { Plan } from '../plan/plan.ts';
import type { Timeline } from '../timeline.ts';
import type { Machine } from '../world/machine.ts';
import type { Profile } from '../world/profiles.ts';
import type { Service } from '../world/service.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

export interface Broken {
  /** The safety rule's number, and the invariant's name. */
  readonly rule: string;
  readonly how: string;
}

export interface TillSales {
  readonly currentSaleId?: string;
  readonly sales: readonly SaleView[];
  readonly alerts: readonly AlertView[];
}

interface RulesParts {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly machine: Pick<Machine, 'wall'>;
}

/** Watches everything that the till records, sends and shows, beside the truth of every payment. */
export class Rules {
  broken: Broken | undefined;
  readonly witness: Witness;
  readonly statements: Statements;
  readonly codes: Codes;
  readonly creates: Creates;
  readonly payers: PayersDetails;
  readonly guard: Guard;
  readonly outcomes: Outcomes;
  readonly alerts: Alerts;
  readonly answers: Answers;
  readonly progress: Progress;
  readonly budget: ReadBudget;
  readonly quota: Quota;
  readonly searches: Searches;
  readonly shifts: ShiftReports;
  readonly reconciliations: Reconciliations;
  readonly shoppers: Shoppers;
  readonly visits: Visits;
  readonly #records = new Map<string, Recorded>();
  readonly #destroyed = new Map<string, ReadonlySet<string>>();

  readonly #origin: () => string | undefined;

  constructor({ plan, timeline, machine }: RulesParts, service: Service, profile: () => Profile) {
    this.#origin = () => profile().services?.own.origin;
    this.statements = new Statements();
    this.witness = {
      timeline,
      payments: service.payments,
      stampOf: (payment) => service.createdAt(payment),
      tellsTime: plan.faults['bare-headers'] === undefined,
      isHere: ({ at }) => at === profile().name,
      tillsClock: () => machine.wall(),
      serviceClock: () => service.clock(),
      historyOf: (from, until) => {
        const listed = service.history(undefined, from, profile().name);
        return new Set(listed.flatMap(({ trackingId, created }) => (created < until ? [trackingId] : [])));
      },
      historyPermitted: plan.historyPermitted,
      doubted: ({ trackingId }) => service.statements.isOther(trackingId),
      isElsewhere: ({ origin }) => origin !== this.#origin(),
      records: this.#records,
      statements: this.statements,
      destroyed: this.#destroyed,
      breaks: (rule, how) => (this.broken ??= { rule, how }),
    };
    this.codes = new Codes(this.witness);
    this.creates = new Creates(this.witness);
    this.payers = new PayersDetails(this.witness);
    this.guard = new Guard(this.witness);
    this.outcomes = new Outcomes(this.witness);
    this.alerts = new Alerts(this.witness);
    this.answers = new Answers(this.witness);
    this.quota = new Quota(this.witness);
    this.searches = new Searches(this.witness);
    this.reconciliations = new Reconciliations(this.witness);
    this.shifts = new ShiftReports(this.witness, this.reconciliations);
    this.shoppers = new Shoppers(this.witness);
    this.visits = new Visits(this.witness);
    this.budget = new ReadBudget(this.witness, plan);
    this.progress = new Progress(this.witness, (payments) => this.budget.slowest(payments));
  }

  /** The ledger took these events. */
  appended(events: readonly SaleEvent[], closed: readonly string[]): void {
    for (const event of events) {
      if (this.#destroyed.has(event.saleId)) continue;
      if (event.type === 'sale-started') this.#started(event, events);
      const record = this.#records.get(event.saleId);
      if (record) this.#happened(record, event);
      else this.witness.breaks('8 the ledger replays', `${event.saleId} begins with ${event.type}`);
    }
    for (const { saleId } of events) {
      const record = this.#records.get(saleId);
      if (record) record.closed = closed.includes(saleId);
    }
  }

  viewed({ sales, currentSaleId, alerts }: TillSales, show: (trackingId: string) => void): void {
    const inView = new Map(sales.map((sale) => [sale.id, sale.stage]));
    for (const [saleId, stage] of inView) {
      const record = this.#records.get(saleId);
      if (record) this.codes.viewed(record, stage);
      else if (!this.#destroyed.has(saleId))
        this.witness.breaks('8 recorded before shown', `${saleId} is shown and not in the ledger`);
    }
    this.outcomes.viewed(inView);
    this.alerts.viewed(alerts);
    const current = currentSaleId === undefined ? undefined : inView.get(currentSaleId);
    if (current && 'url' in current && current.url && Codes.showsByItself(current))
      show(trackingIdOf(current.url));
  }

  /** Whether a sale is another service's. */
  hasElsewhere(): boolean {
    return [...this.#records.values()].some((record) => this.witness.isElsewhere(record));
  }

  /** The till says that it follows nothing any more, and is set up for another service. */
  leftBehind(): void {
    for (const record of this.#records.values()) {
      if (this.witness.isElsewhere(record) || !isFollowed(record)) continue;
      this.witness.breaks('7 nothing is left behind', `${record.saleId} was still to be followed`);
    }
  }

  /** The details that a sale is to go with cannot be read: it is refused by the till itself. */
  unreadable(saleId: string): void {
    const record = this.#records.get(saleId);
    if (record) this.creates.ended(record.key, 'unsent');
  }

  /**
   * A repair has left these events of a sale. The rules go on by what the ledger knows now; nothing more is asked only
   * of a sale whose beginning is gone.
   */
  repaired(saleId: string, how: 'short' | 'marked', events: readonly SaleEvent[], closed: boolean): void {
    const [first] = events;
    if (first?.type !== 'sale-started') {
      const left = events.flatMap((event) => ('trackingId' in event ? [event.trackingId] : []));
      this.#destroyed.set(saleId, new Set(left));
      this.#records.delete(saleId);
      return;
    }
    const before = this.#records.get(saleId);
    const record = recordOf(first, {
      origin: before?.origin,
      begunAt: before?.begunAt ?? this.witness.timeline.now(),
    });
    for (const event of events) take(record, event);
    record.closed = closed;
    record.short = how === 'short' || before?.short === true;
    this.#records.set(saleId, record);
    if (how === 'marked') return;
    if (!closed && !record.gap)
      this.witness.breaks('8 a repair says what may be missing', `${saleId} goes on as if it were whole`);
    this.codes.forgets(record);
    this.outcomes.forgets(saleId);
  }

  #started(event: Extract<SaleEvent, { type: 'sale-started' }>, together: readonly SaleEvent[]): void {
    const { breaks } = this.witness;
    if (this.#records.has(event.saleId)) breaks('8 the ledger replays', `${event.saleId} starts twice`);
    for (const other of this.#records.values()) {
      if (!other.acknowledged && !other.parked && !this.witness.isElsewhere(other))
        breaks('2 one sale on the screen', `${event.saleId} starts while ${other.saleId} is there`);
    }
    const overridden = together.flatMap((beside) =>
      beside.type === 'guard-overridden' && beside.saleId === event.saleId ? [beside] : [],
    );
    this.guard.started(event, overridden);
    this.shifts.started(event);
    this.#records.set(
      event.saleId,
      recordOf(event, { origin: this.#origin(), begunAt: this.witness.timeline.now() }),
    );
  }

  #happened(record: Recorded, event: SaleEvent): void {
    if (event.type === 'payment-created') this.codes.created(record, event.trackingId);
    if (event.type === 'payment-created' || event.type === 'stray-found') {
      const other = [...this.#records.values()].find(
        (known) => known !== record && known.payments.has(event.trackingId),
      );
      if (other)
        this.witness.breaks(
          '1 a payment counts for one sale',
          `${event.trackingId} of ${other.saleId} is taken by ${record.saleId}`,
        );
      this.outcomes.adopted(record, event.trackingId);
    }
    if (event.type === 'status-read')
      this.outcomes.recorded(record, event.trackingId, event.reading.paymentId);
    if (event.type === 'foreign-payment') this.outcomes.disowned(record, event.trackingId);
    if (event.type === 'code-withdrawn') this.codes.withdrawn(record);
    if (event.type === 'sale-parked') this.visits.setAside(record);
    if (event.type === 'history-differs') this.reconciliations.recorded(record, event.trackingId);
    if (event.type === 'sale-acknowledged') this.outcomes.acknowledged(record);
    if (event.type === 'concern-noted') this.alerts.acknowledged(record.saleId, event.concern);
    this.creates.recorded(record, event);
    if (event.type === 'create-lost') this.searches.lost(record);
    if (event.type === 'lost-tries-checked' && !event.failure) this.searches.completed(record);
    take(record, event);
  }
}
