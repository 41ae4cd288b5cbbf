import type { FieldFault } from '../../shared/failure.ts';
import { useWords } from '../text/words.ts';
import { Expected } from './expected.tsx';
import './fault-list.css';

/** Every fault of something a person wrote: which field, what is wrong, what would be right. */
export function FaultList({ faults }: { readonly faults: readonly FieldFault[] }) {
  return (
    <ul className="fault-list">
      {faults.map(({ field, fault, expected, said }) => (
        <li key={`${field} ${fault}`}>
          <FaultSentence field={field} fault={fault} />
          {expected !== undefined && <Expected what={expected} />}
          {said !== undefined && (
            <q className="fault-aside">
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

function FaultSentence({ field, fault }: Pick<FieldFault, 'field' | 'fault'>) {
  const words = useWords().faults;
  if (field === '') return words[fault](words.wholeFile);
  const [before, after] = words[fault](FIELD).split(FIELD);
  return (
    <>
      {before}
      <code>{field}</code>
      {after}
    </>
  );
}
