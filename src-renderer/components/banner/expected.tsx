import type { Expectation } from '../../../shared/expectation.ts';
import { MAX_REFERENCE_LENGTH } from '../../../shared/reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../../shared/staff.ts';
import { useLaterWords } from '../../messages/use-lazy-messages.ts';
import { useWords } from '../../messages/use-messages.ts';
import * as styles from './fault-list.module.css';

/** What would be right, once its words are there. */
export function Expected({ what }: { readonly what: Expectation }) {
  const { faults } = useWords();
  const later = useLaterWords();
  if (later === undefined) return null;
  const { expectations } = later;
  // A ledger from before these had names holds a text here.
  const known: Readonly<Record<string, string>> = {
    ...expectations,
    pin: expectations.pin({ min: MIN_PIN_LENGTH, max: MAX_PIN_LENGTH }),
    'short-reference-pattern': expectations['short-reference-pattern']({ max: MAX_REFERENCE_LENGTH }),
  };
  return (
    <span className={styles.faultAside}>
      {faults.expected} <bdi>{known[what] ?? what}</bdi>
    </span>
  );
}
