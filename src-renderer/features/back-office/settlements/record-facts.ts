import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { writtenRecordTime } from '../../../../shared/time/record-day.ts';
import { formatServiceAmount, type ServiceAmount } from '../../../../shared/money/service-amount.ts';
import type { Fact } from '../../../components/text/facts.tsx';
import type { Messages } from '../../../messages/use-messages.ts';
import { methodName } from './record-badge.ts';

type Given = readonly [name: string, value: string | undefined];

/** All fields of a record. */
export function recordFacts(
  record: SettlementRecord,
  terminal: TerminalView,
  messages: Messages,
): readonly Fact[] {
  const { settlements, payments, language } = messages;
  const { facts } = settlements;
  const { id, status, merchantId, createdAt } = record;
  const created = createdAt === undefined ? undefined : writtenRecordTime(createdAt, language, terminal);
  const given: readonly Given[] = [
    ...ownFacts(record, terminal, messages),
    [facts.status, status],
    [payments.facts.created, created],
    [facts.merchant, merchantId],
    [facts.id, id],
  ];
  return given.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [{ name, value }]));
}

function ownFacts(record: SettlementRecord, terminal: TerminalView, messages: Messages): readonly Given[] {
  const { facts } = messages.settlements;
  const money = (amount: ServiceAmount | undefined) => amount && formatServiceAmount(amount, terminal.locale);
  if (record.kind === 'deposit') {
    return [
      [facts.amount, money(record.amount)],
      [facts.method, record.method && methodName(record.method, messages)],
    ];
  }
  const sums: readonly Given[] = [
    [messages.backOffice.entries.payments.name, record.paymentCount?.toString()],
    [facts.gross, money(record.gross)],
    [facts.fees, money(record.fees)],
  ];
  if (record.kind === 'batch') return [...sums, [facts.period, record.period], [facts.type, record.type]];
  return [
    ...sums,
    [facts.adjustment, money(record.adjustment)],
    [facts.net, money(record.net)],
    [facts.hold, record.holdReason],
    [facts.payout, record.payoutId],
    [facts.type, record.type],
  ];
}
