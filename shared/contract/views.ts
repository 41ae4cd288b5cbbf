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
 * Everything the screens show. Main pushes a whole `TillView` at each change; the renderer draws it and holds no
 * truth of its own, so that it can be reloaded at any moment. Times are wall-clock milliseconds.
 */
export interface TillView {
  readonly phase: 'starting' | 'setup' | 'ready';
  readonly setup: SetupView;
  /** Present in phase `ready`. */
  readonly terminal?: TerminalView;
  readonly session: SessionView;
  /** Whether the service answers; missing while no terminal is at work. */
  readonly connection?: ConnectionView;
  /** Enabled tenders as read from the service, for display only; empty when they are not known. */
  readonly tenders: readonly TenderView[];
  /** The rate limit holds calls back until this time. */
  readonly busyUntil?: number;
  readonly notices: readonly Notice[];
  /** The payment history is closed to this till: what other tills charged for a reference, it does not know. */
  readonly otherTillsUnseen?: true;
  /** The sale on the screen; none means the New sale screen. */
  readonly currentSaleId?: string;
  /** The current sale and every parked or unresolved one, oldest first. */
  readonly sales: readonly SaleView[];
  /** What a person must hear of a sale, until a cashier acknowledges it; oldest sale first. */
  readonly alerts: readonly AlertView[];
  /** Ids of sales among `sales` that have ended and were not announced yet; `outcomeNotifications.announced` takes them away. */
  readonly outcomeNotifications: readonly string[];
  readonly preferences: Preferences;
  /** Which of them an administrator has set. */
  readonly managed?: ManagedView;
  /** Present in phase `ready`. */
  readonly checkout?: CheckoutView;
  /** A printer is there: documents can be printed. */
  readonly canPrint?: boolean;
  readonly staff: StaffView;
  readonly printing: PrintingView;
  /** Care of the ledger that a manager has asked for. */
  readonly ledgerTask?: LedgerTaskView;
  /** A file for others that a manager has asked for. */
  readonly exportTask?: ExportTaskView;
  /** Many tills that a manager sets up from a file. */
  readonly fleetRun?: FleetRunView;
  readonly officeNews?: OfficeNewsView;
  readonly update?: UpdateView;
  /** The customer's own screen; missing while there is none to speak of. */
  readonly customerScreen?: CustomerScreenView;
  /** Somebody would close the till while so many payments wait that are not followed then; `closing.answer` answers. */
  readonly closing?: { readonly payments: number };
}

/** What a partner's webhooks tell of. */
export type OfficeNewsOf = 'settlements' | 'applications';

/** How often the service has told of something new since the start: pages that show it read it again. */
export type OfficeNewsView = Readonly<Record<OfficeNewsOf, number>>;

export interface CustomerScreenView {
  /** `unplugged`: its display is gone. `closed`: somebody closed its window. */
  readonly state: 'shown' | 'unplugged' | 'closed';
  readonly tip?: TipQuestion;
  readonly details?: DetailsQuestion;
}

/** The customer is asked for a tip on this amount; with `tipMinor` (0 is none) they have answered. */
export interface TipQuestion {
  readonly id: number;
  readonly amountMinor: number;
  readonly tipMinor?: number;
}

/** The customer is asked who they are; with `payer` (empty: they would rather not say) they have answered. */
export interface DetailsQuestion {
  readonly id: number;
  readonly needed: boolean;
  readonly payer?: PayerDetails;
}

export type SessionView =
  | { readonly state: 'none' | 'signing-in' | 'signed-in' | 'unreachable' }
  /** `retryAt`: epoch milliseconds at which the till tries again by itself; without it a person has to act. */
  | { readonly state: 'refused'; readonly failure: Failure; readonly retryAt?: number };

/** By the last answer of the service. `since`: epoch milliseconds of the first call that was not answered. */
export type ConnectionView =
  | { readonly state: 'unknown' | 'online' }
  | { readonly state: 'reconnecting' | 'offline'; readonly since: number };

export interface TenderView {
  /** The service's exact string, case kept. */
  readonly id: string;
  readonly label: string;
}

export interface Notice {
  /**
   * `ledger-repaired`: `detail` is the folder with the untouched copy of the damaged file. `ledger-damaged`: records
   * that cannot be read; they are kept and left out. `counter-damaged`, `settings-damaged`: `detail` names files set aside. `ledger-full`: `detail` says where. `ledger-not-backed-up`: `detail` says why the last try failed.
   * `ledger-damage-found`: a manager had it gone through; `detail` names the first fault. The next start repairs it.
   * `certificates-checked`: somebody turned the checks of certificates off in the environment, in vain.
   * `secrets-in-environment`: they were given there and stay readable for other programs until this till is closed.
   * `unexpected-error`: `detail` names the parts of the till that failed and were started again.
   * `amounts-assumed`: `detail` names currencies in which earlier amounts say no decimals, so that those of the runtime were taken.
   * `tax-rates-missing`: `detail` names rates of articles that the profile does not have.
   * `kiosk-without-pin`: shoppers would sell to themselves here, and nobody could leave that again.
   * `webhooks-not-received`: `detail` is the address at which the till cannot listen.
   * `handed-key-in-use`, `handed-key-kept`, `handed-password`: what the till signs in with came in a package and was not replaced.
   * `payments-open-elsewhere`: `detail` names other terminals of this till, and how many of each.
   */
  readonly code:
    | 'keyring-plain-text'
    | 'ledger-repaired'
    | 'ledger-damaged'
    | 'ledger-full'
    | 'ledger-not-backed-up'
    | 'ledger-damage-found'
    | 'counter-damaged'
    | 'settings-damaged'
    | 'unexpected-error'
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
