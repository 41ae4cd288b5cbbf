import { useState, type ReactNode } from 'react';
import { formatCount } from '../../../../shared/text/figures.ts';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type {
  DaysProgress,
  EarlierComparison,
  PaymentOnDay,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { PaymentPage, type SettlementPageOf } from '../payments/payment-page.tsx';
import { CopyPage } from './copy-page.tsx';
import { DayExplained } from './day-explained.tsx';
import { rowOfDifference } from './row-of-difference.ts';
import type { Unopened } from './difference-group.tsx';
import { useExplained, type Explaining, type ToExplain } from './use-explained.ts';
import * as styles from './day.module.css';
import { LONGEST_WORDS } from '../../../../shared/contract/input-limits.ts';

export interface ExplainedPageProps {
  readonly title: string;
  /** What is compared; nothing without it. A new object starts a new comparison. */
  readonly wanted: ToExplain | undefined;
  /** The form above the comparison. */
  readonly children: ReactNode;
  readonly terminal: TerminalView;
  /** Missing where the page was opened from a settlement. */
  readonly settlementPage?: SettlementPageOf;
  readonly onAgain: () => void;
  readonly onBack: () => void;
  /** Opens the checkout, which shows the sale. */
  readonly onSale: () => void;
}

/** How long before and after the difference's time its payment is searched. */
const BESIDE_MS = 2 * 86_400_000;

/** A comparison, with the pages of its payments and settlements. */
export function ExplainedPage(props: ExplainedPageProps) {
  const { title, wanted, children, terminal, settlementPage, onAgain, onBack, onSale } = props;
  const { salesReport, day, settlements } = useMessages();
  const { commands } = useConnection();
  const [opened, setOpened] = useState<PaymentRow>();
  const [settlementId, setSettlementId] = useState<string>();
  const [copy, setCopy] = useState<EarlierComparison>();
  const explaining = useExplained(wanted);
  const open = async (payment: PaymentOnDay, scope: HistoryScope): Promise<Unopened | undefined> => {
    const { at, trackingId, reference } = payment;
    const text = trackingId ?? reference;
    if (text === undefined) return 'none';
    const search = { scope, text: text.slice(0, LONGEST_WORDS), from: at - BESIDE_MS, to: at + BESIDE_MS };
    const found = await call(commands, 'payments.find', { search });
    if (!found.ok) return found.failure;
    const { rows, service } = found.value;
    const row = rowOfDifference(payment, rows);
    setOpened(row);
    if (row) return undefined;
    return service.state === 'failed' ? service.failure : 'none';
  };
  if (settlementId !== undefined && settlementPage)
    return settlementPage(settlementId, () => setSettlementId(undefined));
  if (opened) {
    return (
      <PaymentPage
        key={opened.key}
        row={opened}
        terminal={terminal}
        {...(settlementPage && { settlementPage })}
        onBack={() => setOpened(undefined)}
        onSale={onSale}
      />
    );
  }
  const onSettlement = settlementPage && setSettlementId;
  if (copy) {
    return (
      <CopyPage
        earlier={copy}
        terminal={terminal}
        onOpen={open}
        onSettlement={onSettlement}
        onBack={() => setCopy(undefined)}
      />
    );
  }
  return (
    <Page title={title} onBack={onBack}>
      {children}
      {explaining?.state === 'answered' && explaining.result.ok && (
        <DayExplained
          explained={explaining.result.value}
          terminal={terminal}
          onOpen={open}
          onSettlement={onSettlement}
          onCopy={setCopy}
        />
      )}
      {explaining && (
        <Reading
          explaining={explaining}
          starting={wanted && 'settlementId' in wanted ? settlements.loading : day.starting}
          locale={terminal.locale}
        />
      )}
      {explaining && explaining.state !== 'reading' && (
        <div>
          <Button kind="secondary" onPress={onAgain}>
            {salesReport.update}
          </Button>
        </div>
      )}
    </Page>
  );
}

interface ReadingProps {
  readonly explaining: Explaining;
  /** The text until something has been read. */
  readonly starting: string;
  readonly locale: string;
}

/** The progress of the comparison, or why it failed. */
function Reading({ explaining, starting, locale }: ReadingProps) {
  const messages = useMessages();
  const { day } = messages;
  if (explaining.state === 'answered') {
    return explaining.result.ok ? null : <FailureBanner failure={explaining.result.failure} />;
  }
  if (explaining.state === 'stopped') return <p role="status">{day.stopped}</p>;
  const { progress } = explaining;
  return (
    <div className={styles.dayReading}>
      <p role="status">{isBegun(progress) ? progressText(progress, messages, locale) : starting}</p>
      <Button kind="secondary" onPress={explaining.stop}>
        {day.stop}
      </Button>
    </div>
  );
}

const isBegun = (progress: DaysProgress | undefined): progress is DaysProgress =>
  progress !== undefined && (progress.reading === 'payouts' || progress.done > 0);

function progressText({ reading, done, of }: DaysProgress, { day }: Messages, locale: string): string {
  const read = formatCount(done, locale);
  if (of === undefined) return day.reading({ payments: read });
  const all = formatCount(of, locale);
  return reading === 'payouts'
    ? day.readingPayouts({ read, of: all })
    : day.readingOf({ payments: read, of: all });
}
