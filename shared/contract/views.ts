import type { CustomerAsk, PayerDetails } from '../customer/details.ts';
import type { EarlierPayment, Failure, FieldFault } from '../failure.ts';
import type { Makeup } from '../makeup.ts';
import type { CounterView } from './counter.ts';
import type { LedgerTaskView } from './ledger-care.ts';
import type { Money } from '../money.ts';
import type { Preferences } from '../preferences.ts';
import type { Rebate } from '../rebate.ts';
import type { PaymentStatus, SaleOutcome } from '../payment-status.ts';
import type { StaffView } from './staff-view.ts';
import type { PrintingView } from '../printing.ts';
import type { SaleTax } from '../tax/sale-tax.ts';
import type { TaxRules } from '../tax/tax-rules.ts';

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
  /** What a person must hear of a sale, until somebody notes it; oldest sale first. */
  readonly concerns: readonly ConcernView[];
  /** Ids of sales among `sales` that have ended and nobody has been told so; `arrivals.told` takes them away. */
  readonly arrivals: readonly string[];
  readonly preferences: Preferences;
  /** Present in phase `ready`. */
  readonly counter?: CounterView;
  /** A printer is there: papers can be printed. */
  readonly canPrint?: boolean;
  readonly staff: StaffView;
  readonly printing: PrintingView;
  /** Care of the ledger that a manager has asked for. */
  readonly ledgerTask?: LedgerTaskView;
  /** The customer's own screen; missing while there is none to speak of. */
  readonly customerScreen?: CustomerScreenView;
}

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

export interface TerminalView {
  readonly storeName: string;
  readonly currency: string;
  readonly locale: string;
  /** IANA name of the store's time zone; the computer's without it. */
  readonly timeZone?: string;
  readonly merchantId: string;
  readonly terminalId: string;
  readonly environment: 'sandbox' | 'production';
  /** The built-in sandbox: no money moves. */
  readonly training: boolean;
  readonly customerDetails: CustomerDetailsView;
  /** Missing where the till counts no tax. */
  readonly tax?: TaxRules;
}

export interface CustomerDetailsView {
  readonly ask: CustomerAsk;
  /** Days for which they stay on this till's disk; without it they leave it as soon as the payment is created. */
  readonly keepDays?: number;
}

export type SecretName = 'terminalPassword' | 'clientSecret' | 'apiKey';

export interface SetupView {
  /** Why the set-up screen is shown; in phase `ready` it is shown only when somebody asks for it. */
  readonly reason: 'first-start' | 'profile-faulty' | 'secrets-missing' | 'sign-in-refused' | 'failed';
  /** The profile that is loaded, once it has been read without a fault. */
  readonly profile?: ProfileSummary;
  readonly faults: readonly FieldFault[];
  readonly failure?: Failure;
  /** Cashiers work at this till and none can sign in: only `staff.proveOwner` leads to another set-up. */
  readonly ownerNeeded?: true;
}

export interface ProfileSummary {
  readonly storeName: string;
  readonly merchantId: string;
  readonly terminalId: string;
  readonly environment: 'sandbox' | 'production';
  readonly baseUrl: string;
  /** Secrets that this profile needs typed, in the order to ask for them. */
  readonly secretsNeeded: readonly SecretName[];
  /** Secrets that help but are not needed: an API key lets lost answers be looked up. */
  readonly secretsOptional: readonly SecretName[];
  /** Host, with its port if it names one, of the server that each secret is sent to. */
  readonly secretHosts: Readonly<Partial<Record<SecretName, string>>>;
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
    | 'tax-rates-missing'
    | 'amounts-assumed';
  /** A file or field that a manager needs, never a secret. */
  readonly detail?: string;
}

export interface SaleView {
  readonly id: string;
  /** Counts up from 1 on this till. */
  readonly number: number;
  readonly reference: string;
  /** What the cashier called it when it was parked. Customers never see it. */
  readonly name?: string;
  readonly amount: Money;
  readonly startedAt: number;
  /** Not of a plain amount. */
  readonly makeup?: Makeup;
  /** Missing where nothing of it is taxed. */
  readonly tax?: SaleTax;
  /** Who had signed in when it was started. */
  readonly cashierId?: string;
  /** Their name. */
  readonly cashier?: string;
  /** Asked for with the payment, where the merchant takes part in the rebate program. */
  readonly rebate?: Rebate;
  /** Main still has the customer's details: charged again (`again` of "sale.start"), it goes with them. */
  readonly payerKept?: true;
  readonly parked: boolean;
  /** It belongs to another service than the one this till works with now, which alone knows its payments. */
  readonly elsewhere?: { readonly origin: string; readonly merchantId: string };
  readonly stage: SaleStage;
}

