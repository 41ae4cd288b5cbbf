import { failed } from '../../shared/failure.ts';
import { SalesHistory } from '../history/sales-history.ts';
import { Sales } from '../sales/sales.ts';
import { paidPaymentOf } from '../sales/stated-amount.ts';
import { backOff, EAGER, spread } from '../supervision/back-off.ts';
import { InterruptibleDelay } from '../supervision/interruptible-delay.ts';
import { supervise } from '../supervision/supervise.ts';
import { ShiftClosing } from '../staff/shifts/shift-closing.ts';
import { Arrivals } from './arrivals.ts';
import { HistoryAccess } from './history-access.ts';
import { nextTurn } from './next-turn.ts';
import type { ConnectionView, SaleView, SessionView, TillView } from '../../shared/contract/views.ts';
import type { Failure } from '../../shared/failure.ts';
import type { Staff } from '../staff/staff.ts';
import type { Counter } from '../checkout/counter.ts';
import type { DocumentRenderer, ReportSource } from '../documents/document-renderer.ts';
import type { SaleStamp } from '../sales/events.ts';
import type { Sale } from '../sales/sale.ts';
import type { PaymentGateway } from '../sales/ports.ts';
import type { SalesReports } from '../reports/sales-reports.ts';
import type { ServiceConnection } from '../service/connect.ts';
import type { Shifts } from '../staff/shifts/shifts.ts';
import type { SaleTerms } from './sale-wanted.ts';
import type { Backups, SessionParts, Tenders } from './session-parts.ts';

type SessionSnapshot = Pick<
  TillView,
  | 'counter'
  | 'terminal'
  | 'session'
  | 'connection'
  | 'tenders'
  | 'notices'
  | 'busyUntil'
  | 'currentSaleId'
  | 'sales'
  | 'concerns'
  | 'staff'
  | 'arrivals'
  | 'otherTillsUnseen'
>;

/** Loading the client takes the processor, which the page needs to draw its first screen. */
const SCREEN_FIRST_MS = 250;

/** One terminal at work: signed in (or trying to be), selling, and following every open payment. */
export class TerminalSession {
  readonly #parts: SessionParts;
  readonly #connection: ServiceConnection;
  readonly #history: HistoryAccess;
  readonly #tenders: Tenders;
  readonly #stop = new AbortController();
  readonly #onChange: () => void;
  readonly #signInDelay: InterruptibleDelay;
  readonly #cleaning: { stop(): void };
  readonly #backups: Backups;
  readonly sales: Sales;
  readonly papers: DocumentRenderer;
  readonly staff: Staff;
  readonly shifts: Shifts;
  readonly salesReports: SalesReports;
  readonly closing: ShiftClosing;
  readonly salesHistory: SalesHistory;
  readonly #arrivals = new Arrivals();
  #session: SessionView = { state: 'none' };
  #connectionView: ConnectionView = { state: 'unknown' };
  #busyUntil: number | undefined;

