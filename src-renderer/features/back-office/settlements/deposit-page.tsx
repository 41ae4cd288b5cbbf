import type { DepositAtService } from '../../../../shared/contract/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { recordFacts } from './record-facts.ts';
import { RecordHead } from './record-head.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';

interface DepositPageProps {
  readonly deposit: DepositAtService;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** A deposit of which the service does not say what it pays. */
export function DepositPage({ deposit, terminal, onBack }: DepositPageProps) {
  const messages = useMessages();
  return (
    <Page title={messages.settlements.deposit} onBack={onBack}>
      <RecordHead record={deposit} terminal={terminal} />
      <section className={cardStyles.card} data-part="card">
        <Facts facts={recordFacts(deposit, terminal, messages)} />
      </section>
    </Page>
  );
}
