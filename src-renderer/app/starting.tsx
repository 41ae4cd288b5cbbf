import type { Failure } from '../../shared/failure.ts';
import { FailureBanner } from '../components/banner/failure-banner.tsx';
import { useFirstMessages } from '../messages/use-messages.ts';
import * as styles from './starting.module.css';

/** Before the first view. Stays blank for a moment, so that a normal start shows nothing that flashes. */
export function Starting({ failure }: { readonly failure: Failure | undefined }) {
  const { starting } = useFirstMessages();
  return (
    <main className={styles.starting} data-part="starting">
      {failure === undefined ? (
        <p className={styles.startingText}>{starting.title}</p>
      ) : (
        <>
          <FailureBanner failure={failure} />
          <p>{starting.noAnswer}</p>
        </>
      )}
    </main>
  );
}
