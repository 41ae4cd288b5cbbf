import { SalesHistory } from '../../history/sales-history.ts';
import { WorkJournal } from '../../history/work-journal.ts';
import { ExportTask } from '../../reports/export-task.ts';
import { supervise } from '../../supervision/supervise.ts';
import { ShiftClosing } from '../../staff/shifts/shift-closing.ts';
import { OfficeNews } from '../office/office-news.ts';
import { CashiersSales } from './cashiers-sales.ts';
import { ClockCheck } from './clock-check.ts';
import { openSales } from './open-sales.ts';
import { OutcomeNotifications } from './outcome-notifications.ts';
import { KeptPayers } from './kept-payers.ts';
import { inUse } from './in-use.ts';
import { nextTurn } from '../../supervision/next-turn.ts';
import { OfficePages } from '../office/office-pages.ts';
import { PaymentPageHelp } from './payment-page-help.ts';
import { reportSource } from './report-source.ts';
import { SaleApprovals } from './sale-approvals.ts';
import { ServiceWatch } from './service-watch.ts';
import { sessionView } from './session-view.ts';
import { shoppersSales } from './shoppers-sales.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { WebhookFacts } from '../../../shared/contract/health.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Staff } from '../../staff/staff.ts';
import type { ShoppersSales } from '../../kiosk/ports.ts';
import type { LedgerCare } from '../../ledger/care/ledger-care.ts';
import type { Checkout } from '../../checkout/checkout.ts';
import type { FolderPictures } from '../../checkout/pictures/folder-pictures.ts';
import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import type { Sales } from '../../sales/sales.ts';
import type { DatevMemory } from '../../reports/ports.ts';
import type { SalesReports } from '../../reports/sales-reports.ts';
import type { SaleArchive } from '../../history/ports.ts';
import type { ServiceVitals } from '../../service/vitals.ts';
import type { Shifts } from '../../staff/shifts/shifts.ts';
import type { Secrets } from '../../terminal/secrets/secrets.ts';
import type { KioskSettings } from '../../terminal/profile/kiosk-profile.ts';
import type { SaleTerms } from './sale-wanted.ts';
import type { SessionParts, SessionSnapshot, Tenders, Webhooks, WebhookSecrets } from '../session-parts.ts';

/** One terminal at work: it signs in to the service, sells, and follows every open payment. */
export class TerminalSession {
  readonly #parts: SessionParts;
  readonly #service: ServiceWatch;
  readonly #clockCheck: ClockCheck;
  readonly #tenders: Tenders;
  readonly #stop = new AbortController();
  readonly #onChange: () => void;
  readonly #cleaning: { stop(): void };
  readonly #webhooks: Webhooks | undefined;
  readonly #officeNews: OfficeNews;
  readonly sales: Sales;
  readonly cashiersSales: CashiersSales;
  readonly approvals: SaleApprovals;
  readonly keptPayers: KeptPayers;
  readonly documents: DocumentRenderer;
  readonly staff: Staff;
  readonly shifts: Shifts;
  readonly salesReports: SalesReports;
  readonly datev: DatevMemory;
  readonly exports: ExportTask;
  readonly closing: ShiftClosing;
  readonly ledgerCare: LedgerCare;
  readonly salesHistory: SalesHistory;
  readonly workJournal: WorkJournal;
  readonly office: OfficePages;
  readonly paymentPages: PaymentPageHelp;
  readonly #outcomeNotifications = new OutcomeNotifications();

