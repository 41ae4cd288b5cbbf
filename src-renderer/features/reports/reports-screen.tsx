import { useState } from 'react';
import { localeOf } from '../../../shared/language.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { DayRange } from '../../../shared/sales-report.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { DayChoice, type Choice } from './day-choice.tsx';
import { daysOfSpan, daysTyped } from './report-days.ts';
import { SalesReportView } from './sales-report-view.tsx';
import { useSalesReport } from './use-sales-report.ts';
import * as styles from './reports-screen.module.css';

interface ReportsScreenProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

const TODAY: Choice = { span: 'today', from: '', to: '' };

/** What was sold on some days, shift or no shift. */
export function ReportsScreen({ terminal, onBack }: ReportsScreenProps) {
  const { salesReport: messages, menu, language } = useMessages();
  const [choice, setChoice] = useState(TODAY);
  const [days, setDays] = useState<DayRange | undefined>(() => rangeOf(TODAY, terminal));
  const report = useSalesReport(days);
  const choose = (chosen: Choice) => {
    setChoice(chosen);
    setDays(rangeOf(chosen, terminal));
  };
  return (
    <Page title={menu.entries.reports.name} onBack={onBack}>
      <DayChoice locale={localeOf(language, terminal.locale)} choice={choice} onChoose={choose} />
      <p className={styles.reportState} role="status">
        {days === undefined && messages.choose}
        {days !== undefined && report === undefined && messages.loading}
        {report?.ok === true && report.value.currencies.length === 0 && messages.none}
      </p>
      {report?.ok === false && <FailureBanner failure={report.failure} />}
      {report?.ok === true && (
        <SalesReportView report={report.value} terminal={terminal}>
          <Button kind="secondary" onPress={() => choose(choice)}>
            {messages.update}
          </Button>
        </SalesReportView>
      )}
      {report?.ok === false && (
        <Button kind="secondary" onPress={() => choose(choice)}>
          {messages.update}
        </Button>
      )}
    </Page>
  );
}

function rangeOf({ span, from, to }: Choice, terminal: TerminalView): DayRange | undefined {
  if (span !== 'chosen') return daysOfSpan(span, Date.now(), terminal);
  const typed = daysTyped(from, to);
  return typeof typed === 'object' ? typed : undefined;
}
