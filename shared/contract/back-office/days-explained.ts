import type { DayRange } from '../../reports/sales-report.ts';
import type { SaleStatus } from '../../reports/shift-report.ts';
import type { HistoryScope } from './back-office.ts';
import type { Failure } from '../../failure.ts';

/**
 * Between what the till has sold and what the bank got, in the order of the way there. Up to `unknown-to-till` the
 * record and the service's history disagree; the rest is what happens to money after it has been paid.
 */
export const DIFFERENCE_KINDS = [
  'missing-at-service',
  'status-differs',
  'amount-differs',
  'paid-after-end',
  'paid-twice',
  'unknown-to-till',
  'unsettled',
  'on-hold',
  'not-paid-out',
  'left-out',
  'batch-differs',
  'fee',
  'adjustment',
  'deposit-missing',
  'deposit-failed',
  'deposit-differs',
  'refunded',
  'paid-at-two-tills',
  'made-elsewhere',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One reason why an amount is not where it was. Amounts are whole minor units of the comparison's currency. */
export interface Difference {
  readonly kind: DifferenceKind;
  /**
   * What it adds on the way from the till's sales to the bank; below zero where it takes something away. The
   * last three are no part of this till's way: of `refunded` what may have gone back at most (the service does not say how
   * much did), of the others what was paid elsewhere.
   */
  readonly minor: number;
  /** Of one payment; without it, of a payout as a whole, or of one of its batches. */
  readonly payment?: PaymentOnDay;
  readonly settlementId?: string;
  readonly batchId?: string;
}

/** One payment, as both sides know it. */
export interface PaymentOnDay {
  /** When the sale was started; of a payment alone, when it was created (milliseconds). */
  readonly at: number;
  readonly saleId?: string;
  readonly number?: number;
  readonly reference?: string;
  readonly trackingId?: string;
  readonly terminalName?: string;
  /** What the till says, where it knows the sale. */
  readonly till?: { readonly standing: SaleStatus; readonly askedMinor: number };
  /** What the service says, where it lists the payment; the status in its own words. */
  readonly service?: {
    readonly status: string;
    readonly requestedMinor?: number;
    readonly paidMinor?: number;
  };
  readonly batchId?: string;
  readonly settlementId?: string;
}

/** A settlement that the days' payments are in, from its batches to the bank. What the service does not state is missing. */
export interface Payout {
  readonly settlementId: string;
  /** Of these days and this terminal. */
  readonly own: CountedMinor;
  /** All its batches, before fees. */
  readonly grossMinor?: number;
  readonly feesMinor?: number;
  readonly adjustmentMinor?: number;
  /** What has to arrive. */
  readonly netMinor?: number;
  readonly holdReason?: string;
  /** Set once it has been paid out. */
  readonly payoutId?: string;
  readonly deposits: readonly DepositMade[];
  /** Why nothing is known of it. */
  readonly failure?: Failure;
}

export interface DepositMade {
  readonly depositId: string;
  readonly minor?: number;
  /** ACH or wire, as the service writes it. */
  readonly method?: string;
  /** In the service's own words. */
  readonly status?: string;
  readonly createdAt?: number;
}

export interface CountedMinor {
  readonly count: number;
  readonly minor: number;
}

/** What could not be looked at; nothing that is said of it is complete. */
export type Unchecked =
  /** Credentials are missing: only the till's side is known. */
  | { readonly what: 'service'; readonly why: 'no-access' }
  /** The service's amounts are in this currency, or in one that nothing says: nothing was compared. */
  | { readonly what: 'service'; readonly why: 'currency'; readonly currency?: string }
  /** More payments than a till can hold at once: fewer days can be explained. */
  | { readonly what: 'service' | 'elsewhere'; readonly why: 'too-many' }
  | { readonly what: 'service' | 'elsewhere'; readonly why: 'failed'; readonly failure: Failure }
  /** So many payments of the till were not on the list and have not been asked for one by one. */
  | { readonly what: 'payments'; readonly count: number }
  | { readonly what: 'payouts'; readonly count: number; readonly failure?: Failure }
  /** So many batches could not be compared with the payments that name them. */
  | { readonly what: 'batches'; readonly count: number }
  /** So many payouts state no sum, or a deposit that does not: what arrived was not compared. */
  | { readonly what: 'deposits'; readonly count: number }
  /** Sales in another currency or of another service than the terminal's now. */
  | { readonly what: 'other-sales'; readonly count: number }
  /** So many payments in another currency, or in one that nothing says, have been left out. */
  | { readonly what: 'other-currencies'; readonly count: number }
  /** Payments of which the service states no amount: taken to be what the till asked. */
  | { readonly what: 'amounts'; readonly count: number };

/** Some days, from what the till has sold to what the bank got; or one payout by itself. */
export interface DaysExplained extends DayRange {
  /** Of one payout: all its payments, whatever terminals they were made at; the days are those of its batches. */
  readonly settlementId?: string;
  readonly madeAt: number;
  /** The terminal's; where none is at work, the merchant's. */
  readonly currency: string;
  /** How far the service was asked; none where it was not. */
  readonly scope?: HistoryScope;
  /** Paid by the till's record; missing where nothing is sold. */
  readonly till?: CountedMinor;
  /** Paid by the service's history: at this terminal, or where none is at work at all those of `scope`. */
  readonly service?: CountedMinor;
  /** Of these in a settlement that is or will be paid out. */
  readonly settled?: CountedMinor;
  readonly payouts: readonly Payout[];
  /** In the order of `DIFFERENCE_KINDS`, each the earliest first. */
  readonly differences: readonly Difference[];
  /** What no difference explains: zero, or something is wrong that this till has no name for. */
  readonly unexplainedMinor: number;
  readonly unchecked: readonly Unchecked[];
  /** The file of the copy that the till keeps; missing where none was kept. */
  readonly copy?: string;
  /** Earlier ones of the same days, the newest first. */
  readonly earlier?: readonly EarlierComparison[];
}

/** What an earlier comparison of the same days came to, as its copy says it; `file` is the copy's name. */
export interface EarlierComparison extends Pick<
  DaysExplained,
  'madeAt' | 'till' | 'service' | 'settled' | 'unexplainedMinor'
> {
  readonly file: string;
}

/** How far a reading of days has come. */
export interface DaysProgress {
  /** Payments read at the service. */
  readonly payments: number;
  readonly of?: number;
}
