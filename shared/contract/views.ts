import type { ManagedView } from './back-office/managed-settings.ts';
import type { FleetRunView } from './back-office/fleet.ts';
import type { UpdateView } from './updates.ts';
import type { PayerDetails } from '../customer/details.ts';
import type { Failure } from '../failure.ts';
import type { CheckoutView } from './checkout.ts';
import type { ExportTaskView } from './back-office/exports.ts';
import type { LedgerTaskView } from './ledger-care.ts';
import type { Preferences } from '../preferences.ts';
import type { StaffView } from './staff-view.ts';
import type { PrintingView } from '../printing/printing.ts';
import type { AlertView, SaleView } from './sale-view.ts';
import type { SetupView, TerminalView } from './terminal-view.ts';

/**
 * Everything the screens show. Main pushes a whole `TillView` at each change. The renderer draws it and keeps no state that
 * a reload may not lose. Times are epoch milliseconds.
 */
export interface TillView {
  readonly phase: 'starting' | 'setup' | 'ready';
  readonly setup: SetupView;
  /** Present in phase `ready`; in `starting`, where the till was closed in good order, as it was left. */
  readonly terminal?: TerminalView;
  readonly session: SessionView;
  /** Whether the service answers; missing while no terminal is at work. */
  readonly connection?: ConnectionView;
  /** Enabled tenders as read from the service, for display only; empty when they are not known. */
  readonly tenders: readonly TenderView[];
  /** Calls wait for the service's rate limit until this time. */
  readonly busyUntil?: number;
  readonly notices: readonly Notice[];
  /** The service does not let this till read the payment history, so it cannot know what other tills charged for a reference. */
  readonly otherTillsUnseen?: true;
  /** The sale on the screen; without it, the New sale screen is shown. */
  readonly currentSaleId?: string;
  /** The current sale and every parked or unresolved one, oldest first. */
  readonly sales: readonly SaleView[];
  /** Alerts that no cashier has acknowledged, those of the oldest sale first. */
  readonly alerts: readonly AlertView[];
  /** Ids of those `sales` that have ended and were not announced yet; `outcomeNotifications.announced` removes them. */
  readonly outcomeNotifications: readonly string[];
  readonly preferences: Preferences;
  /** Names the preferences that an administrator has set. */
  readonly managed?: ManagedView;
  /** Present where `terminal` is. */
  readonly checkout?: CheckoutView;
  /** A printer is set up, so documents can be printed. */
  readonly canPrint?: boolean;
  readonly staff: StaffView;
  readonly printing: PrintingView;
  /** The ledger task that a manager started last. */
  readonly ledgerTask?: LedgerTaskView;
  /** The export that a manager started last. */
  readonly exportTask?: ExportTaskView;
  /** The run that sets up many tills from a file. */
  readonly fleetRun?: FleetRunView;
  readonly officeNews?: OfficeNewsView;
  readonly update?: UpdateView;
  /** The customer's own screen; missing where there has been none. */
  readonly customerScreen?: CustomerScreenView;
  /** Somebody wants to close the till while this many payments are under way, which nobody would follow; `closing.answer` answers. */
  readonly closing?: { readonly payments: number };
}

/** What a partner's webhooks report about. */
export type OfficeNewsOf = 'settlements' | 'applications';

/** How many reports of each kind have come since the start. A page reads again when its number changes. */
export type OfficeNewsView = Readonly<Record<OfficeNewsOf, number>>;

export interface CustomerScreenView {
  /** `unplugged`: the display was disconnected. `closed`: somebody closed the window. */
  readonly state: 'shown' | 'unplugged' | 'closed';
  readonly tip?: TipQuestion;
  readonly details?: DetailsQuestion;
}

/** The customer is asked for a tip on this amount. Once they have answered, `tipMinor` is set (0 is no tip). */
export interface TipQuestion {
  readonly id: number;
  readonly amountMinor: number;
  readonly tipMinor?: number;
}

/** The customer is asked for name and contact details. Once they have answered, `payer` is set (empty: they declined). */
export interface DetailsQuestion {
  readonly id: number;
  readonly needed: boolean;
  readonly payer?: PayerDetails;
}

export type SessionView =
  | { readonly state: 'none' | 'signing-in' | 'signed-in' | 'unreachable' }
  /** The till tries again by itself at `retryAt`; without it, a person has to act. */
  | { readonly state: 'refused'; readonly failure: Failure; readonly retryAt?: number };

/** Whether the service answers, by the last call. `since` is the time of the first call that was not answered. */
export type ConnectionView =
  | { readonly state: 'unknown' | 'online' }
  | { readonly state: 'reconnecting' | 'offline'; readonly since: number };

export interface TenderView {
  /** The service's exact string, in the same upper and lower case. */
  readonly id: string;
  readonly label: string;
}

/** Something about the till that a manager has to know, shown until it is no longer so. */
export interface Notice {
  /**
   * - `ledger-repaired`: `detail` is the folder with an untouched copy of the damaged file.
   * - `ledger-damaged`: some records cannot be read. They are kept, and left out of everything else.
   * - `ledger-restored`: the ledger was replaced by a backup or another file since the till was started.
   * - `ledger-full`: `detail` is the path on the full disk.
   * - `ledger-not-backed-up`: `detail` says why the last backup failed.
   * - `ledger-damage-found`: a verification found a fault, which `detail` describes. The next start repairs it.
   * - `checkout-damaged`, `settings-damaged`: `detail` names unreadable files, which were set aside.
   * - `file-not-read`: `detail` names files that the disk did not give at the start. They stay as they are until the next one.
   * - `set-up-not-kept`: the next start will not have the profile, mode or secrets of the terminal at work; `detail` says why.
   * - `clock-wrong`: this computer's clock is five minutes or more off, by the service's.
   * - `certificates-checked`: an environment variable turns off the checks of certificates. The till checks them all the same.
   * - `secrets-in-environment`: secrets were given in the environment, where other programs can read them until this till is closed.
   * - `unexpected-error`: `detail` names the parts of the till that failed and were restarted.
   * - `amounts-assumed`: `detail` names currencies of which earlier amounts do not state their decimals, so that the runtime's were assumed.
   * - `tax-rates-missing`: `detail` names tax rates of articles that the profile does not have.
   * - `kiosk-without-pin`: the kiosk is not opened, because without a staff PIN nobody could leave it again.
   * - `webhooks-not-received`: `detail` is the address at which the till cannot listen.
   * - `handed-key-in-use`, `handed-key-kept`, `handed-password`: the till signs in with a secret that came in a package and was not replaced.
   * - `payments-open-elsewhere`: `detail` names other terminals of this till with open payments, and how many each has.
   */
  readonly code:
    | 'keyring-plain-text'
    | 'ledger-repaired'
    | 'ledger-damaged'
    | 'ledger-restored'
    | 'ledger-full'
    | 'ledger-not-backed-up'
    | 'ledger-damage-found'
    | 'checkout-damaged'
    | 'settings-damaged'
    | 'file-not-read'
    | 'set-up-not-kept'
    | 'unexpected-error'
    | 'clock-wrong'
    | 'certificates-checked'
    | 'secrets-in-environment'
    | 'payments-open-elsewhere'
    | 'webhooks-not-received'
    | 'kiosk-without-pin'
    | 'handed-key-in-use'
    | 'handed-key-kept'
    | 'handed-password'
    | 'tax-rates-missing'
    | 'amounts-assumed';
  /** A file or field that a manager needs, never a secret. */
  readonly detail?: string;
}
