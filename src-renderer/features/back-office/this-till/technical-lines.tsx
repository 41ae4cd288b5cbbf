import * as styles from './this-till.module.css';

/** Damages of a ledger, or paths of files, for a technician. */
export function TechnicalLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.taskFaults}>
      {lines.map((line) => (
        <li key={line}>
          <bdi dir="ltr">{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
