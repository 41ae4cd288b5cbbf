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
import type { FolderPictures } from '../checkout/pictures/folder-pictures.ts';
import type { DocumentRenderer, ReportSource } from '../documents/document-renderer.ts';
import type { DatevMemory, ExportMemory, SalesByTime, UnfinishedReading } from '../reports/ports.ts';
import type { SalesReports } from '../reports/sales-reports.ts';
import type { SaleArchive, WorkArchive } from '../history/ports.ts';
import type { SaleLedger, SalesPorts } from '../sales/ports.ts';
import type { Sales } from '../sales/sales.ts';
import type { ServiceConnection } from '../service/connect.ts';
import type { Secrets } from '../terminal/secrets/secrets.ts';
import type { KioskSettings } from '../terminal/profile/kiosk-profile.ts';
import type { ShiftParts, Shifts } from '../staff/shifts/shifts.ts';

/** The part of the view that a terminal session computes. */
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

/** What a terminal session is built of; `boot/terminal/open-session.ts` builds it. */
export interface SessionParts {
  readonly terminal: TerminalView;
  /** The smallest amount that is charged; zero where there is no minimum. */
  readonly minimum: Money;
  readonly askAbove: Money;
  /** A larger discount needs an approval; in per cent. */
  readonly askAboveDiscount: number;
  /** Asked for with every payment; `undefined` where the merchant gives no rebate. */
  readonly rebate: RebateRate | undefined;
  readonly ports: Omit<SalesPorts, 'ledger' | 'gateway' | 'readTender'>;
  /** Resolves once the first screen is drawn. The sign-in waits for it, so as not to slow it down. */
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
  /** `undefined` where the profile has no webhooks. */
  readonly openWebhooks: ((listeners: WebhookListeners, onChange: () => void) => Webhooks) | undefined;
  /** Sends nothing to the service until a manager opens a page of the back office. */
  readonly openBackOffice: () => BackOffice;
  /** The code of these parts is loaded when a manager first needs it. */
  readonly openDays: (office: BackOffice) => Promise<Days>;
  readonly openSettlements: (office: BackOffice, till: TillSales) => Promise<Settlements>;
  readonly openHierarchy: (office: BackOffice) => Promise<OpenHierarchy>;
  readonly openHandOvers: (office: BackOffice) => Promise<HandOverMaker>;
  readonly openFleet: (office: BackOffice, handOvers: HandOverMaker, onChange: () => void) => Promise<Fleet>;
  readonly openPayouts: (office: BackOffice, till: TillSales) => Promise<Payouts>;
  /** Whether the profile has an address of newer versions. */
  readonly looksForUpdates: boolean;
  /** Whether nobody has used the till for a while, and no shopper's visit is under way. */
  readonly isAtRest: () => boolean;
  /** The number of sales and the last Z report, as a text to compare with another version's. Throws `LedgerUnavailable`. */
  readonly figures: () => string;
  readonly openUpdater: (session: SessionUpdates) => Promise<Updater>;
  readonly ledger: SaleLedger & SaleArchive & WorkArchive & { close(): void; slowestWriteMs(): number };
  readonly recorded: Pick<SalesByTime, 'salesStarted'>;
  /** Starts the daily backups. Called last, so that a session that fails to open leaves no timer behind. */
  readonly startLedgerCare: (onChange: () => void) => LedgerCare;
  /** Begins to remove payers' details when they are outdated, until it is stopped. */
  readonly cleanCustomers: () => { stop(): void };
  readonly checkout: Checkout;
  /** Present where shoppers sell to themselves. */
  readonly kiosk: KioskSettings | undefined;
  /** What a kiosk shows while nobody is there. */
  readonly attractPictures: FolderPictures;
  /** Notices about the ledger and the vault. */
  readonly notices: readonly Notice[];
  readonly connect: (listener: SessionListener) => ServiceConnection;
  /** The terminal's secrets that are in use now. */
  readonly secrets: () => Secrets;
  /** From now on these are in use, and prove that somebody owns the till. */
  readonly useSecrets: (secrets: Secrets) => void;
  readonly tendersOf: (connection: ServiceConnection) => Tenders;
  readonly documentsOf: (
    sales: Sales,
    reports: ReportSource,
    signedIn: () => string | undefined,
  ) => DocumentRenderer;
  /** Called when a sale has just been paid; `paidWith` asks the service whether one of these tenders was used. */
  readonly onPaid: (
    saleId: string,
    paidWith: (tenders: readonly string[]) => Promise<Result<boolean>>,
  ) => void;
}

/** What the updater needs to know of the terminal session. */
export type SessionUpdates = Pick<UpdaterParts, 'figures' | 'inUse' | 'onChange'>;

/** Called for genuine webhook deliveries only. */
export interface WebhookListeners {
  /** The terminal's webhooks: this payment has changed. */
  readonly onPayment: (trackingId: string) => void;
  /** The partner's webhooks: pages of the back office may be outdated. */
  readonly onNews: (about: OfficeNewsOf) => void;
}

export type WebhookSecrets = Pick<Secrets, 'webhookSecret' | 'partnerWebhookSecret'>;

/** Listens for webhooks. A delivery changes nothing by itself: it only has a payment or a page read earlier. */
export interface Webhooks {
  /** Listens until `signal` aborts, and then frees the port at once. */
  run(signal: AbortSignal): Promise<void>;
  /** Verifies with other secrets. The earlier ones stay valid until a delivery was signed with the new ones. */
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
  /** Reads the tenders, unless they were read within the last hours. Never rejects. */
  load(signal: AbortSignal): Promise<void>;
  /** Reads the tenders now. Never rejects. */
  refresh(signal: AbortSignal): Promise<void>;
}
