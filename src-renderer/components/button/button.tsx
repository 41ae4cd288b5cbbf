import type { ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';
import * as styles from './button.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';

interface ButtonProps {
  /** `primary` at most once a screen. */
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** The accessible name, where several buttons have the same text, or only an icon. */
  readonly label?: string;
  /** Missing for the button that submits its form. */
  readonly onPress?: () => void;
  readonly children?: ReactNode;
}

export function Button({ kind, icon, disabled = false, label, onPress, children }: ButtonProps) {
  return (
    <button
      type={onPress === undefined ? 'submit' : 'button'}
      className={styles.button}
      data-part="button"
      data-kind={kind}
      aria-label={label}
      {...useKeptFocus(disabled, onPress)}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
