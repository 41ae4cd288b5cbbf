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
 * Everything that a shopper alone at a kiosk may see: their own visit, and nothing of the till or of other shoppers.
 * Main computes it and pushes it to the kiosk's window, which holds no truth of its own. Times are wall-clock
 * milliseconds.
 */
export interface KioskView {
  /** The shopper's, once they have chosen; the store's before. */
  readonly language: Language;
  /** What shoppers choose from. */
  readonly languages: readonly Language[];
  readonly theme: Theme;
  /** How a barcode scanner at the kiosk types: its keys arrive wherever the focus is. */
  readonly scanner: ScannerSettings;
  /** Missing while no terminal is at work. */
  readonly store?: CustomerStore;
  /** Counts shoppers since the start: a touch that comes late names a visit that is over, and does nothing. */
  readonly visit: number;
  readonly stage: KioskStage;
  /** Nobody has touched the screen for a while: at `until` the visit ends, unless somebody does. */
  readonly needsTime?: { readonly until: number };
  /** A staff member has typed the PIN: their menu lies over the shopper's screen. */
  readonly staff?: KioskStaff;
  /** After too many wrong PINs: none is looked at before then. */
  readonly pinLockedUntil?: number;
  /** A printer is there: a receipt can be printed. */
  readonly canPrint?: true;
  /** A text box that is touched brings up a keyboard on the screen. */
  readonly hasKeyboard?: true;
}

/** Stages of one shopper's visit. */
export type KioskStage =
  /** `paused`: by staff. `away`: the service does not answer, or refuses the terminal, so nobody could pay. */
  | { readonly name: 'closed'; readonly why: 'starting' | 'paused' | 'away' }
  /** `pictures`: names for `kiosk.attractPicture`. `amount`: of a kiosk that takes one fixed amount. */
  | { readonly name: 'attract'; readonly pictures: readonly string[]; readonly amount?: Money }
  /** In the order of the catalogue; the empty name, last, stands for articles without a category. */
  | { readonly name: 'choosing'; readonly categories: readonly string[]; readonly cart: KioskCart }
  /** The shopper types what they give. */
  | { readonly name: 'amount'; readonly minimum: Money; readonly most: Money }
  | { readonly name: 'tip'; readonly bill: Bill; readonly offers: readonly TipOffer[] }
  | { readonly name: 'details'; readonly bill: Bill; readonly needed: boolean; readonly keepDays?: number }
  /** The code is being fetched. `number` is what staff can find the order by, from the moment it is on record. */
  | ({ readonly name: 'preparing' } & Pick<KioskOrder, 'bill'> & Partial<KioskOrder>)
  /** `url` is what the QR holds. */
  | ({ readonly name: 'pay'; readonly url: string } & KioskOrder)
  /** Money has been seen and is not confirmed: nothing here may read as success. `mayGo`: it takes long, and the next shopper may begin. */
  | ({ readonly name: 'confirming'; readonly mayGo?: true } & KioskOrder)
  /** It is not known whether it was paid: the shopper must not pay again. */
  | ({ readonly name: 'checking'; readonly mayGo?: true } & KioskOrder)
  /** With `reclaimUrl`, the hosted page, where too much was sent. `receiptUrl` is the payment's hosted page. `until`: the next visit begins. */
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
      /** Nothing was paid and nothing can be any more: the same order may be paid again. */
      readonly mayPayAgain?: true;
      readonly until: number;
    } & KioskOrder)
  /** The kiosk cannot go on alone with this order; nothing was asked for. */
  | { readonly name: 'ask-counter'; readonly number?: number; readonly until: number };

/** An order that has become a sale. */
export interface KioskOrder {
  readonly number: number;
  readonly bill: Bill;
}

export interface KioskCart {
  readonly lines: readonly KioskLine[];
  /** What `Pay` asks for, before a tip; taxes that are added are in it. */
  readonly total: Money;
  /** So many lines fit. */
  readonly mostLines: number;
}

