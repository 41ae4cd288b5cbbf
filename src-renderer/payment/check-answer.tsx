import type { CheckAnswer, TerminalView } from '../../shared/contract/views.ts';
import { Banner } from '../parts/banner.tsx';
import { EarlierPaymentLine } from './earlier-payment.tsx';
import { useWords } from '../text/words.ts';

interface CheckAnswerBannerProps {
  readonly answer: CheckAnswer;
  readonly terminal: TerminalView;
}

/** What asking everywhere for the customer's money has brought. */
export function CheckAnswerBanner({ answer, terminal }: CheckAnswerBannerProps) {
  const words = useWords();
  const { verdict, instead, historyUnchecked } = answer;
  const { title, todo } = words.verdicts[verdict.name];
  return (
    <Banner kind={verdict.name === 'unknown' || instead ? 'warning' : 'info'} alert title={title}>
      <p>{todo}</p>
      {instead && (
        <>
          <p>{words.check.instead}</p>
          <EarlierPaymentLine payment={instead} locale={terminal.locale} />
        </>
      )}
      {historyUnchecked && <p>{words.check.historyUnchecked(words.failures[historyUnchecked.code])}</p>}
    </Banner>
  );
}
