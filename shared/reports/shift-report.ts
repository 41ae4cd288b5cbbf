import { isPaid, SALE_OUTCOMES } from '../payment/payment-status.ts';
import type { Money } from '../money/money.ts';
import type { Outcome } from '../payment/payment-status.ts';
import type { TaxLine } from '../money/sale-tax.ts';

/**
 * How a sale stands when a report is made: its outcome by the service's last word, or why it has none. Each sale stands
 * in exactly one way.
 */
export const SALE_STATUSES = [...SALE_OUTCOMES, 'open', 'unknown', 'not-created'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/**
 * What a manager has to look at: what has been raised about a sale, noted or not, and the standings after which money
 * may be owed or still come.
 */
export const EXCEPTION_KINDS = [
  'paid-twice',
  'paid-beside',
  'outcome-changed',
  'lost-unchecked',
  'amount-differs',
  'foreign-payment',
  'unknown',
  'open',
  'underpaid',
  'invalid',
  'overpaid',
  'not-created',
] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/**
 * The figures of one shift. X: as they stand, taken at any time. Z: as they stood when it was closed; kept for ever.
 * All amounts are whole minor units of their currency. Names are those of the moment the report was made.
 */
export interface ShiftReport {
  readonly kind: 'X' | 'Z';
  readonly shift: number;
  /** Wall-clock milliseconds, as all times. */
  readonly openedAt: number;
  readonly openedBy?: string;
  readonly madeAt: number;
  readonly madeBy?: string;
  /** Entries of the record were lost during the shift: a Z report that has counted these sales may be among them. */
  readonly mayRepeatLost?: true;
  /** Sales that no report has counted and this one does not either, because their beginning cannot be read. */
  readonly damagedSales?: number;
  /** How many sales were started in the shift. */
  readonly sales: number;
  /** Their numbers; none without a sale. */
  readonly firstSale?: number;
  readonly lastSale?: number;
  readonly currencies: readonly CurrencyTotals[];
  readonly cashiers: readonly CashierTotals[];
  /** Sales that no report has named before, by number; a sale may be there for more than one thing. */
  readonly exceptions: readonly ShiftException[];
  readonly withoutShift: SalesWithoutShift;
  /** Sales of earlier reports that were open when those were made, or of which something else is true since. */
  readonly earlier: readonly EarlierSale[];
  /** What `earlier` changes in the totals of those reports; in no other total of this one. */
  readonly laterEffects: readonly LaterEffect[];
  /** What the service's payment history says of the shift; not in X reports, nor in those of earlier versions. */
  readonly reconciliation?: Reconciliation;
}

/** Why the payment history was not compared: no credential for it, no service, none in time, or not all of it came. */
export const UNCOMPARED_REASONS = ['not-permitted', 'unreachable', 'too-slow', 'incomplete'] as const;
export type UncomparedReason = (typeof UNCOMPARED_REASONS)[number];

/** The terminal's payment history, compared with the record of sales before a Z report was made. */
export type Reconciliation =
  | { readonly state: 'not-compared'; readonly reason: UncomparedReason }
  | {
      readonly state: 'compared';
      /** Milliseconds by the service's clock. The history before `from` was compared for an earlier report. */
      readonly from: number;
      readonly until: number;
      /** How many payments the history has. */
      readonly payments: number;
      /** Sales that were over without being paid, and have been paid; each is in the totals of its standing. */
      readonly paidLate: Listed<ReportedSale>;
      /** Sales of which the history states another amount, or that they were paid where a reading says they were not. */
      readonly differing: Listed<DifferingSale>;
      /** Payments that belong to no sale of this till; those with money first. */
      readonly unknown: Listed<UnknownPayment>;
      /** Payments of which nothing could be said in time. */
      readonly unread: number;
    };

/** How many there are, and the first of them. */
export interface Listed<T> {
  readonly count: number;
  readonly listed: readonly T[];
}

export interface DifferingSale extends ReportedSale {
  /** As the history states it, e.g. `12.3 USD`. */
  readonly statedAmount?: string;
  readonly statedStatus?: Outcome;
}

export interface UnknownPayment {
  readonly trackingId: string;
  readonly reference?: string;
  /** Milliseconds by the service's clock. */
  readonly createdAt?: number;
  readonly statedAmount?: string;
  readonly standing: SaleStatus;
}

/** Sales since the last Z report that were started while no shift was open: in no total of the shift. */
export interface SalesWithoutShift {
  readonly currencies: readonly CurrencyTotals[];
  /** The newest, by number; the totals count all. */
  readonly newest: readonly SaleWithStatus[];
}

export interface Tally {
  readonly count: number;
  readonly minor: number;
}

export interface CurrencyTotals {
  readonly currency: string;
  readonly standings: readonly (Tally & { readonly standing: SaleStatus })[];
  /** Paid in full: completed and overpaid, by the amount that was asked. */
  readonly paid: Tally;
  /** In the amounts paid. */
  readonly tipMinor: number;
  readonly discountMinor: number;
  /** In the amounts paid, by rate; missing where nothing was taxed, and in reports of earlier versions. */
  readonly taxes?: readonly TaxLine[];
}

export interface CashierTotals {
  /** Without one: sales without a signed-in cashier. */
  readonly cashier?: string;
  readonly currency: string;
  readonly all: Tally;
  readonly paid: Tally;
  readonly tipMinor: number;
}

export interface ReportedSale {
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  readonly amount: Money;
  readonly cashier?: string;
}

export interface ShiftException extends ReportedSale {
  readonly kind: ExceptionKind;
}

export interface SaleWithStatus extends ReportedSale {
  readonly standing: SaleStatus;
}

export interface EarlierSale extends SaleWithStatus {
  /** The one it was started in, if one was open. */
  readonly shift?: number;
  /** How it stood at the last Z report. */
  readonly was: SaleStatus;
  /** What has been raised about it since then. */
  readonly raised: readonly ExceptionKind[];
}

export interface LaterEffect {
  readonly currency: string;
  /** Paid by now, and not when they were reported. */
  readonly paid: Tally;
  /** Reported as paid, and not paid by now. */
  readonly unpaid: Tally;
  /** By rate: what is in `paid` less what is in `unpaid`, so that amounts may be below zero. */
  readonly taxes?: readonly TaxLine[];
}

/** Whether the shift had no sale. One whose beginning cannot be read may be of this shift. */
export function hasNoSales({ currencies, damagedSales }: ShiftReport): boolean {
  return currencies.length === 0 && damagedSales === undefined;
}

/** How many sales these totals count beside those that are listed. */
export function unlistedSales({ currencies, newest }: SalesWithoutShift): number {
  const counts = currencies.flatMap(({ standings }) => standings.map(({ count }) => count));
  return counts.reduce((sum, count) => sum + count, 0) - newest.length;
}

/** Whether a sale that stands so has been paid in full. */
export function standsPaid(standing: SaleStatus): boolean {
  return SALE_OUTCOMES.some((outcome) => outcome === standing && isPaid(outcome));
}

/** Whether a sale that stands so may still end. */
export function mayStillEnd(standing: SaleStatus): boolean {
  return standing === 'open' || standing === 'unknown';
}