/** What the screen may say about a sale ("The life of a sale"). Never "failed" because a request failed. */
export type SaleStage =
  | {
      readonly name: 'creating';
      /** What delays it, when something does. Nobody can have paid: no code has been shown. */
      readonly trouble?: Failure;
      /** Present while the till asks for no payment by itself: a person says go on, or gives the sale up. */
      readonly paused?: CreationPause;
    }
  | ({ readonly name: 'waiting' | 'seen' } & ShownPayment)
  /**
   * The service answers with a status this version does not know, or states another amount than the sale's: then
   * `status` tells both.
   */
  | ({ readonly name: 'unrecognised'; readonly status: string } & ShownPayment)
  /** Without `url` when the service ended a payment whose code was never shown. */
  | ({
      readonly name: 'final';
      readonly outcome: SaleOutcome;
      readonly at: number;
      /** Of what was not paid in full, where the service states how much was sent. */
      readonly shortfall?: Shortfall;
    } & Partial<ShownPayment>)
  /** The service refused to create a payment, or the cashier stopped it before a code was shown. */
  | { readonly name: 'not-created'; readonly failure?: Failure; readonly at: number };

/** What was sent of an amount, and what is missing of it. */
export interface Shortfall {
  readonly sent: Money;
  readonly missing: Money;
}

/**
 * `record-damaged`: part of the sale's record cannot be read, so a code may have been shown and paid. The others:
 * answers that could not be read, answers that were lost, or too many tries; nobody saw a code then.
 */
export interface CreationPause {
  readonly reason: 'record-damaged' | 'answers-unreadable' | 'answers-lost' | 'tries-exhausted';
  /** At most so many payments of lost tries may exist at the service. */
  readonly mayExist: number;
}

export interface ShownPayment {
  /** `paymentUrls[0]`: what the QR holds. */
  readonly url: string;
  readonly shownAt: number;
  /** The last time the service answered for this payment. */
  readonly lastGoodReadAt?: number;
  /** Set while the status is not known because readings fail. */
  readonly stale?: Failure;
  readonly paymentCode?: string;
  readonly requested?: string;
  readonly received?: string;
  /** The amount was wrong: no screen shows the code unless somebody asks for it. It can still be paid. */
  readonly withdrawn?: true;
}

/** Something about a sale that its outcome does not tell. */
export type ConcernView = {
  readonly id: string;
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  readonly amount: Money;
} &
  /** So many payments of one sale were paid. */
  (
    | { readonly kind: 'paid-twice'; readonly payments: number }
    /** This sale and an earlier one, that could still be paid when it was charged, were both paid. */
    | { readonly kind: 'paid-beside'; readonly earlierNumber: number }
    /** The service says something else than at the end; without `was` the sale was over before its end. */
    | { readonly kind: 'outcome-changed'; readonly was?: SaleOutcome; readonly now: PaymentStatus }
    /** Answers were lost, and the till could not look whether they left a payment behind. */
    | { readonly kind: 'lost-unchecked'; readonly failure: Failure }
    /** The service states another amount or currency than the sale's; as it states them, where it does. */
    | { readonly kind: 'amount-differs'; readonly requested?: string; readonly received?: string }
    /** The service named so many payments for this sale that are not its own. None of them counts. */
    | { readonly kind: 'foreign-payment'; readonly payments: number }
  );

/** The answer to "Customer says they paid?". */
export interface CheckAnswer {
  readonly verdict: CheckVerdict;
  /** A payment that the customer may have made instead, of another till or another sale. */
  readonly instead?: EarlierPayment;
  /** Why payments of this reference on other tills could not be looked for. */
  readonly historyUnchecked?: Failure;
}

export type CheckVerdict =
  | { readonly name: 'paid' }
  /** Money is on its way and not confirmed. */
  | { readonly name: 'seen' }
  /** The service answered just now: nothing has arrived. */
  | { readonly name: 'not-seen' }
  | { readonly name: 'not-paid'; readonly outcome: SaleOutcome }
  /** No code was shown, so nobody can have paid. */
  | { readonly name: 'no-code' }
  | { readonly name: 'unrecognised'; readonly status: string }
  /** The service could not be asked. */
  | { readonly name: 'unknown'; readonly failure: Failure };
