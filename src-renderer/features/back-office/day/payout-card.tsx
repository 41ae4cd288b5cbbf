import { hasGoneWrong } from '../../../../shared/payment/deposit-status.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { visible } from '../../../../shared/text/bidi.ts';
import type { Payout } from '../../../../shared/contract/back-office/days-explained.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { signedAmount } from './signed-amount.ts';
import * as cardStyles from '../../../components/layout/card.module.css';

interface PayoutCardProps {
  readonly payout: Payout;
  readonly currency: string;
  readonly terminal: TerminalView;
  /** All its payments are looked at, instead of those of some days. */
  readonly isAlone: boolean;
  /** A copy does not say whether it was on hold. */
  readonly isCopy: boolean;
  /** Missing where one comes from it. */
  readonly onOpen: (() => void) | undefined;
}

/** One payout, from what is in it to what arrives. */
export function PayoutCard({ payout, currency, terminal, isAlone, isCopy, onOpen }: PayoutCardProps) {
  const messages = useMessages();
  const { backOffice, day, settlements, language } = messages;
  const { own, grossMinor, feesMinor = 0, adjustmentMinor = 0, netMinor, deposits, failure } = payout;
  const amount = (minor: number) => formatMoney({ minor, currency }, terminal.locale);
  const signed = (minor: number) => signedAmount({ minor, currency }, terminal.locale);
  const facts = [
    { name: isAlone ? backOffice.entries.payments.name : day.payouts.own, value: amount(own.minor) },
    ...(grossMinor === undefined
      ? []
      : isAlone
        ? [{ name: settlements.facts.gross, value: amount(grossMinor) }]
        : [{ name: day.payouts.others, value: signed(grossMinor - own.minor) }]),
    ...(feesMinor === 0 ? [] : [{ name: day.kinds.fee.name, value: signed(-feesMinor) }]),
    ...(adjustmentMinor === 0 ? [] : [{ name: day.kinds.adjustment.name, value: signed(adjustmentMinor) }]),
    ...(netMinor === undefined ? [] : [{ name: day.payouts.expected, value: amount(netMinor) }]),
    ...deposits.map(({ minor, method, status, createdAt }) => ({
      name: method === undefined ? day.payouts.deposit : day.payouts.depositBy({ method }),
      value: [
        ...(minor === undefined ? [] : [amount(minor)]),
        ...(createdAt === undefined ? [] : [dayAndTime(createdAt, language, terminal)]),
        ...(status !== undefined && hasGoneWrong({ status }) ? [settlements.says.service({ status })] : []),
      ].join(' · '),
    })),
  ];
  const id = visible(payout.settlementId);
  return (
    <section className={cardStyles.card} data-part="card">
      <div className={cardStyles.cardText}>
        <h2>{day.payout({ id })}</h2>
        {!isCopy && <p>{stateOf(payout, messages)}</p>}
      </div>
      {failure && <OfficeFailure failure={failure} />}
      <Facts facts={facts} />
      {onOpen && (
        <div>
          <Button
            kind="secondary"
            icon="safe"
            label={`${settlements.openSettlement}: ${id}`}
            onPress={onOpen}
          >
            {settlements.openSettlement}
          </Button>
        </div>
      )}
    </section>
  );
}

function stateOf(
  { failure, deposits, payoutId, holdReason }: Payout,
  { day: { payouts } }: Messages,
): string {
  if (failure) return payouts.unread;
  if (deposits.some(hasGoneWrong)) return payouts.failed;
  if (payoutId !== undefined || deposits.length > 0) return payouts.left;
  return holdReason === undefined ? payouts.waiting : payouts.held({ reason: holdReason });
}
