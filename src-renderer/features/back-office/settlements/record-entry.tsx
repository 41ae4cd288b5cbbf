import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { utcDay } from '../../../../shared/time/moment.ts';
import { writtenRecordDay } from '../../../../shared/time/record-day.ts';
import { formatServiceAmount, type ServiceAmount } from '../../../../shared/money/service-amount.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { SaleState } from '../../payment/open-sales/sale-state.tsx';
import { methodName, recordBadge } from './record-badge.ts';
import * as styles from './record-entry.module.css';

interface RecordEntryProps {
  readonly record: SettlementRecord;
  readonly terminal: TerminalView;
  readonly tabIndex: 0 | -1;
  readonly onOpen: (record: SettlementRecord) => void;
}

/** A settlement, batch or deposit in a list: its day, amount and status. */
export function RecordEntry({ record, terminal, tabIndex, onOpen }: RecordEntryProps) {
  const messages = useMessages();
  const { amount, which } = amountOf(record, messages);
  return (
    <ListButton tabIndex={tabIndex} onPress={() => onOpen(record)}>
      <span className={styles.recordEntry}>
        <span className={styles.recordEntryAmount}>
          {which !== undefined && <small>{which}</small>}
          <bdi>{amount === undefined ? '–' : formatServiceAmount(amount, terminal.locale)}</bdi>
        </span>
        <bdi>{dayOf(record, terminal, messages)}</bdi>
        <span className={styles.recordEntryAbout}>
          <bdi>{aboutOf(record, messages).join(' · ')}</bdi>
        </span>
        <SaleState {...recordBadge(record, terminal, messages)} />
      </span>
    </ListButton>
  );
}

/** The amount that is paid out or, where it is not stated, the one before fees, and which of both it is. */
function amountOf(
  record: SettlementRecord,
  { settlements: { facts } }: Messages,
): { readonly amount: ServiceAmount | undefined; readonly which?: string } {
  if (record.kind === 'deposit') return { amount: record.amount };
  if (record.net !== undefined) return { amount: record.net, which: facts.afterFees };
  return record.gross === undefined ? { amount: undefined } : { amount: record.gross, which: facts.gross };
}

/** The day of a record; that of a batch is the day of its payments, where it names one. */
function dayOf(record: SettlementRecord, terminal: TerminalView, { language }: Messages): string {
  const period = record.kind === 'batch' ? record.period : undefined;
  if (period !== undefined) {
    return /^\d{4}-\d\d-\d\d$/.test(period) ? utcDay(Date.parse(period), language, terminal) : period;
  }
  return record.createdAt === undefined ? '–' : writtenRecordDay(record.createdAt, language, terminal);
}

function aboutOf(record: SettlementRecord, messages: Messages): readonly string[] {
  const { payments } = messages;
  const facts =
    record.kind === 'deposit'
      ? [record.method && methodName(record.method, messages)]
      : [
          record.type,
          record.paymentCount === undefined ? undefined : payments.found({ count: record.paymentCount }),
        ];
  return [...facts, record.id].flatMap((fact) => (fact === undefined || fact === '' ? [] : [fact]));
}
