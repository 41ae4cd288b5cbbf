import type { CheckAnswer } from '../../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { mayReclaim } from '../../../../shared/payment/payment-status.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { EarlierPaymentLine } from './earlier-payment.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface CheckAnswerBannerProps {
  readonly answer: CheckAnswer;
  readonly terminal: TerminalView;
}

/** The answer to "Customer says they paid?". */
export function CheckAnswerBanner({ answer, terminal }: CheckAnswerBannerProps) {
  const messages = useMessages();
  const { verdict, instead } = answer;
  const { title, todo } = messages.verdicts[verdict.name];
  return (
    <Banner kind={verdict.name === 'unknown' || instead ? 'warning' : 'info'} alert title={title}>
      <p>{whatToDo()}</p>
      <CheckFindings answer={answer} terminal={terminal} />
    </Banner>
  );

  function whatToDo(): string {
    const { mayBePaid, lookFirst } = messages.notCreated;
    // The till has lost what it would ask the service about.
    if (verdict.name === 'unknown' && verdict.failure.code === 'ledger-unreadable')
      return `${mayBePaid} ${lookFirst}`;
    // The payment page helps only where there is something to reclaim.
    const isOver = verdict.name === 'not-paid' && !mayReclaim(verdict);
    return isOver ? messages.outcomes[verdict.outcome].todo : todo;
  }
}

/** What was found at other sales and tills, and whether other tills could not be checked. */
export function CheckFindings({ answer: { instead, historyUnchecked }, terminal }: CheckAnswerBannerProps) {
  const { check, failures } = useMessages();
  return (
    <>
      {instead && (
        <>
          <p>{check.instead}</p>
          <EarlierPaymentLine payment={instead} terminal={terminal} />
        </>
      )}
      {historyUnchecked && <p>{check.historyUnchecked({ why: failures[historyUnchecked.code] })}</p>}
    </>
  );
}
