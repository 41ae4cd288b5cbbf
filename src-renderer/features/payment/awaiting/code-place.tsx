import * as styles from './code-place.module.css';

/** Where the code will be: white already, with the outline of a code, so that its arrival does not flash. */
export function CodePlace() {
  return (
    <svg className={styles.codePlace} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M13 13h20v20h-20zM67 13h20v20h-20zM13 67h20v20h-20z" />
      <path d="M42 20h16M42 33h8M20 45h12M44 50h12M68 45h18M42 67h10M64 62h22M52 82h12M76 76h10" />
    </svg>
  );
}
