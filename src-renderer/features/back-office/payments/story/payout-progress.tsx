import type { PaymentAtService } from '../../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { visible } from '../../../../../shared/text/bidi.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Facts } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { payoutLine } from './payout-line.ts';
import { refundFacts } from './refund-facts.ts';
import * as cardStyles from '../../../../components/layout/card.module.css';

interface PayoutProgressProps {
  readonly payment: PaymentAtService | undefined;
  readonly terminal: TerminalView;
  /** Opens its settlement; missing where the page was opened from there. */
  readonly onSettlement: ((id: string) => void) | undefined;
}

/** How far the money is on its way to the bank, and what the service states about a refund. */
export function PayoutProgress({ payment, terminal, onSettlement }: PayoutProgressProps) {
  const messages = useMessages();
  const { payments, settlements, story, language } = messages;
  const line = payoutLine(payment, messages);
  if (!payment || line === undefined) return null;
  const linkage = [
    { name: payments.facts.batch, value: payment.batchId },
    { name: story.period, value: payment.batchPeriod },
    { name: payments.facts.settlement, value: payment.settlementId && visible(payment.settlementId) },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
  const { settlementId } = payment;
  const refund = refundFacts(payment.refund, language, terminal);
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{story.payout.title}</h2>
      <p>{line}</p>
      {linkage.length > 0 && <Facts facts={linkage} />}
      {settlementId !== undefined && onSettlement && (
        <div>
          <Button kind="secondary" icon="safe" onPress={() => onSettlement(settlementId)}>
            {settlements.openSettlement}
          </Button>
        </div>
      )}
      {refund.length > 0 && (
        <>
          <h2>{story.payout.reclaim}</h2>
          <Facts facts={refund} />
        </>
      )}
    </section>
  );
}
