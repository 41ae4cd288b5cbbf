import type { FieldFault } from '../../../shared/failure.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Expected } from './expected.tsx';
import * as styles from './fault-list.module.css';

interface FaultListProps {
  readonly faults: readonly FieldFault[];
  /** What the one who reads this calls the field; where there is no such word, its name stands as it is written. */
  readonly wordOf?: (field: string) => string | undefined;
}

/** Every fault of something a person wrote: which field, what is wrong, what would be right. */
export function FaultList({ faults, wordOf }: FaultListProps) {
  return (
    <ul className={styles.faultList}>
      {faults.map(({ field, fault, expected, said }) => (
        <li key={`${field} ${fault}`}>
          <FaultSentence field={field} fault={fault} word={wordOf?.(field)} />
          {expected !== undefined && <Expected what={expected} />}
          {said !== undefined && (
            <q className={styles.faultAside}>
              <bdi>{said}</bdi>
            </q>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Stands for the field while its sentence is made: each language has it in another place. */
const FIELD = '\uFFFC';

interface FaultSentenceProps extends Pick<FieldFault, 'field' | 'fault'> {
  readonly word: string | undefined;
}

function FaultSentence({ field, fault, word }: FaultSentenceProps) {
  const words = useWords().faults;
  if (field === '') return words[fault]({ field: words.wholeFile });
  const [before, after] = words[fault]({ field: FIELD }).split(FIELD);
  return (
    <>
      {before}
      {word === undefined ? <code>{field}</code> : <strong>{word}</strong>}
      {after}
    </>
  );
}
