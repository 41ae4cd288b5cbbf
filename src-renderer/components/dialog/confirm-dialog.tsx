import { useId, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import * as styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The first one gets the focus, so it must be the harmless one: a scanner's Enter may press it. */
  readonly actions: ReactNode;
  /** Escape closes a question without an answer. */
  readonly onClose: () => void;
}

/** Something that must be answered before anything else is done. The rest of the screen stands still meanwhile. */
export function ConfirmDialog({ title, children, actions, onClose }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      className={styles.confirmDialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className={styles.confirmDialogText}>
        {children}
      </div>
      <div className={styles.confirmDialogActions}>{actions}</div>
    </Dialog>
  );
}
