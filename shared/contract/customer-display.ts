import type { GivenPayer } from '../customer/details.ts';
import type { Language } from '../language.ts';
import type { Money } from '../money/money.ts';
import type { SaleOutcome } from '../payment/payment-status.ts';
import type { Theme } from '../preferences.ts';
import type { Result } from '../failure.ts';
import type { Shortfall } from './sale-view.ts';
import type { TaxMode, TaxRate } from '../tax/tax-rules.ts';
import type { ScannerSettings } from '../scanner.ts';

/**
 * Everything the customer may see, and nothing else: no reference, no other sale, no failure, nothing of the till.
 * Main computes it from the `TillView` (`customer-view.ts`) and pushes it to the customer's window.
 */
export interface CustomerView {
  readonly language: Language;
  /** The till's. */
  readonly theme: Theme;
  /** How the till's barcode scanner types: its keys arrive wherever the focus is. */
  readonly scanner: ScannerSettings;
  /** Missing while no terminal is at work. */
  readonly store?: CustomerStore;
  readonly stage: CustomerStage;
}

export interface CustomerStore {
  readonly name: string;
  /** How amounts are written. */
  readonly locale: string;
  /** No money moves: people practise at the built-in service, or the till works with a test service. */
  readonly moneyless?: 'training' | 'test';
  /** Labels of what is accepted here, for display only. */
  readonly tenders: readonly string[];
}

/** Stages of one customer's turn. */
export type CustomerStage =
  | { readonly name: 'closed' | 'welcome' }
  /** The amount as it is rung up. */
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
  /** With `reclaimUrl`, the hosted page, where too much was sent. */
  | { readonly name: 'paid'; readonly amount: Money; readonly reclaimUrl?: string }
  | {
      readonly name: 'not-paid';
      readonly why: Exclude<SaleOutcome, 'completed' | 'overpaid'> | 'no-code';
      readonly amount: Money;
      readonly shortfall?: Shortfall;
      /** The hosted page, where money that was sent can be reclaimed. */
      readonly reclaimUrl?: string;
    };

/** An amount, and briefly what it is made of. */
export interface Bill {
  readonly amount: Money;
  /** The last few goods, in the order they were rung up; empty for a plain amount. */
  readonly lines: readonly BillLine[];
  /** Goods before those in `lines`. */
  readonly moreLines: number;
  readonly discount?: Money;
  /** Missing where nothing is taxed. */
  readonly tax?: BillTax;
  readonly tip?: Money;
}

/** All taxes together; with `rate` where the goods have one only. */
export interface BillTax {
  /** In the amounts above it, or on top of them. */
  readonly mode: TaxMode;
  readonly rate?: Pick<TaxRate, 'name' | 'percent'>;
  readonly amount: Money;
}

export interface BillLine {
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
}

export interface TipChoice {
  /** Names the question, so that a late touch answers no later one. */
  readonly id: number;
  /** Before the tip. */
  readonly amount: Money;
  readonly offers: readonly TipOffer[];
}

export interface TipOffer {
  readonly percent: number;
  readonly tip: Money;
}

/** The customer types who they are. */
export interface DetailsChoice {
  /** Names the question, as for a tip. */
  readonly id: number;
  /** No sale begins without the details; otherwise the customer may say no. */
  readonly needed: boolean;
  /** Days for which they stay on this till's disk; without it they leave it as soon as the payment is created. */
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
  /** An empty `payer` is a customer who would rather not say. */
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
  /** Calls back with each pushed view; the answer stops it. */
  readonly onView: (listener: (view: CustomerView) => void) => () => void;
}

/** Main pushes each new `CustomerView` here. */
export const CUSTOMER_VIEW_CHANNEL = 'customer.changed';

/** The name under which the customer's preload exposes its contract on `window`. */
export const CUSTOMER_EXPOSED_AS = 'countertopCustomer';
