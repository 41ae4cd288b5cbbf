import type { CurrencySales, SalesReport } from '../../../../shared/reports/sales-report.ts';

/** Props of every kind of figure. */
export interface FiguresProps {
  readonly sales: CurrencySales;
  readonly report: SalesReport;
  /** The store's locale. */
  readonly locale: string;
}
