import type { FieldFault } from '../../shared/failure.ts';
import { useWords } from '../text/words.ts';
import './fault-list.css';

/** Every fault of something a person wrote: which field, what is wrong, what would be right. */
export function FaultList({ faults }: { readonly faults: readonly FieldFault[] }) {
  const words = useWords().faults;
  return (
    <ul className="fault-list">
      {faults.map(({ field, fault, expected }) => (
        <li key={`${field} ${fault}`}>
          <code>{field === '' ? words.wholeFile : field}</code> {words[fault]}
          {expected !== undefined && (
            <span className="fault-expected">
              {words.expected} <bdi>{expected}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
