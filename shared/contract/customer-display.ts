import type { GivenPayer } from '../customer/details.ts';
import type { Language } from '../language.ts';
import type { Money } from '../money/money.ts';
import type { SaleOutcome } from '../payment/payment-status.ts';
import type { Theme } from '../preferences.ts';
import type { Result } from '../failure.ts';
import type { Shortfall } from './sale-view.ts';
import type { TaxMode, TaxRate } from '../money/tax-rules.ts';
import type { ScannerSettings } from '../scanner.ts';

/**
 * Everything the customer may see, and nothing else: no reference, no other sale, no failure, nothing of the till.
 * Main computes it from the `TillView` (`customer-view.ts`) and pushes it to the customer's window.
 */
export interface CustomerView {
  readonly language: Language;
  /** The same as on the cashier's screen. */
  readonly theme: Theme;
  /** How the till's barcode scanner types. Its keys arrive in whichever window has the focus. */
  readonly scanner: ScannerSettings;
  /** Missing while no terminal is at work. */
  readonly store?: CustomerStore;
  readonly stage: CustomerStage;
}

export interface CustomerStore {
  readonly name: string;
  /** How amounts are written. */
  readonly locale: string;
  /** Set where no money moves: on the built-in service of the training mode, or on a test service. */
  readonly moneyless?: 'training' | 'test';
  /** Labels of the accepted tenders, for display only. */
  readonly tenders: readonly string[];
}

/** Stages of one customer's turn. */
export type CustomerStage =
  | { readonly name: 'closed' | 'welcome' }
  /** Items are being rung up. */
  | { readonly name: 'counting'; readonly bill: Bill }
  | { readonly name: 'tip'; readonly question: TipChoice }
  | { readonly name: 'details'; readonly question: DetailsChoice }
  /** The code is being fetched. */
  | { readonly name: 'preparing'; readonly bill: Bill }
  /** `url` is what the QR holds. */
  | { readonly name: 'pay'; readonly bill: Bill; readonly url: string }
  /** Money has been seen and is not confirmed: nothing here may read as success. */
  | { readonly name: 'confirming'; readonly bill: Bill }
  /** It is not known whether it was paid: the customer must not pay again. */
  | { readonly name: 'checking'; readonly bill: Bill }
  /** `reclaimUrl` is the hosted page, where too much was sent. */
  | { readonly name: 'paid'; readonly amount: Money; readonly reclaimUrl?: string }
  | {
      readonly name: 'not-paid';
      readonly why: Exclude<SaleOutcome, 'completed' | 'overpaid'> | 'no-code';
      readonly amount: Money;
      readonly shortfall?: Shortfall;
      /** The hosted page, where the customer can reclaim money that was sent. */
      readonly reclaimUrl?: string;
    };

/** An amount, and a short form of what it is made of. */
export interface Bill {
  readonly amount: Money;
  /** The last few items, in the order they were rung up; empty for an amount from the keypad. */
  readonly lines: readonly BillLine[];
  /** How many items come before those in `lines`. */
  readonly moreLines: number;
  readonly discount?: Money;
  /** Missing where nothing is taxed. */
  readonly tax?: BillTax;
  readonly tip?: Money;
}

/** All taxes in one sum. */
export interface BillTax {
  /** Whether the amounts above include the tax, or it is added to them. */
  readonly mode: TaxMode;
  /** Missing where several rates apply. */
  readonly rate?: Pick<TaxRate, 'name' | 'percent'>;
  readonly amount: Money;
}

export interface BillLine {
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
}

export interface TipChoice {
  /** Numbers the question, so that a late touch on its buttons does not answer the next one. */
  readonly id: number;
  /** The amount before the tip. */
  readonly amount: Money;
  readonly offers: readonly TipOffer[];
}

export interface TipOffer {
  readonly percent: number;
  readonly tip: Money;
}

/** The customer is asked to type name and contact details. */
export interface DetailsChoice {
  /** Numbers the question, as for a tip. */
  readonly id: number;
  /** Without the details no sale begins. Where it is false, the customer may decline. */
  readonly needed: boolean;
  /** For how many days the details stay on this till's disk; without it they are removed once the payment is created. */
  readonly keepDays?: number;
}

export const CUSTOMER_COMMAND_NAMES = [
  'customer.view',
  'customer.chooseTip',
  'customer.giveDetails',
] as const;

export type CustomerCommandName = (typeof CUSTOMER_COMMAND_NAMES)[number];

export interface CustomerCommandInputs {
  'customer.view': undefined;
  /** `tipMinor` 0 is no tip. */
  'customer.chooseTip': { readonly question: number; readonly tipMinor: number };
  /** An empty `payer`: the customer declined. */
  'customer.giveDetails': { readonly question: number; readonly payer: GivenPayer };
}

export interface CustomerCommandResults {
  'customer.view': CustomerView;
  'customer.chooseTip': null;
  'customer.giveDetails': null;
}

export type CustomerCommandCalls = {
  readonly [N in CustomerCommandName]: (
    input: CustomerCommandInputs[N],
  ) => Promise<Result<CustomerCommandResults[N]>>;
};

/** What the customer's preload exposes. */
export interface CustomerApi {
  readonly commands: CustomerCommandCalls;
  /** Calls `listener` with each pushed view, until the function that it returns is called. */
  readonly onView: (listener: (view: CustomerView) => void) => () => void;
}

/** Main pushes each new `CustomerView` here. */
export const CUSTOMER_VIEW_CHANNEL = 'customer.changed';

/** The name under which the customer's preload exposes its contract on `window`. */
export const CUSTOMER_EXPOSED_AS = 'countertopCustomer';
