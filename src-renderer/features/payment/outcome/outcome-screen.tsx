import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ConcernView, TerminalView } from '../../../../shared/contract/views.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { isPaid, mayReclaim } from '../../../../shared/payment-status.ts';
import { Concerns } from '../alerts/alerts.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { CheckAnswerBanner } from '../check/check-answer.tsx';
import { useCheck } from '../check/use-check.ts';
import type { SaleIn } from '../../../state/sale-in.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useWords } from '../../../messages/use-messages.ts';
import { AutoReturn } from './auto-return.tsx';
import { EndLayout } from './end-layout.tsx';
import { outcomeLook } from './outcome-style.ts';
import { ReclaimPage } from './reclaim-page.tsx';
import { salePapers } from './sale-documents.ts';

const PaperDialog = lazy(() =>
  import('../../documents/receipts/document-dialog.tsx').then((file) => ({ default: file.PaperDialog })),
);

interface OutcomeScreenProps {
  readonly sale: SaleIn<'final'>;
  readonly terminal: TerminalView;
  /** Somebody may be taken to have seen how it ended: when it is paid, the next sale comes by itself. */
  readonly mayReturn: boolean;
  /** Those of this sale. */
  readonly concerns: readonly ConcernView[];
}

/** How a payment ended: whether goods may go, where the money is, what to do now. */
export function OutcomeScreen({ sale, terminal, mayReturn, concerns }: OutcomeScreenProps) {
  const words = useWords();
  const leave = useCommand('sale.leave');
  const check = useCheck(sale);
  const [pageShown, setPageShown] = useState(false);
  const { outcome, url, requested, received } = sale.stage;
  const [papersShown, setPapersShown] = useState(false);
  const { icon } = outcomeLook[outcome];
  const papers = salePapers(sale);
  const { title, verdict, happened, money, todo } = words.outcomes[outcome];
  const failure = latestFailure(leave, check.command);
  const goOn = () => void leave.run({ saleId: sale.id, seen: 'settled' });

  return (
    <EndLayout
      icon={icon}
      title={title}
      amount={formatMoney(sale.amount, terminal.locale)}
      verdict={concerns.some(({ kind }) => kind === 'outcome-changed') ? words.concerns.readFirst : verdict}
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
      notice={notice()}
      page={pageShown && url !== undefined ? <ReclaimPage url={url} /> : undefined}
      actions={
        <>
          <Button kind="primary" disabled={leave.running} onPress={goOn}>
            {words.outcome.newSale}
          </Button>
          {mayReclaim(outcome) && url !== undefined && (
            <Button kind="secondary" onPress={() => setPageShown(!pageShown)}>
              {pageShown ? words.outcome.hidePage : words.outcome.showPage}
            </Button>
          )}
          <Button kind="secondary" onPress={() => setPapersShown(true)}>
            {words.paperView.open[papers.label]}
          </Button>
          {!isPaid(outcome) && (
            <Button kind="quiet" disabled={check.asking} onPress={check.ask}>
              {check.asking ? words.check.asking : words.check.ask}
            </Button>
          )}
          {mayReturn && outcome === 'completed' && concerns.length === 0 && <AutoReturn onReturn={goOn} />}
          {failure !== undefined && <FailureBanner failure={failure} />}
          {papersShown && (
            <Suspense>
              <PaperDialog choices={papers.choices} onClose={() => setPapersShown(false)} />
            </Suspense>
          )}
        </>
      }
    />
  );
  function notice(): ReactNode {
    if (concerns.length > 0) return <Concerns concerns={concerns} terminal={terminal} />;
    return check.answer && <CheckAnswerBanner answer={check.answer} terminal={terminal} />;
  }
}
