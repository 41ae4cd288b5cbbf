import { failed, succeeded } from '../../shared/failure.ts';
import { referenceFault } from '../../shared/payment/reference.ts';
import { AnsweredRecord } from './answered-record.ts';
import { clearFinished } from './clear-finished.ts';
import { checkSale } from './guard/check-sale.ts';
import { alertsOf } from './sale-alerts.ts';
import { creationPause } from './creation/creation-limits.ts';
import { compareWithHistory } from './comparison/history-comparison.ts';
import { readEarlierPayments } from './guard/duplicate-charge-guard.ts';
import { ledgerFailure } from './ledger-failure.ts';
import { DuplicatePrefetch } from './guard/duplicate-prefetch.ts';
import { PaymentFlow } from './payment-flow.ts';
import { lastUpdate } from './tracking/last-update.ts';
import { isFollowed, mayCreate } from './sale.ts';
import { displaced, left, withdrawn } from './screen-events.ts';
import { SalesViews } from './view/sales-view.ts';
import { OTHER_SERVICE, PaymentRecheck } from './tracking/payment-recheck.ts';
import { startSale } from './guard/start-sale.ts';
import type { Result } from '../../shared/failure.ts';
import type { SaleDocument } from '../../shared/printing/printed-document.ts';
import type { CheckAnswer } from '../../shared/contract/sale-view.ts';
import type { ComparedSince } from './comparison/compared-span.ts';
import type { HistoryComparison } from './comparison/history-comparison.ts';
import type { Judgement } from './guard/duplicate-charge-guard.ts';
import type { Hastened } from './tracking/tracker.ts';
import type { LastUpdate } from './tracking/last-update.ts';
import type { Sale } from './sale.ts';
import type { SalesPorts } from './ports.ts';
import type { SalesView } from './view/sales-view.ts';
import type { SaleStore } from './sale-store.ts';
import type { SaleWanted } from './guard/start-sale.ts';
import type { Seen } from './screen-events.ts';

/**
 * The sales of one terminal session: commands in, views out. Everything it knows is in the ledger; building it again
 * from the same ledger goes on where it stopped.
 */
export class Sales {
  readonly #ports: SalesPorts;
  readonly #flow: PaymentFlow;
  readonly #store: SaleStore;
  readonly #record: AnsweredRecord;
  readonly #paymentRecheck: PaymentRecheck;
  readonly #prefetch: DuplicatePrefetch;
  readonly #views: SalesViews;
  #starting = false;

  /**
   * Resumes what the ledger holds. `onChange` is called after every change of the view, but for the time at which a
   * parked sale was last read. Throws `LedgerUnavailable`.
   */
  constructor(ports: SalesPorts, onChange: () => void) {
    this.#ports = ports;
    this.#flow = new PaymentFlow(ports, onChange);
    const { store, creator, tracker, record, stopped } = this.#flow;
    this.#store = store;
    this.#record = new AnsweredRecord(this.#flow);
    this.#views = new SalesViews(store, { clock: ports.clock, creator, tracker });
    this.#prefetch = new DuplicatePrefetch(ports, stopped);
    this.#paymentRecheck = new PaymentRecheck(ports, { store, record, tracker });
  }

  /**
   * Refuses a second sale on the screen, a reference whose payment may still be paid, and whatever else the guard
   * knows against it that is not overridden.
   */
  async start(wanted: SaleWanted): Promise<Result<{ saleId: string }>> {
    if (this.#starting) return failed({ action: 'wait', code: 'sale-in-progress' });
    this.#starting = true;
    try {
      const { ids, customers, gateway } = this.#ports;
      const { store, record, stopped: stop } = this.#flow;
      const parts = { store, record, ids, customers, gateway, stop };
      return await startSale(wanted, (sale) => this.#judgement(sale), parts);
    } finally {
      this.#starting = false;
    }
  }

  /** The cashier has typed this reference: what speaks against it elsewhere is looked for already. */
  prefetchDuplicates(reference: string): void {
    const typed = reference.trim();
    if (typed !== '' && !referenceFault(typed)) this.#prefetch.begin(typed);
  }

  /** Brings a sale to the screen. The one that was there is left, as far as `seen`, what its screen showed, goes. */
  open(saleId: string, seen: Seen): Result<null> {
    const current = this.#store.current();
    // A sale that is not open any more must not clear the screen: its outcome would be gone before the cashier left it.
    if (current && current.id !== saleId && this.#store.find(saleId)) {
      const aside = this.#record.ofOpen(current.id, (sale) => [displaced(sale, seen)]);
      if (!aside.ok) return aside;
    }
    const opened = this.#record.ofOpen(saleId, (sale) => (sale.parked ? [{ type: 'sale-opened' }] : []));
    if (opened.ok) this.#flow.creator.tryNow(saleId);
    return opened;
  }

  /**
   * Clears the screen: a sale whose end was `seen` is done with, one without an end is parked and tracked on, under a
   * `name` if one is given; an empty one takes its name away.
   */
  leave(saleId: string, seen: Seen, name?: string): Result<null> {
    return this.#record.ofOpen(saleId, (sale) => left(sale, seen, name));
  }

  /** The shopper has left an unattended screen: parked, whatever it came to, for the staff to look at. */
  setAside(saleId: string): Result<null> {
    return this.#record.ofOpen(saleId, ({ parked }) => (parked ? [] : [{ type: 'sale-parked' }]));
  }

  /**
   * "Wrong amount?": the code goes off every screen and comes back only when the cashier asks for it. It can still be paid,
   * so the sale is parked and followed to its end. `withdrawn` is false where money was seen meanwhile, or the sale has ended.
   */
  withdrawCode(saleId: string): Result<{ withdrawn: boolean }> {
    let isWithdrawn = false;
    const answer = this.#record.ofOpen(saleId, (sale) => {
      const events = withdrawn(sale);
      isWithdrawn = events.length > 0;
      return events;
    });
    return answer.ok ? succeeded({ withdrawn: isWithdrawn }) : answer;
  }

