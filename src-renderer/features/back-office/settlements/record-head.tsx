import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatServiceAmount } from '../../../../shared/money/service-amount.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { SaleState } from '../../payment/open-sales/sale-state.tsx';
import { recordBadge } from './record-badge.ts';
import * as styles from './record-head.module.css';

interface RecordHeadProps {
  readonly record: SettlementRecord;
  readonly terminal: TerminalView;
}

/** The amount of a record and where its money is. */
export function RecordHead({ record, terminal }: RecordHeadProps) {
  const messages = useMessages();
  const amount = record.kind === 'deposit' ? record.amount : (record.net ?? record.gross);
  return (
    <div className={styles.recordHead}>
      <SaleState {...recordBadge(record, terminal, messages)} />
      {amount !== undefined && <span>{formatServiceAmount(amount, terminal.locale)}</span>}
    </div>
  );
}