export interface KioskLine {
  readonly name: string;
  readonly quantity: number;
  readonly unit: Money;
  readonly total: Money;
  readonly picture?: string;
}

export interface KioskStaff {
  readonly paused: boolean;
  /** Orders of this kiosk that somebody must look at, or that may still be paid; oldest first. */
  readonly orders: readonly KioskStaffOrder[];
  readonly health?: Health;
  /** Payments are under way, and somebody would close the kiosk or start it again: `kiosk.answerClosing` answers. */
  readonly closing?: KioskClosing;
}

export interface KioskClosing {
  readonly would: 'restart' | 'exit';
  /** That are not followed while the kiosk is closed. */
  readonly payments: number;
}

export interface KioskStaffOrder {
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  readonly amount: Money;
  /** Missing of an order whose screen is long gone and about which something was raised since. */
  readonly startedAt?: number;
  /** `open`: somebody can still pay it, or may have. The others: how it ended after the shopper had gone, or in trouble. */
  readonly says: 'open' | 'seen' | 'unknown' | SaleOutcome | 'no-code' | 'paid-twice' | 'changed';
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
  'kiosk.lookAtHealth',
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
  /** Somebody touched the attract screen: a visit begins, in this language. */
  'kiosk.start': { readonly language: Language };
  'kiosk.speak': OfVisit & { readonly language: Language };
  /** Somebody is there. */
  'kiosk.touch': OfVisit;
  'kiosk.browse': { readonly category: string };
  'kiosk.picture': { readonly name: string };
  'kiosk.attractPicture': { readonly name: string };
  /** The article as it was answered: one that was changed meanwhile is refused. */
  'kiosk.add': OfVisit & { readonly article: Article };
  /** `line` counts from 0; a quantity of 0 takes it away. */
  'kiosk.setQuantity': OfVisit & { readonly line: number; readonly quantity: number };
  'kiosk.setAmount': OfVisit & { readonly amountMinor: number };
  /** From the cart or the amount on to the next step: tip, details, code. */
  'kiosk.pay': OfVisit;
  /** 0 is no tip. */
  'kiosk.chooseTip': OfVisit & { readonly tipMinor: number };
  /** An empty `payer` is a shopper who would rather not say. */
  'kiosk.giveDetails': OfVisit & { readonly payer: GivenPayer };
  'kiosk.back': OfVisit;
  /** Before the code: the cart is dropped. With a code: it is withdrawn, and the order is followed to its end. After the end: the next shopper. */
  'kiosk.leave': OfVisit;
  'kiosk.payAgain': OfVisit;
  'kiosk.printReceipt': OfVisit;
  'kiosk.enterPin': { readonly pin: string };
  'kiosk.closeStaff': undefined;
  'kiosk.pause': { readonly paused: boolean };
  /** Staff has looked at this order. */
  'kiosk.note': { readonly saleId: string };
  'kiosk.lookAtHealth': undefined;
  /** Shows the cashier's till instead, where staff signs in; it goes back to the kiosk from its menu, and when it locks. */
  'kiosk.openTill': undefined;
  /** Both are asked about on the page while payments are under way; after 20 seconds without an answer nothing is done. */
  'kiosk.restart': undefined;
  'kiosk.exit': undefined;
  'kiosk.answerClosing': { readonly closes: boolean };
}

/** What a command answers; the others answer `null`. */
export interface KioskAnswers {
  'kiosk.view': KioskView;
  'kiosk.browse': ArticlePage;
  /** A data address; nothing where it cannot be shown. */
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
  /** Calls back with each pushed view; the answer stops it. */
  readonly onView: (listener: (view: KioskView) => void) => () => void;
}

/** Main pushes each new `KioskView` here. */
export const KIOSK_VIEW_CHANNEL = 'kiosk.changed';

/** The name under which the kiosk's preload exposes its contract on `window`. */
export const KIOSK_EXPOSED_AS = 'countertopKiosk';
