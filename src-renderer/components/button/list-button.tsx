import type { ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';
import * as styles from './list-button.module.css';

interface ListButtonProps {
  /** Whether this entry is the chosen one; missing in a list where none is chosen. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Set in a list whose rows are one tab stop together. */
  readonly tabIndex?: 0 | -1 | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** An entry of a list to choose from, as large as a finger needs; the list lays out what it shows. */
export function ListButton({ pressed, disabled = false, tabIndex, onPress, children }: ListButtonProps) {
  return (
    <button
      type="button"
      className={styles.listButton}
      data-part="list-button"
      aria-pressed={pressed}
      tabIndex={tabIndex}
      {...useKeptFocus(disabled, onPress)}
    >
      {children}
    </button>
  );
}
