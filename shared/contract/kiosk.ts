import type { GivenPayer } from '../customer/details.ts';
import type { Result } from '../failure.ts';
import type { Language } from '../language.ts';
import type { Money } from '../money/money.ts';
import type { SaleOutcome } from '../payment/payment-status.ts';
import type { Theme } from '../preferences.ts';
import type { ScannerSettings } from '../scanner.ts';
import type { Article, ArticlePage } from './checkout.ts';
import type { Bill, CustomerStore, TipOffer } from './customer-display.ts';
import type { Health } from './health.ts';
import type { Shortfall } from './sale-view.ts';

/**
 * Everything that a shopper at a kiosk may see: their own visit, and nothing of the till or of other shoppers. Main
 * computes it and pushes it to the kiosk's window, which keeps no state of its own. Times are epoch milliseconds.
 */
export interface KioskView {
  /** The language that the shopper chose; before that, the store's. */
  readonly language: Language;
  /** The languages that shoppers can choose from. */
  readonly languages: readonly Language[];
  readonly theme: Theme;
  /** How a barcode scanner at the kiosk types. Its keys arrive wherever the focus is. */
  readonly scanner: ScannerSettings;
  /** Missing while no terminal is at work. */
  readonly store?: CustomerStore;
  /** Counts visits since the start. A late touch names a visit that is over, and does nothing. */
  readonly visit: number;
  readonly stage: KioskStage;
  /** Nobody has touched the screen for a while. The visit ends at `until`, unless somebody touches it before. */
  readonly needsTime?: { readonly until: number };
  /** A staff member has typed the PIN. Their menu covers the shopper's screen. */
  readonly staff?: KioskStaff;
  /** After too many wrong PINs, no PIN is accepted before this time. */
  readonly pinLockedUntil?: number;
  /** A printer is set up, so a receipt can be printed. */
  readonly canPrint?: true;
  /** Touching a text box shows an on-screen keyboard. */
  readonly hasKeyboard?: true;
}

/** Stages of one shopper's visit. */
export type KioskStage =
  /** `paused`: staff paused the kiosk. `away`: the service does not answer or refuses the terminal, so nobody could pay. */
  | { readonly name: 'closed'; readonly why: 'starting' | 'paused' | 'away' }
  /** `pictures` are names for `kiosk.attractPicture`. `amount` is set on a kiosk that takes one fixed amount. */
  | { readonly name: 'attract'; readonly pictures: readonly string[]; readonly amount?: Money }
  /** `categories` are in the order of the catalogue; the empty name comes last and stands for articles without one. */
  | { readonly name: 'choosing'; readonly categories: readonly string[]; readonly cart: KioskCart }
  /** The shopper types the amount. `typedMinor` is what they had typed before they came back to it. */
  | {
      readonly name: 'amount';
      readonly minimum: Money;
      readonly most: Money;
      readonly typedMinor?: number;
    }
  /** `mostTipMinor` is the most that may be given. */
  | {
      readonly name: 'tip';
      readonly bill: Bill;
      readonly offers: readonly TipOffer[];
      readonly mostTipMinor: number;
    }
  | { readonly name: 'details'; readonly bill: Bill; readonly needed: boolean; readonly keepDays?: number }
  /** The code is being fetched. From the moment the order is on record it has a `number`, by which staff can find it. */
  | ({ readonly name: 'preparing' } & Pick<KioskOrder, 'bill'> & Partial<KioskOrder>)
  /** `url` is what the QR holds. */
  | ({ readonly name: 'pay'; readonly url: string } & KioskOrder)
  /** Money has been seen and is not confirmed: nothing here may read as success. `mayGo`: it takes long, so the next shopper may begin. */
  | ({ readonly name: 'confirming'; readonly mayGo?: true } & KioskOrder)
  /** It is not known whether it was paid: the shopper must not pay again. */
  | ({ readonly name: 'checking'; readonly mayGo?: true } & KioskOrder)
  /** `reclaimUrl` is the hosted page, where too much was sent; `receiptUrl` is the same page as a receipt. The next visit begins at `until`. */
  | ({
      readonly name: 'paid';
      readonly reclaimUrl?: string;
      readonly receiptUrl?: string;
      readonly printed?: 'printing' | 'done' | 'failed';
      readonly until: number;
    } & KioskOrder)
  | ({
      readonly name: 'not-paid';
      readonly why: Exclude<SaleOutcome, 'completed' | 'overpaid'> | 'no-code';
      readonly shortfall?: Shortfall;
      readonly reclaimUrl?: string;
      /** Nothing was paid and this code cannot be paid any more, so the same order may be charged again. */
      readonly mayPayAgain?: true;
      readonly until: number;
    } & KioskOrder)
  /** The kiosk cannot handle this order alone. No payment was asked for; an earlier one of this `number` may have been paid after all. */
  | { readonly name: 'ask-counter'; readonly number?: number; readonly until: number };

/** An order that has become a sale. */
export interface KioskOrder {
  readonly number: number;
  readonly bill: Bill;
}

export interface KioskCart {
  readonly lines: readonly KioskLine[];
  /** The amount of `Pay`, with added taxes and without a tip. */
  readonly total: Money;
  /** The cart cannot hold more lines than this. */
  readonly mostLines: number;
}

export interface KioskLine {
  /** Stays the line's while others come and go. */
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly unit: Money;
  readonly total: Money;
  readonly picture?: string;
}

