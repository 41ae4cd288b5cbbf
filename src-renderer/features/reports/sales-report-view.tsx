import type { ReactNode } from 'react';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { salesLists } from '../../../shared/reports/sales-report-messages.ts';
import type { SalesReport } from '../../../shared/reports/sales-report.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { chartPoints } from './chart-points.ts';
import { ReportFiles } from './report-files.tsx';
import { ReportHead } from './report-head.tsx';
import { SalesTable } from './sales-table.tsx';

interface SalesReportViewProps {
  readonly report: SalesReport;
  readonly terminal: TerminalView;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** A report of days: the same figures as on paper, with a picture where it says more. */
export function SalesReportView({ report, terminal, children }: SalesReportViewProps) {
  const messages = useMessages();
  const { language } = messages;
  const { upTo, currencies } = report;
  const writing = { language, locale: terminal.locale };
  return (
    <>
      <ReportHead report={report} terminal={terminal}>
        {children}
        {currencies.length > 0 && <ReportFiles report={report} />}
      </ReportHead>
      {currencies.map((sales) =>
        salesLists(sales, messages, writing).map((list) => (
          <SalesTable
            key={`${sales.currency} ${list.key} ${upTo}`}
            list={list}
            currency={sales.currency}
            locale={terminal.locale}
            chart={chartPoints(list, sales, report, writing)}
          />
        )),
      )}
    </>
  );
}
