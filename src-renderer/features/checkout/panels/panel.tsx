import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import * as styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly doneLabel: string;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** A dialog of the checkout with a title and a button that closes it. Escape closes it, too. */
export function Panel({ title, doneLabel, onClose, onKeyDown, children }: PanelProps) {
  const id = useId();
  return (
    <Dialog className={styles.panel} aria-labelledby={id} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.panelTitle}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="secondary" onPress={onClose}>
          {doneLabel}
        </Button>
      </div>
      {children}
    </Dialog>
  );
}
