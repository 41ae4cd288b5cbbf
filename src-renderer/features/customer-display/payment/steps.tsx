import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './steps.module.css';

/** Waiting, then seen. There is no third step: only the page after this says paid. */
export function Steps({ seen }: { readonly seen: boolean }) {
  const { customerDisplay: messages } = useMessages();
  return (
    <ol className={styles.steps} data-part="steps" aria-label={messages.steps}>
      <li data-state={seen ? 'past' : 'now'} aria-current={seen ? undefined : 'step'}>
        {messages.stepWaiting}
      </li>
      <li data-state={seen ? 'now' : 'next'} aria-current={seen ? 'step' : undefined}>
        {messages.stepSeen}
      </li>
    </ol>
  );
}
