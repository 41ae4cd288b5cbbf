import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useReading } from '../../../state/use-reading.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { CurrencyNote } from '../currency-note.tsx';
import { recordFacts } from './record-facts.ts';
import { NotArrived, RecordHead } from './record-head.tsx';
import { SettlementOfDeposit } from './settlement-of-deposit.tsx';
import type { Step } from './step.ts';
import * as cardStyles from '../../../components/layout/card.module.css';

interface DepositPageProps {
  readonly id: string;
  readonly terminal: TerminalView;
  readonly onOpen: (step: Step) => void;
  readonly onBack: () => void;
}

/** A deposit as the service has it now, with the way to its settlement. */
export function DepositPage({ id, terminal, onOpen, onBack }: DepositPageProps) {
  const messages = useMessages();
  const { settlements } = messages;
  const { value: deposit, failure, reload } = useReading('settlements.getDeposit', { id });
  return (
    <Page title={settlements.deposit} onBack={onBack}>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {!deposit && !failure && <p role="status">{settlements.loading}</p>}
      {deposit && (
        <>
          <RecordHead record={deposit} terminal={terminal} />
          <NotArrived record={deposit} />
          <CurrencyNote amounts={[deposit.amount]} />
          <SettlementOfDeposit settlementId={deposit.settlementId} onOpen={onOpen} />
          <section className={cardStyles.card} data-part="card">
            <Facts facts={recordFacts(deposit, terminal, messages)} />
          </section>
        </>
      )}
    </Page>
  );
}
