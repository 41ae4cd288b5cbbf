import type {
  BatchAtService,
  DepositAtService,
  SettlementAtService,
  SettlementRecord,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { hasGoneWrong, isOnHold, isOpen, isSent } from '../../../../shared/payment/deposit-status.ts';
import { writtenRecordDay } from '../../../../shared/time/record-day.ts';
import { formatServiceAmount, type ServiceAmount } from '../../../../shared/money/service-amount.ts';
import type { Messages } from '../../../messages/use-messages.ts';
import type { SaleBadge } from '../../payment/open-sales/sale-badge.ts';

/**
 * Where the money is. The specification does not show the statuses of settlements and deposits, so hold reason, payout,
 * deposits and the three statuses of batches decide.
 */
export function recordBadge(record: SettlementRecord, terminal: TerminalView, messages: Messages): SaleBadge {
  switch (record.kind) {
    case 'settlement':
      return settlementBadge(record, terminal, messages);
    case 'batch':
      return batchBadge(record, messages);
    case 'deposit':
      return depositBadge(record, messages);
  }
}

function settlementBadge(
  settlement: SettlementAtService,
  terminal: TerminalView,
  messages: Messages,
): SaleBadge {
  const { status, holdReason, payoutId, deposits, net } = settlement;
  const { states } = messages.settlements;
  const [deposit, ...others] = (deposits ?? []).filter((one) => !hasGoneWrong(one));
  const notArrived = depositNotArrived(settlement);
  if (notArrived) return depositBadge(notArrived, messages);
  // Without a reason, the status alone says that the service keeps the money back.
  if (status !== undefined && holdReason === undefined && (hasGoneWrong({ status }) || isOnHold({ status })))
    return { tone: 'bad', icon: 'warning', label: states.service({ status }) };
  if (deposit !== undefined) {
    const areSent = [deposit, ...others].every(isSent);
    const count = others.length + 1;
    const label =
      count > 1
        ? areSent
          ? states.inDeposits({ count })
          : states.begunInDeposits({ count })
        : paidOut(deposit, terminal, messages);
    const deposited = depositedOtherwise(settlement);
    if (deposited !== undefined && net !== undefined) {
      const [came, wanted] = [deposited, net].map((money) => formatServiceAmount(money, terminal.locale));
      const otherwise = states.otherAmount({ state: label, deposited: came ?? '', net: wanted ?? '' });
      return { tone: 'unknown', icon: 'warning', label: otherwise };
    }
    return areSent ? { tone: 'good', icon: 'check', label } : { tone: 'moving', icon: 'hourglass', label };
  }
  // Fees or what the service took back may use all of it up, and then there is nothing to deposit.
  const isNothing = net !== undefined && net.minor <= 0;
  if (payoutId !== undefined && deposits !== undefined && isNothing)
    return { tone: 'still', icon: 'check', label: states.nothing };
  if (payoutId !== undefined && deposits !== undefined)
    return { tone: 'bad', icon: 'warning', label: states.noDeposit };
  // Its deposits were not read, and may be on their way or have come back.
  if (payoutId !== undefined)
    return {
      tone: 'still',
      icon: 'info',
      label: status === undefined ? states.payoutBegun : states.service({ status }),
    };
  if (holdReason !== undefined)
    return { tone: 'unknown', icon: 'pause', label: states.held({ reason: holdReason }) };
  if (isNothing && !isOpen(status)) return { tone: 'still', icon: 'check', label: states.nothing };
  // Without a payout the status alone may say that it was paid out.
  return status !== undefined && isSent({ status })
    ? { tone: 'still', icon: 'info', label: states.service({ status }) }
    : { tone: 'moving', icon: 'hourglass', label: states.notPaid };
}

function paidOut(deposit: DepositAtService, terminal: TerminalView, messages: Messages): string {
  const { states } = messages.settlements;
  const { createdAt, method, status = '' } = deposit;
  if (createdAt === undefined) return isSent(deposit) ? states.paid : states.service({ status });
  const day = writtenRecordDay(createdAt, messages.language, terminal);
  if (!isSent(deposit)) return states.begun({ day, status });
  return method === undefined
    ? states.paidOn({ day })
    : states.paidOnBy({ day, method: methodName(method, messages) });
}

function batchBadge({ status, settlementId }: BatchAtService, { settlements }: Messages): SaleBadge {
  const { states } = settlements;
  switch (status) {
    case 'open':
      return { tone: 'moving', icon: 'hourglass', label: states.open };
    case 'hold':
      return { tone: 'unknown', icon: 'pause', label: states.onHold };
    case 'closed':
    case undefined:
      if (settlementId !== undefined) return { tone: 'still', icon: 'check', label: states.settled };
      // The specification does not state that a batch names its settlement, so it may be in one.
      return status === undefined
        ? { tone: 'still', icon: 'info', label: states.notStated }
        : { tone: 'moving', icon: 'hourglass', label: states.closed };
    default:
      return { tone: 'unknown', icon: 'info', label: states.service({ status }) };
  }
}

function depositBadge({ status }: DepositAtService, { settlements }: Messages): SaleBadge {
  const { states } = settlements;
  if (status === undefined) return { tone: 'still', icon: 'check', label: states.paid };
  return hasGoneWrong({ status })
    ? { tone: 'bad', icon: 'warning', label: states.notArrived({ status }) }
    : { tone: 'still', icon: 'info', label: states.service({ status }) };
}

/** The deposit that came back or never left; nothing where another one has brought its money since. */
export function depositNotArrived(record: SettlementRecord): DepositAtService | undefined {
  if (record.kind === 'deposit') return hasGoneWrong(record) ? record : undefined;
  if (record.kind === 'batch') return undefined;
  const { deposits = [], net } = record;
  const wasSentAgain =
    deposits.some((deposit) => !hasGoneWrong(deposit)) &&
    net !== undefined &&
    depositedOtherwise(record) === undefined;
  return wasSentAgain ? undefined : deposits.find(hasGoneWrong);
}

/**
 * The sum of the deposits that did not fail, where it differs from the net amount: also where they are in another currency.
 * `undefined` where one of them is unknown, or they are in several currencies.
 */
export function depositedOtherwise({ net, deposits = [] }: SettlementAtService): ServiceAmount | undefined {
  const amounts = deposits.filter((deposit) => !hasGoneWrong(deposit)).map(({ amount }) => amount);
  if (!net || deposits.length === 0) return undefined;
  const [{ currency } = net] = amounts.flatMap((amount) => amount ?? []);
  if (amounts.some((amount) => amount === undefined || amount.currency !== currency)) return undefined;
  const isOther = currency !== net.currency;
  // Nobody can say whether an amount without a currency is another one.
  if (isOther && (currency === undefined || net.currency === undefined)) return undefined;
  const minor = amounts.reduce((sum, amount) => sum + (amount?.minor ?? 0), 0);
  if (minor === net.minor && !isOther) return undefined;
  return { minor, ...(currency !== undefined && { currency }) };
}

/** Whether the deposits come to more than was to be paid out: the specification does not state that a deposit is for one settlement. */
export function mayPayOthers(settlement: SettlementAtService): boolean {
  const deposited = depositedOtherwise(settlement);
  const { net } = settlement;
  return net !== undefined && deposited?.currency === net.currency && (deposited?.minor ?? 0) > net.minor;
}

/** The specification does not show the exact strings, so an unknown one is shown unchanged. */
export function methodName(method: string, { settlements }: Messages): string {
  switch (method.toLowerCase()) {
    case 'ach':
      return settlements.methods.ach;
    case 'wire':
      return settlements.methods.wire;
    default:
      return method;
  }
}
