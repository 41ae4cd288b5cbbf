import { useState } from 'react';
import { localeOf } from '../../../../shared/language.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { DayChoice } from '../../reports/day-choice.tsx';
import { daysChosen, type ChosenDays } from '../../reports/report-days.ts';
import type { SettlementPageOf } from '../payments/payment-page.tsx';
import { ExplainedPage } from './explained-page.tsx';
import { MOST_DAYS_EXPLAINED as MOST_DAYS } from '../../../../shared/contract/back-office/days-explained.ts';

interface DayPageProps {
  readonly terminal: TerminalView;
  readonly settlementPage: SettlementPageOf;
  /** The days that are explained first; yesterday where it is missing. */
  readonly first?: ChosenDays;
  readonly onBack: () => void;
  /** Opens the checkout, which shows the sale. */
  readonly onSale: () => void;
}

const YESTERDAY: ChosenDays = { span: 'yesterday', from: '', to: '' };

/** Explains some days, from the till's sales to the bank's deposits. */
export function DayPage({ terminal, settlementPage, first = YESTERDAY, onBack, onSale }: DayPageProps) {
  const { backOffice, salesReport, language } = useMessages();
  const [choice, setChoice] = useState(first);
  const [days, setDays] = useState<DayRange | undefined>(() => daysChosen(first, terminal, MOST_DAYS));
  const choose = (chosen: ChosenDays) => {
    setChoice(chosen);
    setDays(daysChosen(chosen, terminal, MOST_DAYS));
  };
  return (
    <ExplainedPage
      title={backOffice.entries.day.name}
      wanted={days}
      terminal={terminal}
      settlementPage={settlementPage}
      onAgain={() => choose(choice)}
      onBack={onBack}
      onSale={onSale}
    >
      <DayChoice
        locale={localeOf(language, terminal.locale)}
        choice={choice}
        mostDays={MOST_DAYS}
        onChoose={choose}
      />
      {days === undefined && <p role="status">{salesReport.choose}</p>}
    </ExplainedPage>
  );
}
