import { hasGoneWrong, isSent } from '../payment/deposit-status.ts';
import { writtenRecordDay } from '../time/record-day.ts';
import { amountIn, signedAmountIn } from './day-lines.ts';
import type { Payout } from '../contract/back-office/days-explained.ts';
import type { Messages } from '../messages/messages.ts';
import type { DayWriting } from './day-lines.ts';

/** From what is in a payout to what arrives; `isAlone` where all its payments are looked at, instead of those of some days. */
export function payoutFacts(
  payout: Payout,
  isAlone: boolean,
  writing: DayWriting,
): readonly { readonly name: string; readonly value: string }[] {
  const {
    own: { minor: ownMinor },
    grossMinor,
    feesMinor = 0,
    adjustmentMinor = 0,
  } = payout;
  const { netMinor, heldMinor = 0, deposits } = payout;
  const { messages, language, terminal } = writing;
  const { backOffice, day, settlements } = messages;
  // Without a terminal the payments are those of all terminals.
  const [own, others] = terminal.backOfficeOnly
    ? [day.payouts.ownDays, day.payouts.otherDays]
    : [day.payouts.own, day.payouts.others];
  const amount = amountIn(writing);
  const signed = signedAmountIn(writing);
  return [
    { name: isAlone ? backOffice.entries.payments.name : own, value: amount(ownMinor) },
    ...(grossMinor === undefined
      ? []
      : isAlone
        ? [{ name: settlements.facts.gross, value: amount(grossMinor) }]
        : [{ name: others, value: signed(grossMinor - ownMinor) }]),
    ...(feesMinor === 0 ? [] : [{ name: day.kinds.fee.name, value: signed(-feesMinor) }]),
    ...(adjustmentMinor === 0 ? [] : [{ name: day.kinds.adjustment.name, value: signed(adjustmentMinor) }]),
    ...(heldMinor === 0 ? [] : [{ name: day.kinds['on-hold'].name, value: signed(-heldMinor) }]),
    ...(netMinor === undefined ? [] : [{ name: day.payouts.expected, value: amount(netMinor - heldMinor) }]),
    ...deposits.map(({ minor, method, status, createdAt }) => ({
      name: method === undefined ? day.payouts.deposit : day.payouts.depositBy({ method }),
      value: [
        ...(minor === undefined ? [] : [amount(minor)]),
        ...(createdAt === undefined ? [] : [writtenRecordDay(createdAt, language, terminal)]),
        ...(status !== undefined && !isSent({ status }) ? [settlements.states.service({ status })] : []),
      ].join(' · '),
    })),
  ];
}

/** Where a payout stands. */
export function payoutState(
  { failure, deposits, payoutId, holdReason, netMinor }: Payout,
  { day: { payouts }, settlements }: Pick<Messages, 'day' | 'settlements'>,
): string {
  if (failure) return payouts.unread;
  if (deposits.some(hasGoneWrong)) return payouts.failed;
  if (!deposits.every(isSent)) return payouts.begun;
  // Fees or what the service took back may use all of it up.
  if (payoutId !== undefined && deposits.length === 0 && netMinor !== undefined && netMinor <= 0)
    return settlements.states.nothing;
  if (payoutId !== undefined || deposits.length > 0) return payouts.left;
  return holdReason === undefined ? payouts.waiting : payouts.held({ reason: holdReason });
}
