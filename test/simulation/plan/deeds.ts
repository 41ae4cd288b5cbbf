import type { Language } from '../../../shared/language.ts';

/** Something that happens at a moment. `which` picks a sale among those in view. Times are milliseconds. */
export type Step = { readonly at: number } & Deed;
export type Deed = CashierDeed | ShopperDeed | OtherTill | Mishap;

/** What a cashier does about warnings: takes them, overrides what was warned of, or overrides all unread. */
export type Overrides = 'none' | 'warned' | 'all';

/** With `stale` the cashier acts by what the screens showed one change ago. */
export type CashierDeed =
  | {
      readonly does: 'charge';
      readonly reference: string;
      readonly minor: number;
      readonly overrides: Overrides;
      readonly twice: boolean;
    }
  | { readonly does: 'leave-current'; readonly stale: boolean }
  | { readonly does: 'leave' | 'open'; readonly which: number; readonly stale: boolean }
  | { readonly does: 'stop' | 'check' | 'note'; readonly which: number }
  | { readonly does: 'stop-and-leave' }
  /** Presses New sale in the instant in which the outcome of the sale on the screen arrives. */
  | { readonly does: 'leave-at-outcome' }
  /** Leaves the sale on the screen and charges again, for the same reference or the same amount. */
  | {
      readonly does: 'again';
      readonly stops: boolean;
      readonly same: 'reference' | 'amount';
      readonly overrides: Overrides;
    }
  /** Takes the code on the screen away, and charges another amount for the same order, or does not yet. */
  | {
      readonly does: 'wrong-amount';
      readonly stale: boolean;
      readonly charges: boolean;
      readonly minor: number;
      readonly overrides: Overrides;
    }
  | { readonly does: 'open-unknown' }
  /** Has typed this reference: what speaks against it elsewhere is looked for while the amount is typed. */
  | { readonly does: 'prefetch-duplicates'; readonly reference: string }
  /** Opens a shift, or closes the one that is open. */
  | { readonly does: 'shift' };

/** With `late` it is somebody whose visit is over, by a touch that was still on its way. Who does nothing has walked off. */
export type ShopperDeed =
  | ShopperOrder
  | {
      readonly does:
        | 'shopper-leaves'
        | 'shopper-pays-again'
        | 'shopper-touches'
        | 'shopper-goes-back'
        | 'shopper-goes-on';
      readonly late: boolean;
    }
  /** Puts one more of their goods into the cart. */
  | { readonly does: 'shopper-adds'; readonly which: number; readonly late: boolean }
  | { readonly does: 'shopper-speaks'; readonly language: Language; readonly late: boolean }
  /** Somebody of the staff types the PIN and is done with an order of the list. */
  | { readonly does: 'staff-note'; readonly which: number };

/** A shopper comes and goes on up to a step; there they walk off, unless they press something later. */
export interface ShopperOrder {
  readonly does: 'shopper-orders';
  /** No two shoppers have the same, nor goods, tips or details of the same name. */
  readonly who: number;
  readonly language: Language;
  /** Where amounts are typed. */
  readonly minor: number;
  /** Where articles are sold: which of their own, one each. */
  readonly goods: readonly number[];
  readonly tipMinor: number;
  readonly upTo: 'goods' | 'tip' | 'details' | 'code';
}

/** Another till of this terminal, or an earlier life of this one, asks for a payment; `before` is how long ago. */
export interface OtherTill {
  readonly does: 'other-till';
  readonly reference: string;
  readonly minor: number;
  readonly before: number;
  readonly becomes: 'paid' | 'open' | 'expired';
}

export type Mishap =
  /** A person sets the till up for the other service, or back; `forced` does so whatever is open. */
  | { readonly does: 'switch'; readonly forced: boolean }
  /** The same for the other terminal of the merchant, which has a ledger and payments of its own. */
  | { readonly does: 'change-terminal'; readonly forced: boolean }
  | { readonly does: 'wake' | 'restart' }
  | { readonly does: 'crash'; readonly downFor: number }
  /** The disk takes so many appends of the next start, and then none for a while. */
  | { readonly does: 'crash-and-full-disk'; readonly downFor: number; readonly appends: number }
  /** The cashier stops and leaves the sale, and from then on the disk takes nothing for a while. */
  | { readonly does: 'stop-and-full-disk'; readonly lasts: number }
  /** The crash leaves a torn tail, or a page of the ledger is damaged while the till is down. Real ledger only. */
  | { readonly does: 'crash-and-torn' | 'crash-and-damage' | 'power-cut'; readonly downFor: number }
  | {
      readonly does: 'crash-at-call';
      readonly calls: number;
      readonly when: 'before' | 'after';
      readonly downFor: number;
    }
  /** At the moment in which it next records how a sale ended. */
  | { readonly does: 'crash-at-end'; readonly downFor: number }
  | { readonly does: 'disk-refuses'; readonly appends: number; readonly lasts: number }
  | { readonly does: 'outage'; readonly lasts: number }
  | { readonly does: 'set-clock'; readonly wrongBy: number }
  | { readonly does: 'suspend'; readonly lasts: number; readonly wakes: boolean };
