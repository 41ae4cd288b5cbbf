import type { Expectation } from '../../shared/expectation.ts';
import { useLaterWords } from '../text/use-later-words.ts';
import { useWords } from '../text/words.ts';
import * as styles from './fault-list.module.css';

/** What would be right, once its words are there. */
export function Expected({ what }: { readonly what: Expectation }) {
  const { faults } = useWords();
  const later = useLaterWords();
  if (later === undefined) return null;
  // A ledger from before these had names holds a text here.
  const known: Readonly<Record<string, string>> = later.expectations;
  return (
    <span className={styles.faultAside}>
      {faults.expected} <bdi>{known[what] ?? what}</bdi>
    </span>
  );
}
