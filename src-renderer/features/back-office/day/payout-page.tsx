import { useState } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ExplainedPage } from './explained-page.tsx';

interface PayoutPageProps {
  readonly settlementId: string;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
  /** Opens the checkout, which shows the sale. */
  readonly onSale: () => void;
}

/** Explains one payout, from its payments to the bank. */
export function PayoutPage({ settlementId, terminal, onBack, onSale }: PayoutPageProps) {
  const { day } = useMessages();
  const [wanted, setWanted] = useState({ settlementId });
  return (
    <ExplainedPage
      title={day.payoutExplained}
      wanted={wanted}
      terminal={terminal}
      onAgain={() => setWanted({ settlementId })}
      onBack={onBack}
      onSale={onSale}
    >
      <p>{day.payoutExplainedText}</p>
    </ExplainedPage>
  );
}
