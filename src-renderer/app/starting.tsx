import type { Failure } from '../../shared/failure.ts';
import { FailureBanner } from '../components/banner/failure-banner.tsx';
import { useFirstMessages } from '../messages/use-messages.ts';
import * as styles from './starting.module.css';

/** Shown before the first view. It stays blank for a moment, so that nothing flashes at a normal start. */
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
