import { useState } from 'react';
import { formatCount } from '../../../../shared/figures.ts';
import { localeOf } from '../../../../shared/language.ts';
import type { DayRange } from '../../../../shared/sales-report.ts';
import type { HistoryScope } from '../../../../shared/contract/back-office.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { PaymentOnDay } from '../../../../shared/contract/days-explained.ts';
import type { PaymentRow } from '../../../../shared/contract/payments.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { DayChoice } from '../../reports/day-choice.tsx';
import { daysChosen, type ChosenDays } from '../../reports/report-days.ts';
import { PaymentPage, type SettlementPageOf } from '../payments/payment-page.tsx';
import { DayExplained } from './day-explained.tsx';
import { MOST_DAYS_EXPLAINED as MOST_DAYS } from './most-days.ts';
import { useDaysExplained, type Explaining } from './use-days-explained.ts';
import * as styles from './day.module.css';

interface DayPageProps {
  readonly terminal: TerminalView;
  readonly settlementPage: SettlementPageOf;
  /** What is explained first; yesterday without it. */
  readonly first?: ChosenDays;
  readonly onBack: () => void;
  /** To the checkout, where a sale is on the screen now. */
  readonly onSale: () => void;
}

const YESTERDAY: ChosenDays = { span: 'yesterday', from: '', to: '' };
/** A payment is looked for so long before and after the moment that the difference names. */
const BESIDE_MS = 2 * 86_400_000;

/** Some days, from what the till has sold to what the bank got. */
export function DayPage({ terminal, settlementPage, first = YESTERDAY, onBack, onSale }: DayPageProps) {
  const { backOffice, salesReport, language } = useMessages();
  const { commands } = useConnection();
  const [choice, setChoice] = useState(first);
  const [days, setDays] = useState<DayRange | undefined>(() => daysChosen(first, terminal, MOST_DAYS));
  const [opened, setOpened] = useState<PaymentRow>();
  const [settlementId, setSettlementId] = useState<string>();
  const explaining = useDaysExplained(days);
  const choose = (chosen: ChosenDays) => {
    setChoice(chosen);
    setDays(daysChosen(chosen, terminal, MOST_DAYS));
  };
  const open = async ({ at, trackingId, reference, saleId }: PaymentOnDay, scope: HistoryScope) => {
    const text = trackingId ?? reference;
    if (text === undefined) return;
    const search = { scope, text: text.slice(0, 128), from: at - BESIDE_MS, to: at + BESIDE_MS };
    const found = await call(commands, 'payments.find', { search });
    const rows = found.ok ? found.value.rows : [];
    setOpened(
      rows.find(({ sale, payment }) => (saleId ? sale?.id === saleId : payment?.trackingId === trackingId)) ??
        rows[0],
    );
  };
  if (settlementId !== undefined) return settlementPage(settlementId, () => setSettlementId(undefined));
  if (opened) {
    const toDay = () => setOpened(undefined);
    return (
      <PaymentPage
        key={opened.key}
        row={opened}
        terminal={terminal}
        settlementPage={settlementPage}
        onBack={toDay}
        onSale={onSale}
      />
    );
  }
  return (
    <Page title={backOffice.entries.day.name} onBack={onBack}>
      <DayChoice
        locale={localeOf(language, terminal.locale)}
        choice={choice}
        mostDays={MOST_DAYS}
        onChoose={choose}
      />
      {days === undefined && <p role="status">{salesReport.choose}</p>}
      {explaining?.state === 'answered' && explaining.result.ok && (
        <DayExplained
          explained={explaining.result.value}
          terminal={terminal}
          onOpen={open}
          onSettlement={setSettlementId}
        />
      )}
      {explaining && <ExplainedDay explaining={explaining} locale={terminal.locale} />}
      {explaining && explaining.state !== 'reading' && (
        <div>
          <Button kind="secondary" onPress={() => choose(choice)}>
            {salesReport.update}
          </Button>
        </div>
      )}
    </Page>
  );
}

/** How the reading goes on, or why it came to nothing. */
function ExplainedDay({ explaining, locale }: { readonly explaining: Explaining; readonly locale: string }) {
  const { day } = useMessages();
  if (explaining.state === 'answered') {
    return explaining.result.ok ? null : <FailureBanner failure={explaining.result.failure} />;
  }
  if (explaining.state === 'stopped') return <p role="status">{day.stopped}</p>;
  const { payments = 0, of } = explaining.progress ?? {};
  const read = formatCount(payments, locale);
  const all = of === undefined ? undefined : formatCount(of, locale);
  return (
    <div className={styles.dayReading}>
      <p role="status">
        {payments === 0 && day.starting}
        {payments > 0 &&
          (all === undefined ? day.reading({ payments: read }) : day.readingOf({ payments: read, of: all }))}
      </p>
      <Button kind="secondary" onPress={explaining.stop}>
        {day.stop}
      </Button>
    </div>
  );
}
