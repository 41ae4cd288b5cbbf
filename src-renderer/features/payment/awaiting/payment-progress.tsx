import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './payment-progress.module.css';

/** Waiting, then seen. There is no third step here: only the outcome screen says paid. */
export function PaymentSteps({ seen }: { readonly seen: boolean }) {
  const { awaiting } = useWords();
  return (
    <ol className={styles.paymentSteps} aria-label={awaiting.steps}>
      <li data-state={seen ? 'past' : 'now'} aria-current={seen ? undefined : 'step'}>
        {awaiting.stepWaiting}
      </li>
      <li data-state={seen ? 'now' : 'next'} aria-current={seen ? 'step' : undefined}>
        {awaiting.stepSeen}
      </li>
    </ol>
  );
}