export interface KioskStaff {
  readonly paused: boolean;
  /** Nobody can begin, because no article has a price. */
  readonly hasNothingToSell?: true;
  /** Orders of this kiosk that may still be paid or that somebody has to look at, oldest first. */
  readonly orders: readonly KioskStaffOrder[];
  readonly health?: Health;
  /** Somebody wants to close or restart the kiosk while payments are under way; `kiosk.answerClosing` answers. */
  readonly closing?: KioskClosing;
}

export interface KioskClosing {
  readonly would: 'restart' | 'exit';
  /** How many payments would not be followed while the kiosk is closed. */
  readonly payments: number;
}

export interface KioskStaffOrder {
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  readonly amount: Money;
  /** Missing for an order that ended long ago and has an alert now. */
  readonly startedAt?: number;
  /**
   * `open`: it can still be paid, or may have been. `unknown`: the service does not answer; `unrecognised`: it answers what this
   * version does not know. The others say how it ended after the shopper had gone, or in trouble.
   */
  readonly status:
    | ('open' | 'seen' | 'unknown' | 'unrecognised' | 'record-damaged' | 'lost-unchecked')
    | (SaleOutcome | 'no-code' | 'paid-twice' | 'changed');
  /** It has neither ended nor an alert, so that there is nothing to acknowledge yet. */
  readonly isUnderWay?: true;
}

export const KIOSK_COMMAND_NAMES = [
  'kiosk.view',
  'kiosk.start',
  'kiosk.speak',
  'kiosk.touch',
  'kiosk.browse',
  'kiosk.picture',
  'kiosk.attractPicture',
  'kiosk.add',
  'kiosk.setQuantity',
  'kiosk.setAmount',
  'kiosk.pay',
  'kiosk.chooseTip',
  'kiosk.giveDetails',
  'kiosk.back',
  'kiosk.leave',
  'kiosk.payAgain',
  'kiosk.printReceipt',
  'kiosk.enterPin',
  'kiosk.closeStaff',
  'kiosk.pause',
  'kiosk.note',
  'kiosk.checkHealth',
  'kiosk.openTill',
  'kiosk.restart',
  'kiosk.exit',
  'kiosk.answerClosing',
] as const;

export type KioskCommandName = (typeof KIOSK_COMMAND_NAMES)[number];

interface OfVisit {
  readonly visit: number;
}

export interface KioskCommandInputs {
  'kiosk.view': undefined;
  /** Begins a visit in this language: somebody touched the attract screen. */
  'kiosk.start': { readonly language: Language };
  'kiosk.speak': OfVisit & { readonly language: Language };
  /** Says that the shopper is still there. */
  'kiosk.touch': OfVisit;
  'kiosk.browse': { readonly category: string };
  'kiosk.picture': { readonly name: string };
  'kiosk.attractPicture': { readonly name: string };
  /** The article as `kiosk.browse` answered it. Refused where it was changed since. */
  'kiosk.add': OfVisit & { readonly article: Article };
  /** `line` is the id of one, which may be gone by now; a quantity of 0 removes it. */
  'kiosk.setQuantity': OfVisit & { readonly line: number; readonly quantity: number };
  'kiosk.setAmount': OfVisit & { readonly amountMinor: number };
  /** Goes on from the cart or the amount to the next step: tip, details or code. */
  'kiosk.pay': OfVisit;
  /** `tipMinor` 0 is no tip. */
  'kiosk.chooseTip': OfVisit & { readonly tipMinor: number };
  /** An empty `payer`: the shopper declined. */
  'kiosk.giveDetails': OfVisit & { readonly payer: GivenPayer };
  'kiosk.back': OfVisit;
  /** Ends the visit. Before the code is shown this drops the cart; after that it withdraws the code, and the order is followed to its end. */
  'kiosk.leave': OfVisit;
  'kiosk.payAgain': OfVisit;
  'kiosk.printReceipt': OfVisit;
  'kiosk.enterPin': { readonly pin: string };
  'kiosk.closeStaff': undefined;
  'kiosk.pause': { readonly paused: boolean };
  /** Acknowledges this order: staff has looked at it. */
  'kiosk.note': { readonly saleId: string };
  'kiosk.checkHealth': undefined;
  /** Shows the cashier's till, where staff signs in. Its menu leads back to the kiosk, and so does its lock. */
  'kiosk.openTill': undefined;
  /** Like `kiosk.exit`, asks on the page first while payments are under way. Nothing is done after 20 seconds without an answer. */
  'kiosk.restart': undefined;
  'kiosk.exit': undefined;
  'kiosk.answerClosing': { readonly closes: boolean };
}

/** Answers of the commands that do not answer `null`. */
export interface KioskAnswers {
  'kiosk.view': KioskView;
  'kiosk.browse': ArticlePage;
  /** The picture as a data address; `null` where it cannot be shown. */
  'kiosk.picture': string | null;
  'kiosk.attractPicture': string | null;
}

export type KioskCommandCalls = {
  readonly [N in KioskCommandName]: (
    input: KioskCommandInputs[N],
  ) => Promise<Result<N extends keyof KioskAnswers ? KioskAnswers[N] : null>>;
};

/** What the kiosk's preload exposes. */
export interface KioskApi {
  readonly commands: KioskCommandCalls;
  /** Calls `listener` with each pushed view, until the function that it returns is called. */
  readonly onView: (listener: (view: KioskView) => void) => () => void;
}

/** Main pushes each new `KioskView` here. */
export const KIOSK_VIEW_CHANNEL = 'kiosk.changed';

/** The name under which the kiosk's preload exposes its contract on `window`. */
export const KIOSK_EXPOSED_AS = 'countertopKiosk';