  /** Leaves all of these that are finished: what a person has to look at stays. */
  clearFinished(saleIds: readonly string[]): Result<null> {
    return this.#record.written(() => clearFinished(saleIds, this.view(), this.#flow.record));
  }

  /** The cashier wants the payment asked for now, also where the till had paused; `by` is who, where cashiers sign in. */
  resumeCreating(saleId: string, by?: string): Result<null> {
    const resumed = this.#record.ofOpen(saleId, (sale) =>
      mayCreate(sale) && creationPause(sale)
        ? [{ type: 'creation-resumed', ...(by !== undefined && { by }) }]
        : [],
    );
    // Without the record it stays paused, and a try now does nothing.
    this.#flow.creator.tryNow(saleId);
    return resumed;
  }

  /** Gives a sale up before its code is shown. Once a code is shown this does nothing: only the service ends it. */
  stopCreating(saleId: string): Result<null> {
    const stopped = this.#record.ofOpen(saleId, (sale) =>
      mayCreate(sale) ? [{ type: 'creation-stopped' }] : [],
    );
    if (stopped.ok) this.#flow.creator.stopSale(saleId);
    return stopped;
  }

  /** "Customer says they paid?": asks wherever the money could be, also for a sale that is closed. Answers within seconds, whatever fails. */
  async check(saleId: string): Promise<Result<CheckAnswer>> {
    try {
      const sale = this.#store.loadSale(saleId);
      if (!sale) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
      if (!this.#store.isOwn(sale)) return failed(OTHER_SERVICE);
      return succeeded(await checkSale(sale, this.#asking()));
    } catch (error) {
      return failed(ledgerFailure(error));
    }
  }

  /** The cashier acknowledges what was raised about a sale, which may be another service's: that sends nothing. */
  acknowledgeAlert(saleId: string, alert: string): Result<null> {
    const sale = this.#store.find(saleId) ?? this.#store.foreign().find(({ id }) => id === saleId);
    if (!sale) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
    return this.#record.written(() => {
      if (alertsOf(sale).some(({ id }) => id === alert))
        this.#flow.record(saleId, { type: 'concern-noted', concern: alert });
    });
  }

  /** A sale by its id, also one that is closed. */
  loadSale(saleId: string): Result<Sale> {
    try {
      const sale = this.#store.loadSale(saleId);
      return sale ? succeeded(sale) : failed({ action: 'fix-input', code: 'sale-not-found', saleId });
    } catch (error) {
      return failed(ledgerFailure(error));
    }
  }

  /** When the service last changed the payment that was shown. Answers within seconds, whatever fails. */
  lastUpdate(sale: Sale): Promise<LastUpdate | undefined> {
    return lastUpdate(sale, this.#store.isOwn(sale), this.#ports, this.#flow.stopped);
  }

  /** A document of this sale, which may be closed, has come out of the printer. */
  documentPrinted(saleId: string, doc: SaleDocument): Result<null> {
    return this.#record.ofAny(saleId, { type: 'paper-printed', paper: doc });
  }

  /** The service has said with which tender this sale, which may be closed, was paid. */
  tenderRead(saleId: string, tender: string): Result<null> {
    return this.#record.ofAny(saleId, { type: 'tender-read', tender });
  }

  /**
   * Compares the service's payment history with the record: what differs is recorded, and so raised. Answers within
   * seconds, whatever fails.
   */
  compareWithHistory(since: ComparedSince): Promise<HistoryComparison> {
    return compareWithHistory(since, this.#asking());
  }

  /** Sales whose payments the service has not ended: a till that works with another service leaves them alone. */
  followed(): number {
    return this.#store.all().filter(isFollowed).length;
  }

  view(): SalesView {
    return this.#views.view();
  }

  /** A webhook says that this payment has moved: it is read at once, within limits. It changes nothing by itself. */
  hasten(trackingId: string): Hastened {
    return this.#flow.tracker.hasten(trackingId);
  }

  /** After sleep or a network change: what is being read is read afresh, and everything that waits tries again. */
  reconnect(): void {
    this.#flow.reconnect();
  }

  /** After a new sign-in: everything that waits tries again at once. */
  wake(): void {
    this.#flow.wake();
  }

  stop(): void {
    this.#flow.stop();
  }

  async #judgement(sale: Pick<SaleWanted, 'amount' | 'reference'>): Promise<Judgement> {
    const judge = await readEarlierPayments(sale, this.#asking());
    return () => (this.#flow.stopped.aborted ? [{ action: 'wait', code: 'till-not-ready' }] : judge());
  }

  #asking() {
    const { store, record, tracker, stopped: stop } = this.#flow;
    return {
      ports: this.#ports,
      paymentRecheck: this.#paymentRecheck,
      prefetch: this.#prefetch,
      store,
      record,
      tracker,
      stop,
    };
  }
}
