import { useState } from 'react';
import type { TerminalView } from '../../shared/contract/views.ts';
import { formatMoney } from '../../shared/money.ts';
import { Button } from '../parts/button.tsx';
import { FailureBanner } from '../parts/failure-banner.tsx';
import type { SaleIn } from '../state/sale-in.ts';
import { useCommand } from '../state/use-command.ts';
import { useWords } from '../text/words.ts';
import { AutoReturn } from './auto-return.tsx';
import { EndLayout } from './end-layout.tsx';
import { outcomeLook } from './outcome-look.ts';
import { ReclaimPage } from './reclaim-page.tsx';

interface OutcomeScreenProps {
  readonly sale: SaleIn<'final'>;
  readonly terminal: TerminalView;
}

/** How a payment ended: whether goods may go, where the money is, what to do now. */
export function OutcomeScreen({ sale, terminal }: OutcomeScreenProps) {
  const words = useWords();
  const leave = useCommand('sale.leave');
  const [pageShown, setPageShown] = useState(false);
  const { outcome, url, requested, received } = sale.stage;
  const { icon, reclaim } = outcomeLook[outcome];
  const { title, verdict, happened, money, todo } = words.outcomes[outcome];
  const goOn = () => void leave.run({ saleId: sale.id });

  return (
    <EndLayout
      icon={icon}
      title={title}
      amount={formatMoney(sale.amount, terminal.locale)}
      verdict={verdict}
      facts={[
        { name: words.awaiting.reference, value: sale.reference },
        ...(requested !== undefined ? [{ name: words.outcome.requested, value: requested }] : []),
        ...(received !== undefined ? [{ name: words.outcome.received, value: received }] : []),
      ]}
      answers={[
        { name: words.outcome.happened, value: happened },
        { name: words.outcome.money, value: money },
        { name: words.outcome.todo, value: todo },
      ]}
      page={pageShown && url !== undefined ? <ReclaimPage url={url} /> : undefined}
      actions={
        <>
          <Button kind="primary" disabled={leave.running} onPress={goOn}>
            {words.outcome.newSale}
          </Button>
          {reclaim && url !== undefined && (
            <Button kind="secondary" onPress={() => setPageShown(!pageShown)}>
              {pageShown ? words.outcome.hidePage : words.outcome.showPage}
            </Button>
          )}
          {outcome === 'completed' && <AutoReturn onReturn={goOn} />}
          {leave.failure !== undefined && <FailureBanner failure={leave.failure} />}
        </>
      }
    />
  );
}
