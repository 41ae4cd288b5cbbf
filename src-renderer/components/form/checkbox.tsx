import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './checkbox.module.css';

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** Yes or no: the one way in which screens draw it. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className={styles.checkboxBox}>
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </label>
  );
}
