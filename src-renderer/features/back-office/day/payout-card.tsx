import { visible } from '../../../../shared/text/bidi.ts';
import { payoutFacts, payoutState } from '../../../../shared/view/day-payout.ts';
import type { Payout } from '../../../../shared/contract/back-office/days-explained.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './day.module.css';

interface PayoutCardProps {
  readonly payout: Payout;
  readonly currency: string;
  readonly terminal: TerminalView;
  /** Whether this payout is explained by itself, with all its payments, instead of those of some days. */
  readonly isAlone: boolean;
  /** Whether it is read from a copy, which does not say if the payout was on hold. */
  readonly isCopy: boolean;
  /** Missing where the page was opened from the settlement. */
  readonly onOpen: (() => void) | undefined;
}

/** One payout, from its payments to its deposits. */
export function PayoutCard({ payout, currency, terminal, isAlone, isCopy, onOpen }: PayoutCardProps) {
  const messages = useMessages();
  const { day, settlements, language } = messages;
  const { failure } = payout;
  const facts = payoutFacts(payout, isAlone, { messages, language, terminal, currency });
  const id = visible(payout.settlementId);
  return (
    <section className={cardStyles.card} data-part="card">
      <div className={cardStyles.cardText}>
        <h2 className={styles.payoutName}>{day.payout({ id })}</h2>
        {!isCopy && <p>{payoutState(payout, messages)}</p>}
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
