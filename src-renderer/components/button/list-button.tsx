import type { ReactNode } from 'react';
import * as styles from './list-button.module.css';

interface ListButtonProps {
  /** Whether it is the one in use; only where one of them is. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** An entry of a list to choose from, as large as a finger needs; the list lays out what it shows. */
export function ListButton({ pressed, disabled = false, onPress, children }: ListButtonProps) {
  return (
    <button
      type="button"
      className={styles.listButton}
      data-part="list-button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
