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
 * The sales of one terminal session: takes commands, answers the view. All its state is in the ledger: another `Sales` on
 * the same ledger goes on where this one stopped.
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
   * Resumes the open sales of the ledger. `onChange` is called after every change of the view, except for the time at which
   * a parked sale was last read. Throws `LedgerUnavailable`.
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
   * Starts a sale. Fails with `sale-in-progress` while another is on the screen or being started, with `reference-in-use`
   * where an earlier payment of the reference may still be paid, and with each warning of the guard that is not overridden.
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

  /** Looks for other tills' payments of a reference that the cashier has just typed, before Charge is pressed. */
  prefetchDuplicates(reference: string): void {
    const typed = reference.trim();
    if (typed !== '' && !referenceFault(typed)) this.#prefetch.begin(typed);
  }

  /** Brings a sale to the screen. The one there is acknowledged where the cashier has `seen` its end, else parked. */
  open(saleId: string, seen: Seen): Result<null> {
    const current = this.#store.open.current();
    const wanted = this.#store.find(saleId);
    // A sale that is over must not clear the screen, since it does not come there: the outcome on it would go unseen.
    if (wanted?.acknowledged) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
    if (current && current.id !== saleId && wanted) {
      const aside = this.#record.ofOpen(current.id, (sale) => [displaced(sale, seen)]);
      if (!aside.ok) return aside;
    }
    const opened = this.#record.ofOpen(saleId, (sale) => (sale.parked ? [{ type: 'sale-opened' }] : []));
    if (opened.ok) this.#flow.creator.tryNow(saleId);
    return opened;
  }

  /**
   * Clears the screen: acknowledges a sale whose end was `seen`, or parks one that has not ended. A parked sale gets the
   * `name`, if one is given; an empty one removes its name.
   */
  leave(saleId: string, seen: Seen, name?: string): Result<null> {
    return this.#record.ofOpen(saleId, (sale) => left(sale, seen, name));
  }

  /** Parks the sale of a shopper who has left the kiosk, whatever its state, for staff to look at. */
  setAside(saleId: string): Result<null> {
    return this.#record.ofOpen(saleId, ({ parked }) => (parked ? [] : [{ type: 'sale-parked' }]));
  }

  /**
   * "Wrong amount?": parks the sale and removes its code from every screen, unless the cashier asks for it. The code can
   * still be paid, so the sale is followed to its end. `withdrawn` is false where money was seen or the sale has ended. `by`,
   * here and below, is the id of whoever does it, where somebody has signed in.
   */
  withdrawCode(saleId: string, by?: string): Result<{ withdrawn: boolean }> {
    let isWithdrawn = false;
    const answer = this.#record.ofOpen(saleId, (sale) => {
      const events = withdrawn(sale, by);
      isWithdrawn = events.length > 0;
      return events;
    });
    return answer.ok ? succeeded({ withdrawn: isWithdrawn }) : answer;
  }

  /** Acknowledges those of these sales that are finished. A sale that a person has to look at stays. */
  clearFinished(saleIds: readonly string[]): Result<null> {
    return this.#record.written(() => clearFinished(saleIds, this.view(), this.#flow.record));
  }

  /** Asks for the payment now, also where creation is paused. */
  resumeCreating(saleId: string, by?: string): Result<null> {
    const resumed = this.#record.ofOpen(saleId, (sale) =>
      mayCreate(sale) && creationPause(sale)
        ? [{ type: 'creation-resumed', ...(by !== undefined && { by }) }]
        : [],
    );
    // Where the event was not recorded, creation stays paused, and this has no effect.
    this.#flow.creator.tryNow(saleId);
    return resumed;
  }

  /** Gives a sale up before its code is shown. Afterwards this does nothing: only the service can end a payment. */
  stopCreating(saleId: string, by?: string): Result<null> {
    const stopped = this.#record.ofOpen(saleId, (sale) =>
      mayCreate(sale) ? [{ type: 'creation-stopped', ...(by !== undefined && { by }) }] : [],
    );
    if (stopped.ok) this.#flow.creator.stopSale(saleId);
    return stopped;
  }

  /** "Customer says they paid?": looks wherever the money could be, also for a closed sale. Answers within 8 seconds. */
  async check(saleId: string): Promise<Result<CheckAnswer>> {
    try {
      const sale = this.#store.loadSale(saleId);
      if (!sale) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
      if (!this.#store.isOwn(sale)) return failed(OTHER_SERVICE);
      return succeeded(await checkSale(sale, this.#dependencies()));
    } catch (error) {
      return failed(ledgerFailure(error));
    }
  }

  /** Acknowledges an alert about a sale, which may be another service's, since nothing is sent. */
  acknowledgeAlert(saleId: string, alert: string, by?: string): Result<null> {
    const sale = this.#store.find(saleId) ?? this.#store.open.foreign().find(({ id }) => id === saleId);
    if (!sale) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
    return this.#record.written(() => {
      if (alertsOf(sale).some(({ id }) => id === alert))
        this.#flow.record(saleId, {
          type: 'concern-noted',
          concern: alert,
          ...(by !== undefined && { by }),
        });
    });
  }

  /** A sale by its id, open or closed. */
  loadSale(saleId: string): Result<Sale> {
    try {
      const sale = this.#store.loadSale(saleId);
      return sale ? succeeded(sale) : failed({ action: 'fix-input', code: 'sale-not-found', saleId });
    } catch (error) {
      return failed(ledgerFailure(error));
    }
  }

  /** When the service last changed the payment that was shown. Answers within 4 seconds. */
  lastUpdate(sale: Sale): Promise<LastUpdate | undefined> {
    return lastUpdate(sale, this.#store.isOwn(sale), this.#ports, this.#flow.stopped);
  }

  /** Records that a document of this sale, which may be closed, was printed. */
  documentPrinted(saleId: string, doc: SaleDocument, by?: string): Result<null> {
    return this.#record.ofAny(saleId, {
      type: 'paper-printed',
      paper: doc,
      ...(by !== undefined && { by }),
    });
  }

  /** Records the tender with which this sale, which may be closed, was paid. */
  tenderRead(saleId: string, tender: string): Result<null> {
    return this.#record.ofAny(saleId, { type: 'tender-read', tender });
  }

  /** Compares the service's payment history with the ledger. A difference is recorded, and so becomes an alert. */
  compareWithHistory(since: ComparedSince): Promise<HistoryComparison> {
    return compareWithHistory(since, this.#dependencies());
  }

  /** How many sales have payments that the service has not ended. */
  followed(): number {
    return this.#store.open.all().filter(isFollowed).length;
  }

  view(): SalesView {
    return this.#views.view();
  }

  /** A webhook says that this payment has changed: the till reads it at once, within limits, and trusts only that reading. */
  hasten(trackingId: string): Hastened {
    return this.#flow.tracker.hasten(trackingId);
  }

  /** After sleep or a network change: starts every reading again, and everything that waits tries at once. */
  reconnect(): void {
    this.#flow.reconnect();
  }

  /** After a new sign-in: everything that waits tries at once. */
  wake(): void {
    this.#flow.wake();
  }

  stop(): void {
    this.#flow.stop();
  }

  async #judgement(sale: Pick<SaleWanted, 'amount' | 'reference'>): Promise<Judgement> {
    const judge = await readEarlierPayments(sale, this.#dependencies());
    return () => (this.#flow.stopped.aborted ? [{ action: 'wait', code: 'till-not-ready' }] : judge());
  }

  #dependencies() {
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
