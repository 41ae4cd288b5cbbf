import type { FieldFault } from '../../../shared/failure.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './fault-list.module.css';
import type { Expectation } from '../../../shared/expectation.ts';
import { MAX_REFERENCE_LENGTH } from '../../../shared/payment/reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../../shared/staff/staff.ts';

interface FaultListProps {
  readonly faults: readonly FieldFault[];
  /** The field's label on the form in question; a field without one is shown by its name as it is written. */
  readonly labelOf?: (field: string) => string | undefined;
}

/** Lists the faults of a form or file: which field, what is wrong, and what would be right. */
export function FaultList({ faults, labelOf }: FaultListProps) {
  return (
    <ul className={styles.faultList}>
      {faults.map(({ field, fault, expected, said }) => (
        <li key={`${field} ${fault}`}>
          <FaultSentence field={field} fault={fault} label={labelOf?.(field)} />
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

/** Placeholder for the field's name in a sentence, since each language has the name in another place. */
const FIELD = '\uFFFC';

interface FaultSentenceProps extends Pick<FieldFault, 'field' | 'fault'> {
  readonly label: string | undefined;
}

function FaultSentence({ field, fault, label }: FaultSentenceProps) {
  const messages = useMessages().faults;
  if (field === '') return messages[fault]({ field: messages.wholeFile });
  const [before, after] = messages[fault]({ field: FIELD }).split(FIELD);
  return (
    <>
      {before}
      {label === undefined ? <code>{field}</code> : <strong>{label}</strong>}
      {after}
    </>
  );
}

/** What would be right. */
function Expected({ what }: { readonly what: Expectation }) {
  const { faults, expectations } = useMessages();
  // In the ledgers of earlier versions this is a text.
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
