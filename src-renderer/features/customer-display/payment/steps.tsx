import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './steps.module.css';

/** Waiting, then seen. There is no third step: only the page after this says paid. */
export function Steps({ seen }: { readonly seen: boolean }) {
  const { customerDisplay: words } = useWords();
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      <li data-state={seen ? 'past' : 'now'} aria-current={seen ? undefined : 'step'}>
        {words.stepWaiting}
      </li>
      <li data-state={seen ? 'now' : 'next'} aria-current={seen ? 'step' : undefined}>
        {words.stepSeen}
      </li>
    </ol>
  );
}
