import type { DayRange } from '../../reports/sales-report.ts';
import type { SaleStatus } from '../../reports/shift-report.ts';
import type { HistoryScope } from './back-office.ts';
import type { Failure } from '../../failure.ts';

/** A month at once, because each of its payments is read at the payment service. */
export const MOST_DAYS_EXPLAINED = 31;

/**
 * Reasons why the bank received another amount than the till sold, in the order in which they occur. Up to `unknown-to-till`,
 * the till's ledger and the service's history disagree; the others happen to money after it was paid.
 */
export const DIFFERENCE_KINDS = [
  'missing-at-service',
  'status-differs',
  'amount-differs',
  'paid-after-end',
  'paid-twice',
  'record-damaged',
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

/** One difference. Amounts are whole minor units of the comparison's currency. */
export interface Difference {
  readonly kind: DifferenceKind;
  /**
   * The amount that it adds between the till's sales and the bank; negative where it subtracts. The last three kinds are no
   * part of that sum: of `refunded` it is the most that may have gone back, since the service does not say how much did, and
   * of the others what was paid elsewhere.
   */
  readonly minor: number;
  /** The payment that it is about; missing where it is about a whole payout or one of its batches. */
  readonly payment?: PaymentOnDay;
  readonly settlementId?: string;
  readonly batchId?: string;
}

/** One payment, as both sides know it. */
export interface PaymentOnDay {
  /** When the sale was started or, for a payment without a sale, when it was created; epoch milliseconds. */
  readonly at: number;
  readonly saleId?: string;
  readonly number?: number;
  readonly reference?: string;
  readonly trackingId?: string;
  readonly terminalName?: string;
  /** The till's record, where it knows the sale. */
  readonly till?: { readonly standing: SaleStatus; readonly askedMinor: number };
  /** The service's record, where it lists the payment; the status is in its words. */
  readonly service?: {
    readonly status: string;
    readonly requestedMinor?: number;
    readonly paidMinor?: number;
  };
  readonly batchId?: string;
  readonly settlementId?: string;
}

/** A settlement with payments of these days. A field that the service does not state is missing. */
export interface Payout {
  readonly settlementId: string;
  /** Number and sum of its payments of these days at this terminal. */
  readonly own: CountedMinor;
  /** The sum of all its batches, before fees. */
  readonly grossMinor?: number;
  readonly feesMinor?: number;
  readonly adjustmentMinor?: number;
  /** The settlement after fees and adjustments. It has to arrive at the bank, without `heldMinor`. */
  readonly netMinor?: number;
  /** The net amount of its batches on hold, where the others were paid out without them. */
  readonly heldMinor?: number;
  readonly holdReason?: string;
  /** Set once it has been paid out. */
  readonly payoutId?: string;
  readonly deposits: readonly DepositMade[];
  /** Why it could not be read. */
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
  /** Set where other settlements list the same deposit, each its own share of it; missing where it is one for all of them. */
  readonly isShare?: true;
  /** Set where nobody can say which settlements it pays, or how much of it is for this one, so that it is not compared. */
  readonly isUnclear?: true;
}

export interface CountedMinor {
  readonly count: number;
  readonly minor: number;
}

/** Something that could not be checked, so that the comparison is not complete. */
export type Unchecked =
  /** Credentials are missing, so only the till's side is known. */
  | { readonly what: 'service'; readonly why: 'no-access' }
  /** The service's amounts are in another currency, or in an unknown one, so nothing was compared. */
  | { readonly what: 'service'; readonly why: 'currency'; readonly currency?: string }
  /** There are too many payments to compare at once; fewer days can be compared. */
  | { readonly what: 'service' | 'elsewhere'; readonly why: 'too-many' }
  | { readonly what: 'service' | 'elsewhere'; readonly why: 'failed'; readonly failure: Failure }
  /** Payments of the till that were not in the list and were not read one by one; `count` is how many. */
  | { readonly what: 'payments'; readonly count: number }
  | { readonly what: 'payouts'; readonly count: number; readonly failure?: Failure }
  /** Batches that could not be compared with the payments that name them. */
  | { readonly what: 'batches'; readonly count: number }
  /** Payouts without a sum, or with a deposit without one, so that what arrived was not compared. */
  | { readonly what: 'deposits'; readonly count: number }
  /** Sales in another currency or of another service than the terminal's now. */
  | { readonly what: 'other-sales'; readonly count: number }
  /** Payments in another currency, or in an unknown one, which were left out. */
  | { readonly what: 'other-currencies'; readonly count: number }
  /** Payments without an amount at the service: the till's counts, or 0 where it has no sale of one. */
  | { readonly what: 'amounts'; readonly count: number };

/** The comparison of some days, or of one payout, from what the till sold to what the bank received. */
export interface DaysExplained extends DayRange {
  /** Set for one payout. It then covers all payments of the payout, at whatever terminals, and the days of its batches. */
  readonly settlementId?: string;
  readonly madeAt: number;
  /**
   * The time zone (IANA name) by which the days are counted; missing for a payout, and in copies of versions that did not
   * write it.
   */
  readonly zone?: string;
  /** Set where `zone` is the computer's, because the store has none of its own. */
  readonly isComputersZone?: true;
  /** The terminal's currency, or the merchant's where there is no terminal. */
  readonly currency: string;
  /** The scope of the history that was read; missing where the service was not asked. */
  readonly scope?: HistoryScope;
  /** Sales that were paid by the till's ledger; missing on a computer with a back office only. */
  readonly till?: CountedMinor;
  /** Payments that were paid by the service's history: of this terminal or, without one, of the whole `scope`. */
  readonly service?: CountedMinor;
  /** Those of `service` that are in a settlement that is or will be paid out. */
  readonly settled?: CountedMinor;
  readonly payouts: readonly Payout[];
  /** In the order of `DIFFERENCE_KINDS`, and within a kind the earliest first. */
  readonly differences: readonly Difference[];
  /** The amount that no difference explains. Where it is not zero, something is wrong that this till does not know. */
  readonly unexplainedMinor: number;
  readonly unchecked: readonly Unchecked[];
  /** File name of the kept copy; missing where none could be kept. */
  readonly copy?: string;
  /** Earlier comparisons of the same days, the newest first. */
  readonly earlier?: readonly EarlierComparison[];
}

/** The result of an earlier comparison of the same days, by its copy; `file` is the copy's file name. */
export interface EarlierComparison extends Pick<
  DaysExplained,
  'madeAt' | 'zone' | 'till' | 'service' | 'settled' | 'unexplainedMinor'
> {
  readonly file: string;
}

/** Progress of a comparison. */
export interface DaysProgress {
  /** What is being read at the service. */
  readonly reading: 'payments' | 'payouts';
  readonly done: number;
  readonly of?: number;
}
