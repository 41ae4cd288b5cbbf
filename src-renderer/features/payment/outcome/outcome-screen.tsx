import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { AlertView } from '../../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { isPaid, mayReclaim } from '../../../../shared/payment/payment-status.ts';
import { Alerts } from '../alerts/alerts.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { CheckAnswerBanner } from '../check/check-answer.tsx';
import { useCheck } from '../check/use-check.ts';
import type { SaleIn } from '../../../state/sale-stage.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { AutoReturn } from './auto-return.tsx';
import { ChargeAgain } from './charge-again.tsx';
import { EndLayout } from './end-layout.tsx';
import { moneyMessages } from './money-messages.ts';
import { styleOf } from './outcome-style.ts';
import { isLeaving, useNextSaleKeys, type NextSaleKey } from './use-next-sale-keys.ts';
import { ReclaimPage } from './reclaim-page.tsx';
import { saleDocuments } from './sale-documents.ts';

const DocumentDialog = lazy(() =>
  import('../../documents/receipts/document-dialog.tsx').then((file) => ({ default: file.DocumentDialog })),
);

interface OutcomeScreenProps {
  readonly sale: SaleIn<'final'>;
  readonly terminal: TerminalView;
  /** Whether a person has probably seen the end, so that a paid sale may return to the New sale screen by itself. */
  readonly mayReturn: boolean;
  /** Charges the same again for the same order. Missing while the till is locked. */
  readonly onChargeAgain?: () => void;
  /** Called with the first keys of the next sale. Missing while the till is locked. */
  readonly onKey?: (key: NextSaleKey) => void;
  /** Alerts of this sale. */
  readonly alerts: readonly AlertView[];
}

/** Shows how a sale ended: whether to hand over the goods, where the money is, and what to do now. */
export function OutcomeScreen(props: OutcomeScreenProps) {
  const { sale, terminal, mayReturn, onChargeAgain, onKey, alerts } = props;
  const messages = useMessages();
  const leave = useCommand('sale.leave');
  const leaveToCharge = useCommand('sale.leave');
  const check = useCheck(sale);
  const [pageShown, setPageShown] = useState(false);
  const { outcome, url, requested, received } = sale.stage;
  const [documentsShown, setDocumentsShown] = useState(false);
  const { icon } = styleOf(outcome, alerts);
  const documents = saleDocuments(sale);
  const { title, verdict, happened } = messages.outcomes[outcome];
  const { money, todo } = moneyMessages(sale.stage, messages);
  const failure = latestFailure(leave, leaveToCharge, check.command);
  const goOn = () => {
    if (!isLeaving(leave)) void leave.run({ saleId: sale.id, seen: 'settled' });
  };
  const again = async () => {
    const left = await leaveToCharge.run({ saleId: sale.id, seen: 'settled' });
    if (left?.ok === true) onChargeAgain?.();
  };
  const hasChanged = alerts.some(({ kind }) => kind === 'outcome-changed');
  const mayBeFinished = alerts.some(({ kind }) => kind === 'end-may-be-lost');
  // With `amount-differs`, the service says paid and another amount, so nobody knows what was paid. When the outcome has
  // changed since, the alert about it is read first.
  const mayChargeAgain =
    onChargeAgain !== undefined &&
    !isPaid(outcome) &&
    !hasChanged &&
    outcome !== 'amount-differs' &&
    sale.amount.currency === terminal.currency;
  const isDone = isPaid(outcome) && alerts.length === 0;
  const isLeft = leave.running || leaveToCharge.running;
  useNextSaleKeys({ onKey: isDone || isLeaving(leave) ? onKey : undefined, leave: goOn });

  return (
    <EndLayout
      icon={icon}
      title={title}
      amount={formatMoney(sale.amount, terminal.locale)}
      verdict={verdictNow()}
      facts={[
        { name: messages.awaiting.reference, value: sale.reference },
        ...(mayChargeAgain && sale.payerKept
          ? [{ name: messages.customer.title, value: messages.customer.goAlong }]
          : []),
        ...(requested !== undefined ? [{ name: messages.outcome.requested, value: requested }] : []),
        ...(received !== undefined ? [{ name: messages.outcome.received, value: received }] : []),
      ]}
      {...(isDone && onKey && { scanHint: messages.outcome.scanBegins })}
      answers={[
        { name: messages.outcome.happened, value: happened },
        { name: messages.outcome.money, value: money },
        { name: messages.outcome.todo, value: todo },
      ]}
      notice={notice()}
      page={pageShown && url !== undefined ? <ReclaimPage url={url} /> : undefined}
      actions={
        <>
          {mayChargeAgain && (
            <ChargeAgain
              kind="primary"
              amount={sale.amount}
              terminal={terminal}
              disabled={isLeft}
              onPress={() => void again()}
            />
          )}
          <Button kind={mayChargeAgain ? 'secondary' : 'primary'} disabled={isLeft} onPress={goOn}>
            {messages.outcome.newSale}
          </Button>
          {mayReclaim(sale.stage) && url !== undefined && (
            <Button kind="secondary" onPress={() => setPageShown(!pageShown)}>
              {pageShown ? messages.outcome.hidePage : messages.outcome.showPage}
            </Button>
          )}
          <Button kind="secondary" onPress={() => setDocumentsShown(true)}>
            {messages.documentView.open[documents.label]}
          </Button>
          {!isPaid(outcome) && (
            <Button kind="quiet" disabled={check.asking} onPress={check.ask}>
              {check.asking ? messages.check.asking : messages.check.ask}
            </Button>
          )}
          {mayReturn && outcome === 'completed' && alerts.length === 0 && <AutoReturn onReturn={goOn} />}
          {failure !== undefined && <FailureBanner failure={failure} />}
          {documentsShown && (
            <Suspense>
              <DocumentDialog choices={documents.choices} onClose={() => setDocumentsShown(false)} />
            </Suspense>
          )}
        </>
      }
    />
  );
  function verdictNow(): string {
    if (hasChanged) return messages.alerts.readFirst;
    return mayBeFinished ? messages.alerts.endMayBeLost.verdict : verdict;
  }
  function notice(): ReactNode {
    if (alerts.length > 0) return <Alerts alerts={alerts} terminal={terminal} />;
    return check.answer && <CheckAnswerBanner answer={check.answer} terminal={terminal} />;
  }
}
