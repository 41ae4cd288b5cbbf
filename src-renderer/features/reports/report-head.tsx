import type { ReactNode } from 'react';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../shared/time/moment.ts';
import { rangeName } from '../../../shared/reports/sales-report-messages.ts';
import type { SalesReport } from '../../../shared/reports/sales-report.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { LeftOutNote } from '../exports/left-out-note.tsx';
import * as styles from './report-head.module.css';

interface ReportHeadProps {
  readonly report: SalesReport;
  readonly terminal: TerminalView;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** Which days a report is of, how old it is, and what it does not hold. */
export function ReportHead({ report, terminal, children }: ReportHeadProps) {
  const { salesReport: messages, language } = useMessages();
  return (
    <>
      <p className={styles.reportDays}>
        <strong>{rangeName(report, { language, locale: terminal.locale })}</strong>{' '}
        <span>
          {messages.asOf} {dayAndTime(report.madeAt, language, terminal)}
        </span>
      </p>
      <LeftOutNote leftOut={report.leftOut} />
      <div className={styles.reportActions}>{children}</div>
    </>
  );
}
