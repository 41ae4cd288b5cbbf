import type { CatalogueFault } from '../../../../shared/contract/checkout.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './amounts.module.css';

interface CatalogueFaultsProps {
  /** Missing where no file was imported. */
  readonly file?: string;
  readonly faults: readonly CatalogueFault[];
}

/** Where in the file something is wrong, and what. */
export function CatalogueFaults({ file, faults }: CatalogueFaultsProps) {
  const messages = useMessages().amounts;
  const placeOf = ({ line, column }: CatalogueFault) => {
    if (line === 0) return column === undefined ? messages.wholeFile : messages.columns[column];
    return column === undefined
      ? messages.line({ line })
      : messages.cell({ line, column: messages.columns[column] });
  };
  return (
    <div className={styles.catalogueFaults} role="alert">
      {file !== undefined && <h3>{messages.faultsOf({ file })}</h3>}
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.column ?? ''} ${fault.fault}`}>
            {fault.fault !== 'changed-meanwhile' && <strong>{placeOf(fault)}</strong>}{' '}
            {messages.faults[fault.fault]}
          </li>
        ))}
      </ul>
    </div>
  );
}
