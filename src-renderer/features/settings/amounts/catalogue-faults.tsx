import type { CatalogueFault } from '../../../../shared/contract/counter.ts';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './amounts.module.css';

interface CatalogueFaultsProps {
  readonly file: string;
  readonly faults: readonly CatalogueFault[];
}

/** Where in the file something is wrong, and what. */
export function CatalogueFaults({ file, faults }: CatalogueFaultsProps) {
  const words = useWords().amounts;
  const placeOf = ({ line, column }: CatalogueFault) => {
    if (line === 0) return column === undefined ? words.wholeFile : words.columns[column];
    return column === undefined ? words.line({ line }) : words.cell({ line, column: words.columns[column] });
  };
  return (
    <div className={styles.catalogueFaults} role="alert">
      <h3>{words.faultsOf({ file })}</h3>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.column ?? ''} ${fault.fault}`}>
            <strong>{placeOf(fault)}</strong> {words.faults[fault.fault]}
          </li>
        ))}
      </ul>
    </div>
  );
}
