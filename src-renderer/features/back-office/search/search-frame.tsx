import type { ReactNode, SubmitEvent } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './search-frame.module.css';

interface SearchFrameProps {
  /** What is always in sight. */
  readonly children: ReactNode;
  /** Folded away, so that the list begins in sight. */
  readonly filters: ReactNode;
  /** What is picked of the filters, to be read while they are folded away. */
  readonly narrowedTo?: readonly string[];
  /** Called on Enter; missing where nothing is typed. */
  readonly onSearch?: () => void;
}

/** The form above a list of the service's records. */
export function SearchFrame({ children, filters, narrowedTo = [], onSearch }: SearchFrameProps) {
  const { payments } = useMessages();
  return (
    <form
      className={styles.searchFrame}
      role="search"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSearch?.();
      }}
    >
      {children}
      <details className={styles.narrow}>
        <summary>
          {payments.narrow}
          {narrowedTo.length > 0 && <bdi className={styles.narrowedTo}>{narrowedTo.join(' · ')}</bdi>}
        </summary>
        {filters}
      </details>
    </form>
  );
}
