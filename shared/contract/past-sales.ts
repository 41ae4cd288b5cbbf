import type { ApprovalCause } from '../cart/approval.ts';
import type { Failure, GuardWarning } from '../failure.ts';
import type { SaleDocument } from '../printing/printed-document.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import type { SearchCursor, SaleMatch } from '../search/sale-search.ts';
import type { AlertView, SaleView } from './sale-view.ts';

/** One page of the sales that a search has found. */
export interface FoundSales {
  /** Newest first, at most 50. */
  readonly sales: readonly SaleView[];
  readonly match: SaleMatch;
  /** Present where older sales may follow. */
  readonly next?: SearchCursor;
  /** The search has not looked at sales that were started before this moment; `next` goes on there. Epoch milliseconds. */
  readonly searchedBackTo?: number;
}

/** One sale of any day, with its whole history. */
export interface PastSale {
  readonly sale: SaleView;
  /** Alerts that nobody has acknowledged. */
  readonly alerts: readonly AlertView[];
  /** In the order in which it was recorded. */
  readonly history: readonly HistoryEntry[];
}

/** Something that happened to a sale at this time, in epoch milliseconds. */
export type HistoryEntry = { readonly at: number } & HistoryFact;

export type HistoryFact =
  | {
      readonly name: 'started';
      /** Name of the cashier, where it is known. */
      readonly by?: string;
      /** What was unusual about the amount and had to be approved; `by` is the approver's name, where it is known. */
      readonly approved?: { readonly by?: string; readonly causes: readonly ApprovalCause[] };
    }
  | { readonly name: 'asked' | 'code-shown' | 'orphan-found' | 'orphans-searched' }
  | { readonly name: 'foreign-payment' }
  | { readonly name: 'history-differs'; /** As the history states it. */ readonly stated: string }
  | { readonly name: 'record-damaged' | 'opened' | 'left' }
  /** `by`, here and below: the name of whoever did it, where it is known. */
  | { readonly name: 'resumed' | 'stopped' | 'code-withdrawn' | 'acknowledged'; readonly by?: string }
  | { readonly name: 'printed'; readonly document: SaleDocument; readonly by?: string }
  | {
      readonly name: 'parked';
      /** The name that it was given; empty: its name was taken away. */ readonly as?: string;
    }
  | { readonly name: 'overridden'; readonly warning: GuardWarning; readonly by?: string }
  | { readonly name: 'lost' | 'refused' | 'orphans-unchecked'; readonly failure: Failure }
  | {
      readonly name: 'not-sent';
      readonly failure: Failure;
      /** So many tries in a row. */ readonly tries?: number;
    }
  | {
      readonly name: 'read';
      readonly status: PaymentStatus;
      /** It is about a payment whose code was never shown. */
      readonly orphan: boolean;
      readonly requested?: string;
      readonly received?: string;
    }
  | { readonly name: 'tender'; readonly label: string }
  | { readonly name: 'duplicate-sale-paid'; readonly earlierNumber: number };
