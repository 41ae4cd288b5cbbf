import type { SaleStatus } from '../../../shared/reports/shift-report.ts';

/** What the comparison of days takes from one sale of this service and the terminal's currency. */
export interface SaleOnDay {
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  /** When it was started, wall-clock milliseconds. */
  readonly at: number;
  readonly askedMinor: number;
  readonly standing: SaleStatus;
  /** Whether reports count it. */
  readonly isPaid: boolean;
  /** Of all its payments at the service, the shown one first. */
  readonly trackingIds: readonly string[];
}

/** This till's record of some days. */
export interface SalesOnDays {
  /** Earliest first, read in slices between which others have their turn. Throws `LedgerUnavailable`. */
  readonly each: () => AsyncIterable<SaleOnDay>;
  /** Sales of other services or currencies on these days; known once `each` has ended. */
  readonly others: () => number;
}
