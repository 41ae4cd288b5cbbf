import type { SaleStatus } from '../../../shared/reports/shift-report.ts';

/** A sale for the comparison of days, of this service and in the terminal's currency. */
export interface SaleOnDay {
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  /** When the sale was started, epoch milliseconds. */
  readonly at: number;
  readonly askedMinor: number;
  readonly standing: SaleStatus;
  /** Whether reports count it as paid. */
  readonly isPaid: boolean;
  /** Whether part of its record is missing. */
  readonly isDamaged: boolean;
  /** Tracking ids of all its payments; the one whose code was shown comes first. */
  readonly trackingIds: readonly string[];
}

/** The till's sales of some days. */
export interface SalesOnDays {
  /** Earliest first, read in slices so that other work goes on in between. Throws `LedgerUnavailable`. */
  readonly each: () => AsyncIterable<SaleOnDay>;
  /** Number of sales of other services or currencies on these days. It is known once `each` has ended. */
  readonly others: () => number;
}