  /**
   * Resumes the terminal's open sales and begins to sign in. `onChange` is called whenever `view` has changed. Throws
   * `LedgerUnavailable`.
   */
  constructor(parts: SessionParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
    this.#service = new ServiceWatch(parts, {
      onChange,
      onSignedIn: () => {
        this.sales.wake();
        void this.#tenders.load(this.#stop.signal).then(onChange);
      },
      // Only after an outage: everything that waits tries again at once, which costs part of the read quota.
      onOnlineAgain: () => this.sales.wake(),
    });
    const { connection } = this.#service;
    const { ledger, ports } = parts;
    this.#clockCheck = new ClockCheck({ clock: ports.clock, vitals: connection.vitals, onChange });
    try {
      this.#tenders = parts.tendersOf(connection);
      this.keptPayers = new KeptPayers({
        clock: ports.clock,
        sales: () => this.sales,
        onChange,
        signal: this.#stop.signal,
      });
      this.staff = parts.openStaff(() => {
        this.keptPayers.cashierChanged(this.staff.signedIn);
        onChange();
      });
      const nameOf = (cashierId: string) => this.staff.nameOf(cashierId);
      this.datev = parts.datev;
      this.salesReports = parts.openReports(nameOf, () => this.office.backOffice);
      this.shifts = parts.openShifts({ nameOf, stale: () => staleSales(this.sales.view().sales) }, onChange);
      this.sales = openSales({
        ...parts,
        connection,
        tenders: this.#tenders,
        keptPayers: this.keptPayers,
        onChange,
        signal: this.#stop.signal,
      });
      parts.checkout.resume(this.sales.view().sales);
    } catch (error) {
      // Nothing else would close these two.
      void connection.close();
      ledger.close();
      throw error;
    }
    this.closing = new ShiftClosing({
      shifts: this.shifts,
      compare: (since) => this.sales.compareWithHistory(since),
      turn: nextTurn,
    });
    this.documents = parts.documentsOf(this.sales, reportSource(this), () => this.staff.signedIn);
    this.approvals = new SaleApprovals(this.staff, parts.askAboveDiscount, () => ports.ids.uuid());
    this.cashiersSales = new CashiersSales({
      backOfficeOnly: parts.terminal.backOfficeOnly,
      terms: this.terms,
      sales: this.sales,
      staff: this.staff,
      shifts: this.shifts,
      approvals: this.approvals,
      keptPayers: this.keptPayers,
      checkout: parts.checkout,
    });
    this.salesHistory = new SalesHistory({
      archive: ledger,
      shown: () => this.sales.view().sales,
      currency: parts.terminal.currency,
      nameOf: (cashierId) => this.staff.nameOf(cashierId),
    });
    this.workJournal = new WorkJournal({
      archive: ledger,
      nameOf: (cashierId) => this.staff.nameOf(cashierId),
      people: () => this.staff.everybody(),
      timeZone: parts.terminal.timeZone,
    });
    this.office = new OfficePages(parts, {
      history: this.salesHistory,
      tenders: this.#tenders,
      nameOf: (cashierId) => this.staff.nameOf(cashierId),
      onChange,
      inUse: () => inUse(this, parts.isAtRest),
    });
    this.paymentPages = new PaymentPageHelp({
      connection,
      ledger,
      payers: this.keptPayers,
    });
    this.#cleaning = parts.cleanCustomers();
    this.#officeNews = new OfficeNews(ports.clock, this.#stop.signal, onChange);
    this.#webhooks = parts.openWebhooks?.(
      {
        onPayment: (trackingId) => this.sales.hasten(trackingId),
        onNews: (about) => this.#officeNews.tell(about),
      },
      onChange,
    );
    this.exports = new ExportTask(ports.clock, parts.exportMemory, parts.unfinishedReading, onChange);
    this.ledgerCare = parts.startLedgerCare(onChange);
    const { signal } = this.#stop;
    this.#service.begin(signal);
    void supervise('the check of the clock', () => this.#clockCheck.run(signal), ports, signal);
    if (parts.looksForUpdates)
      void supervise('updates', async () => (await this.office.updater()).run(), parts.ports, signal);
    void supervise('webhooks', async () => this.#webhooks?.run(signal), parts.ports, signal);
  }

  /** The terminal's rules for a sale. */
  get terms(): SaleTerms {
    const { terminal, minimum, askAbove, rebate } = this.#parts;
    return { minimum, askAbove, ask: terminal.customerDetails.ask, rebate, tax: terminal.tax };
  }

  get terminal(): TerminalView {
    return this.#parts.terminal;
  }

  /** Whether its service is the built-in one, which moves no money. */
  get isTraining(): boolean {
    return this.terminal.training;
  }

  /** Present where shoppers sell to themselves. */
  get kiosk(): KioskSettings | undefined {
    return this.#parts.kiosk;
  }

  /** What a kiosk shows while nobody is there. */
  get attractPictures(): FolderPictures {
    return this.#parts.attractPictures;
  }

  /** Sales at a kiosk, which need no sign-in. Cashiers' commands need one as always. */
  get shoppers(): ShoppersSales {
    return shoppersSales(this);
  }

  get checkout(): Checkout {
    return this.#parts.checkout;
  }

  /** Every sale ever made. */
  get archive(): SaleArchive {
    return this.#parts.ledger;
  }

  /** The longest that a sale's entry took to reach the disk within the last hour, in milliseconds. */
  get slowestWriteMs(): number {
    return this.#parts.ledger.slowestWriteMs();
  }

  /** State of the connection to the service, for the health page. */
  get vitals(): ServiceVitals {
    return this.#service.connection.vitals();
  }

  /** How listening for webhooks goes; `undefined` where the till does not listen. */
  get webhooks(): WebhookFacts | undefined {
    return this.#webhooks?.facts();
  }

  view(): SessionSnapshot {
    const { terminal, notices } = this.#parts;
    return sessionView({
      terminal,
      notices,
      checkout: this.checkout,
      service: this.#service,
      clockCheck: this.#clockCheck,
      tenders: this.#tenders,
      sales: this.sales,
      staff: this.staff,
      shifts: this.shifts,
      keptPayers: this.keptPayers,
      ledgerCare: this.ledgerCare,
      exports: this.exports,
      office: this.office,
      officeNews: this.#officeNews,
      outcomeNotifications: this.#outcomeNotifications,
      webhooks: this.webhooks,
    });
  }

  /** The number of sales and the last Z report, as a text to compare with another version's. Throws `LedgerUnavailable`. */
  figures(): string {
    return this.#parts.figures();
  }

  /** A screen has announced, in words or by a sound, that these sales have ended. */
  outcomesAnnounced(saleIds: readonly string[]): void {
    this.#outcomeNotifications.announced(saleIds);
    this.#onChange();
  }

  /** What it signs in and verifies webhooks with, also where it could not be kept or what is kept cannot be read. */
  get secrets(): Secrets {
    return this.#parts.secrets();
  }

  /** Signs in with other secrets; every sale stays as it is. Fails as a sign-in does; the new secrets are used even then. */
  async useSecrets(secrets: Secrets): Promise<Result<null>> {
    try {
      return await this.#service.useSecrets(secrets, this.#stop.signal);
    } finally {
      this.sales.wake();
    }
  }

  /** Verifies webhooks with these secrets from now on. */
  useWebhookSecrets(secrets: WebhookSecrets): void {
    this.#parts.useSecrets({ ...this.secrets, ...secrets });
    this.#webhooks?.useSecrets(secrets);
  }

  /** Tries everything again at once, after sleep or a network change. */
  wake(): void {
    this.#service.tryNow();
    this.staff.recheck();
    this.sales.reconnect();
  }

  /** After `close`: resolves once no file is being written any more. */
  async written(): Promise<void> {
    await Promise.all([this.exports.written(), this.office.written()]);
  }

  close(): void {
    this.#stop.abort();
    this.sales.stop();
    this.staff.stop();
    void this.#service.connection.close();
    this.office.close();
    this.exports.close();
    this.ledgerCare.close();
    this.#cleaning.stop();
    this.#parts.ledger.close();
  }
}

function staleSales(sales: readonly SaleView[]): ReadonlySet<string> {
  return new Set(sales.filter(({ stage }) => 'stale' in stage).map(({ id }) => id));
}
