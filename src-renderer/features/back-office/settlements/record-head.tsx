import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatServiceAmount, type ServiceAmount } from '../../../../shared/money/service-amount.ts';
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
  const messages = useMessages();
  const badge = recordBadge(record, terminal, messages);
  const money = (amount: ServiceAmount | undefined) => amount && formatServiceAmount(amount, terminal.locale);
  if (record.kind === 'deposit') return <StateAndAmount badge={badge} amount={money(record.amount)} />;
  const { net, gross } = record;
  // Beside “Paid out” an amount without a name would be taken for what was paid out.
  const { gross: beforeFees } = messages.settlements.facts;
  return (
    <StateAndAmount
      badge={badge}
      amount={money(net ?? gross)}
      {...(net === undefined && { amountName: beforeFees })}
    />
  );
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
