import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatServiceAmount } from '../../../../shared/money/service-amount.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { StateAndAmount } from '../../payment/open-sales/state-and-amount.tsx';
import { Banner } from '../../../components/banner/banner.tsx';
import { depositNotArrived, recordBadge } from './record-badge.ts';

interface RecordHeadProps {
  readonly record: SettlementRecord;
  readonly terminal: TerminalView;
}

/** The amount of a record and where its money is. */
export function RecordHead({ record, terminal }: RecordHeadProps) {
  const badge = recordBadge(record, terminal, useMessages());
  const amount = record.kind === 'deposit' ? record.amount : (record.net ?? record.gross);
  return <StateAndAmount badge={badge} amount={amount && formatServiceAmount(amount, terminal.locale)} />;
}

/** What to do about a deposit that did not arrive. */
export function NotArrived({ record }: Pick<RecordHeadProps, 'record'>) {
  const { name, text } = useMessages().day.kinds['deposit-failed'];
  if (!depositNotArrived(record)) return null;
  return (
    <Banner kind="warning" title={name}>
      <p>{text}</p>
    </Banner>
  );
}
