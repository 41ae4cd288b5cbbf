import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import * as styles from './share-panel.module.css';

interface ShareChoiceProps {
  /** The sale has it now. */
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One of the shares to choose from. A button and no radio: choosing closes the panel, which arrow keys must not do. */
export function ShareChoice({ pressed, onPress, children }: ShareChoiceProps) {
  return (
    <button type="button" className={styles.shareChoice} aria-pressed={pressed} onClick={onPress}>
      {pressed && <Icon name="check" />}
      <span>{children}</span>
    </button>
  );
}
