import type {
  ConnectionView,
  Notice,
  OfficeNewsOf,
  SessionView,
  TenderView,
  TillView,
} from '../../shared/contract/views.ts';
import type { WebhookFacts } from '../../shared/contract/health.ts';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import type { Result } from '../../shared/failure.ts';
import type { Money } from '../../shared/money/money.ts';
import type { RebateRate } from '../../shared/payment/rebate.ts';
import type { BackOffice } from '../back-office/back-office.ts';
import type { Days } from '../back-office/days/days.ts';
import type { TillSales } from '../back-office/ports.ts';
import type { Payouts } from '../back-office/payouts/payouts.ts';
import type { OpenHierarchy } from '../back-office/hierarchy/open-hierarchy.ts';
import type { Fleet } from '../provisioning/fleet/fleet.ts';
import type { HandOverMaker } from '../provisioning/hand-over-maker.ts';
import type { Settlements } from '../back-office/settlements/settlements.ts';
import type { Updater, UpdaterParts } from '../updates/updater.ts';
import type { Staff } from '../staff/staff.ts';
import type { LedgerCare } from '../ledger/care/ledger-care.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { DocumentRenderer, ReportSource } from '../documents/document-renderer.ts';
import type { DatevMemory, ExportMemory, SalesByTime, UnfinishedReading } from '../reports/ports.ts';
import type { SalesReports } from '../reports/sales-reports.ts';
import type { SaleArchive } from '../history/ports.ts';
import type { SaleLedger, SalesPorts } from '../sales/ports.ts';
import type { Sales } from '../sales/sales.ts';
import type { ServiceConnection } from '../service/connect.ts';
import type { Secrets } from '../terminal/secrets/secrets.ts';
import type { KioskSettings } from '../terminal/profile/kiosk-profile.ts';
import type { ShiftParts, Shifts } from '../staff/shifts/shifts.ts';

/** What all screens see of a terminal at work. */
export type SessionSnapshot = Pick<
  TillView,
  | 'checkout'
  | 'terminal'
  | 'session'
  | 'connection'
  | 'tenders'
  | 'notices'
  | 'busyUntil'
  | 'currentSaleId'
  | 'sales'
  | 'alerts'
  | 'staff'
  | 'outcomeNotifications'
  | 'otherTillsUnseen'
  | 'ledgerTask'
  | 'exportTask'
  | 'fleetRun'
  | 'officeNews'
  | 'update'
>;

/** What a session is built of; `compose.ts` opens it for one terminal. */
export interface SessionParts {
  readonly terminal: TerminalView;
  /** The smallest amount asked for; none is zero. */
  readonly minimum: Money;
  readonly askAbove: Money;
  /** In per cent. */
  readonly askAboveDiscount: number;
  /** Asked for with every payment. */
  readonly rebate: RebateRate | undefined;
  readonly ports: Omit<SalesPorts, 'ledger' | 'gateway' | 'readTender'>;
  /** The first screen is drawn, or was waited for: to sign in takes the processor, which it needs. */
  readonly screenDrawn: Promise<unknown>;
  readonly openStaff: (onChange: () => void) => Staff;
  readonly openShifts: (seen: Pick<ShiftParts, 'nameOf' | 'stale'>, onChange: () => void) => Shifts;
  readonly openReports: (
    nameOf: (cashierId: string) => string | undefined,
    office: () => BackOffice,
  ) => SalesReports;
  readonly datev: DatevMemory;
  readonly exportMemory: ExportMemory;
  readonly unfinishedReading: UnfinishedReading;
  /** Missing where the profile says nothing of webhooks. */
  readonly openWebhooks: ((listeners: WebhookListeners, onChange: () => void) => Webhooks) | undefined;
  /** Asks nothing of the service before somebody opens a page of it. */
  readonly openBackOffice: () => BackOffice;
  /** Loaded by whoever first asks for it. */
  readonly openDays: (office: BackOffice) => Promise<Days>;
  readonly openSettlements: (office: BackOffice, till: TillSales) => Promise<Settlements>;
  readonly openHierarchy: (office: BackOffice) => Promise<OpenHierarchy>;
  readonly openHandOvers: (office: BackOffice) => Promise<HandOverMaker>;
  readonly openFleet: (office: BackOffice, handOvers: HandOverMaker, onChange: () => void) => Promise<Fleet>;
  readonly openPayouts: (office: BackOffice, till: TillSales) => Promise<Payouts>;
  /** The profile says where newer versions are told of. */
  readonly looksForUpdates: boolean;
  /** Nobody has touched the till for a while, and no shopper stands before it. */
  readonly isAtRest: () => boolean;
  /** How many sales there are and the last Z report, as a text to be held against another version's. Throws `LedgerUnavailable`. */
  readonly figures: () => string;
  readonly openUpdater: (session: SessionUpdates) => Promise<Updater>;
  readonly ledger: SaleLedger & SaleArchive & { close(): void };
  readonly recorded: Pick<SalesByTime, 'salesStarted'>;
  /** Begins with backups once the session stands: one that could not be opened leaves none behind. */
  readonly startLedgerCare: (onChange: () => void) => LedgerCare;
  /** Removes payers' details in time, from now on until it is stopped. */
  readonly cleanCustomers: () => { stop(): void };
  readonly checkout: Checkout;
  /** Where shoppers sell to themselves. */
  readonly kiosk: KioskSettings | undefined;
  /** What the manager should know of the ledger and the vault. */
  readonly notices: readonly Notice[];
  readonly connect: (listener: SessionListener) => ServiceConnection;
  /** Whoever knows one of these owns the terminal from now on. */
  readonly useSecrets: (secrets: Secrets) => void;
  readonly tendersOf: (connection: ServiceConnection) => Tenders;
  readonly documentsOf: (sales: Sales, reports: ReportSource) => DocumentRenderer;
  /** A sale has just been paid; `paidWith` asks the service whether it was with one of these tenders. */
  readonly onPaid: (
    saleId: string,
    paidWith: (tenders: readonly string[]) => Promise<Result<boolean>>,
  ) => void;
}

/** What an update asks of the terminal at work. */
export type SessionUpdates = Pick<UpdaterParts, 'figures' | 'inUse' | 'onChange'>;

/** What hears of genuine deliveries. */
export interface WebhookListeners {
  /** The terminal's: about this payment. */
  readonly onPayment: (trackingId: string) => void;
  /** The partner's. */
  readonly onNews: (about: OfficeNewsOf) => void;
}

export type WebhookSecrets = Pick<Secrets, 'webhookSecret' | 'partnerWebhookSecret'>;

/** Deliveries that hasten what is read anyway. */
export interface Webhooks {
  /** Listens until `signal` aborts, which frees the port at once. */
  run(signal: AbortSignal): Promise<void>;
  /** Other secrets sign them; those before are good too until these are proven. */
  useSecrets(secrets: WebhookSecrets): void;
  facts(): WebhookFacts;
}

export interface SessionListener {
  readonly onSession: (session: SessionView) => void;
  readonly onConnection: (connection: ConnectionView) => void;
  readonly onBusy: (busyUntil: number | undefined) => void;
}

/** The terminal's enabled tenders, for display only. */
export interface Tenders {
  view(): readonly TenderView[];
  /** Reads them unless they were read within hours. Never rejects. */
  load(signal: AbortSignal): Promise<void>;
  /** Reads them now. Never rejects. */
  refresh(signal: AbortSignal): Promise<void>;
}
