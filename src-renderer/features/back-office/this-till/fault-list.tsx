import * as styles from './this-till.module.css';

/** The damages of a ledger, for a technician. */
export function FaultList({ faults }: { readonly faults: readonly string[] }) {
  return (
    <ul className={styles.taskFaults}>
      {faults.map((fault) => (
        <li key={fault}>
          <bdi dir="ltr">{fault}</bdi>
        </li>
      ))}
    </ul>
  );
}
