import { useState, type ReactNode } from 'react';
import { localeOf } from '../../../shared/language.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { MOST_DAYS, type DayRange, type SalesReport } from '../../../shared/reports/sales-report.ts';
import { ListStatus } from '../../components/list/list-status.tsx';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { DayChoice } from './day-choice.tsx';
import { daysChosen, type ChosenDays } from './report-days.ts';
import { useSalesReport } from './use-sales-report.ts';

interface ReportOfDaysProps {
  readonly terminal: TerminalView;
  /** Chosen when the page opens. */
  readonly span: 'today' | 'month';
  /** `update` adds the same days up again. */
  readonly children: (report: SalesReport, update: ReactNode) => ReactNode;
}

/** Days to choose, and what their sales come to; or why that cannot be said. */
export function ReportOfDays({ terminal, span, children }: ReportOfDaysProps) {
  const { salesReport: messages, language } = useMessages();
  const [choice, setChoice] = useState<ChosenDays>({ span, from: '', to: '' });
  const [days, setDays] = useState<DayRange | undefined>(() => daysChosen(choice, terminal, MOST_DAYS));
  const report = useSalesReport(days);
  const choose = (chosen: ChosenDays) => {
    setChoice(chosen);
    setDays(daysChosen(chosen, terminal, MOST_DAYS));
  };
  const update = (
    <Button kind="secondary" onPress={() => choose(choice)}>
      {messages.update}
    </Button>
  );
  return (
    <>
      <DayChoice
        locale={localeOf(language, terminal.locale)}
        choice={choice}
        mostDays={MOST_DAYS}
        onChoose={choose}
      />
      <ListStatus empty={report?.ok === true && isEmpty(report.value)}>
        {days === undefined && messages.choose}
        {days !== undefined && report === undefined && messages.loading}
        {report?.ok === true && isEmpty(report.value) && messages.none}
      </ListStatus>
      {report?.ok === false && <FailureBanner failure={report.failure} />}
      {report?.ok === false && <div>{update}</div>}
      {report?.ok === true && children(report.value, update)}
    </>
  );
}

function isEmpty({ currencies, leftOut }: SalesReport): boolean {
  return currencies.length === 0 && leftOut === undefined;
}
