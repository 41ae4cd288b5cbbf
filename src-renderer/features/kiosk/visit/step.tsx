import type { ReactNode } from 'react';
import type { Failure } from '../../../../shared/failure.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { LanguageButton } from '../language/language-button.tsx';
import { useShopper } from './shopper.ts';
import * as styles from './step.module.css';

interface StepProps {
  /** The button that leads back or out; it comes first. */
  readonly before?: ReactNode;
  /** The button that leads on; it comes last. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** One step of a visit: its content, and below it the buttons that lead back and on, always in the same place. */
export function Step({ before, after, children }: StepProps) {
  const all = useMessages();
  const { store, refusal, languages } = useShopper();
  return (
    <div className={styles.step}>
      <div className={styles.stepStage} data-part="stage">
        {children}
      </div>
      <p className={styles.stepRefusal} role="alert">
        {refusal && refusalText(refusal, all, store.locale)}
      </p>
      <div className={styles.stepActions} data-part="step-actions">
        <div>{before}</div>
        {languages.length > 1 && <LanguageButton />}
        <div>{after}</div>
      </div>
    </div>
  );
}

/** Why a command was refused, for a shopper. */
function refusalText({ code, minimum }: Failure, { kiosk: messages }: Messages, locale: string): string {
  if (code === 'not-found') return messages.changed;
  if (code !== 'amount-invalid') return messages.again;
  return minimum ? messages.tooLittle({ amount: formatMoney(minimum, locale) }) : messages.full;
}
