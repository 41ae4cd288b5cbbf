import type { CurrencySales, SalesReport } from '../../../../shared/reports/sales-report.ts';

/** What each kind of figure is drawn from. */
export interface FiguresProps {
  readonly sales: CurrencySales;
  readonly report: SalesReport;
  /** The store's. */
  readonly locale: string;
}