  /** Resumes the terminal's open sales and signs in. `onChange` is called whenever `view` answers something new. */
  constructor(parts: SessionParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
    const connection = parts.connect({
      onSession: (session) => this.#sessionChanged(session),
      onConnection: (connectionView) => this.#connectionChanged(connectionView),
      onBusy: (busyUntil) => {
        this.#busyUntil = busyUntil;
        onChange();
      },
    });
    this.#history = new HistoryAccess(onChange);
    this.#connection = this.#history.watch(connection);
    const { ledger, ports } = parts;
    this.#tenders = parts.tendersOf(this.#connection);
    try {
      this.staff = parts.openStaff(onChange);
      const nameOf = (cashierId: string) => this.staff.nameOf(cashierId);
      this.salesReports = parts.openReports(nameOf);
      this.shifts = parts.openShifts({ nameOf, stale: () => staleSales(this.sales.view().sales) }, onChange);
      const gateway = this.#gateway();
      const readTender = (saleId: string): void => this.#readTender(saleId);
      this.sales = new Sales({ ...ports, ledger, gateway, readTender }, onChange);
    } catch (error) {
      // Nobody else knows of these two yet.
      void this.#connection.close();
      ledger.close();
      throw error;
    }
    this.closing = new ShiftClosing({
      shifts: this.shifts,
      compare: (since) => this.sales.compareWithHistory(since),
      turn: nextTurn,
    });
    this.papers = parts.papersOf(this.sales, this.#reports());
    this.salesHistory = new SalesHistory({
      archive: ledger,
      shown: () => this.sales.view().sales,
      currency: parts.terminal.currency,
    });
    this.#signInDelay = new InterruptibleDelay(parts.ports.clock);
    this.#cleaning = parts.cleanCustomers();
    this.#backups = parts.startBackups(onChange);
    const { signal } = this.#stop;
    void supervise('the heartbeat', () => connection.keepAsking(signal), parts.ports, signal);
    void supervise('the sign-in', () => this.#signIn(), parts.ports, this.#stop.signal);
  }

  /** What a sale of this terminal must keep to. */
  get terms(): SaleTerms {
    const { terminal, minimum, askAbove, rebate } = this.#parts;
    return { minimum, askAbove, ask: terminal.customerDetails.ask, rebate, tax: terminal.tax };
  }

  /** Its service is the built-in one: no money moves. */
  get isTraining(): boolean {
    return this.#parts.terminal.training;
  }

  get counter(): Counter {
    return this.#parts.counter;
  }

  /** Why no sale may be started now, whatever it is of. */
  mayStart(): Failure | undefined {
    const refusal = this.staff.refusal('cashier');
    if (refusal) return refusal;
    const missing = this.staff.rules.shiftRequired && this.shifts.current() === undefined;
    return missing ? { action: 'fix-input', code: 'shift-not-open' } : undefined;
  }

  /** The stamp of a sale that whoever has signed in starts now; the shift is the one at the moment it is recorded. */
  stamp(): () => SaleStamp {
    const cashierId = this.staff.signedIn;
    return () => {
      const shift = this.shifts.current();
      return { ...(cashierId !== undefined && { cashierId }), ...(shift !== undefined && { shift }) };
    };
  }

  view(): SessionSnapshot {
    const { sales, ...others } = this.sales.view();
    return {
      terminal: this.#parts.terminal,
      session: this.#session,
      connection: this.#connectionView,
      tenders: this.#tenders.view(),
      notices: [...this.#parts.notices, ...this.#backups.notices(), ...this.#parts.counter.notices()],
      counter: this.#parts.counter.view(),
      ...(this.#busyUntil !== undefined && { busyUntil: this.#busyUntil }),
      ...(this.#history.isClosed && { otherTillsUnseen: true }),
      ...others,
      sales: sales.map((sale) => this.#named(sale)),
      staff: { ...this.staff.view(), ...this.shifts.view() },
      arrivals: this.#arrivals.untold(sales),
    };
  }

  /** Somebody has been told, by word or sound, that these sales have ended. */
  arrivalsTold(saleIds: readonly string[]): void {
    this.#arrivals.tell(saleIds);
    this.#onChange();
  }

  /** After sleep or a network change: nothing waits out its pause. */
  wake(): void {
    this.#connection.askNow();
    this.#signInDelay.end();
    this.staff.lookAgain();
    this.sales.reconnect();
  }

  close(): void {
    this.#stop.abort();
    this.sales.stop();
    this.staff.stop();
    void this.#connection.close();
    this.#backups.stop();
    this.#cleaning.stop();
    this.#parts.ledger.close();
  }

  /** Reports are the business of whoever has signed in. */
  #reports(): ReportSource {
    const { staff, shifts, salesReports } = this;
    return {
      report: async (shift) => {
        const refusal = staff.refusal('cashier');
        if (refusal) return failed(refusal);
        if (shift === undefined) await shifts.readAhead(nextTurn);
        return shift === undefined ? shifts.xReport(staff.signedIn) : shifts.zReport(shift);
      },
      salesReport: async (days, upTo) => {
        const refusal = staff.refusal('manager');
        return refusal ? failed(refusal) : salesReports.make(days, upTo);
      },
      printedBefore: (shift) => shifts.printedBefore(shift),
      printed: (shift) => {
        const recorded = shifts.reportPrinted(shift, staff.signedIn);
        if (!recorded.ok) console.error('a printed report is not on record', recorded.failure.detail);
        return recorded.ok;
      },
    };
  }

  #named(sale: SaleView): SaleView {
    const cashier = sale.cashierId === undefined ? undefined : this.staff.nameOf(sale.cashierId);
    return cashier === undefined ? sale : { ...sale, cashier };
  }

  /** No event announces a change of tenders: a refused payment may be one, and any payment shows that hours went by. */
  #gateway(): PaymentGateway {
    const { gateway } = this.#connection;
    return {
      ...gateway,
      createPayment: async (intent, signal) => {
        const answer = await gateway.createPayment(intent, signal);
        const { signal: stopped } = this.#stop;
        const read =
          answer.kind === 'rejected' ? this.#tenders.refresh(stopped) : this.#tenders.load(stopped);
        void read.then(this.#onChange);
        return answer;
      },
    };
  }

  /** Signs in, again and again while the service cannot be reached; a refusal waits for a person. */
  async #signIn(): Promise<void> {
    const { clock, random } = this.#parts.ports;
    await clock.sleep(SCREEN_FIRST_MS);
    // Another call may meet the refusal while this one waits: then it is a person's turn.
    for (let tries = 1; !this.#stop.signal.aborted && this.#session.state !== 'refused'; tries++) {
      const answer = await this.#connection.signIn(this.#stop.signal);
      if (answer.ok || answer.failure.action !== 'wait') return;
      await this.#signInDelay.wait(spread(backOff(tries, EAGER), random.next()), this.#stop.signal);
    }
  }

  /** Of a sale that has just been paid, for the cash drawer and its receipt. */
  #readTender(saleId: string): void {
    const sale = this.sales.recall(saleId);
    if (!sale.ok) return;
    const { reference, startedAt: since } = sale.value;
    this.#parts.onPaid(saleId, (tenders) =>
      this.#connection.paidWith(tenders, { reference, since }, this.#stop.signal),
    );
    void this.#recordTender(sale.value);
  }

  async #recordTender(sale: Sale): Promise<void> {
    const { id, reference, startedAt: since } = sale;
    const { signal } = this.#stop;
    const paid = paidPaymentOf(sale);
    await this.#tenders.load(signal);
    const tenders = this.#tenders.view().map((tender) => tender.id);
    if (!paid || tenders.length === 0) return;
    const { trackingId } = paid;
    const answer = await this.#connection.tenderOf(tenders, { reference, since, trackingId }, signal);
    if (!answer.ok || answer.value === undefined || signal.aborted) return;
    const recorded = this.sales.tenderRead(id, answer.value);
    if (!recorded.ok) console.error('the tender of a sale is not on record', recorded.failure.detail);
  }

  #sessionChanged(session: SessionView): void {
    this.#session = session;
    this.#onChange();
    if (session.state !== 'signed-in') return;
    this.sales.wake();
    void this.#tenders.load(this.#stop.signal).then(this.#onChange);
  }

  /** After an outage everything that waits tries again at once; blips would spend the read budget that way. */
  #connectionChanged(connection: ConnectionView): void {
    const { state: was } = this.#connectionView;
    this.#connectionView = connection;
    this.#onChange();
    if (connection.state !== 'online' || was !== 'offline') return;
    this.#signInDelay.end();
    this.sales.wake();
  }
}

function staleSales(sales: readonly SaleView[]): ReadonlySet<string> {
  return new Set(sales.filter(({ stage }) => 'stale' in stage).map(({ id }) => id));
}
