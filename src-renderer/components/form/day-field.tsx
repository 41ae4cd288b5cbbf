import * as styles from './day-field.module.css';

interface DayFieldProps {
  readonly label: string;
  /** As `2026-05-12`; empty when open. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** One labelled day, picked from a calendar or typed. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className={styles.dayField}>
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
