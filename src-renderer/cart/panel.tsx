import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { SCANS_PASS } from '../scanner/use-scan-receiver.ts';
import { useModalDialog } from '../parts/use-modal-dialog.ts';
import * as styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly doneWord: string;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Scans mean what they mean to the screen behind it. */
  readonly scansPass?: boolean;
  readonly children: ReactNode;
}

/** Something beside the sale that is looked through and closed again; Escape closes it, too. */
export function Panel({ title, doneWord, onClose, onKeyDown, scansPass = false, children }: PanelProps) {
  const dialog = useModalDialog();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...(scansPass && { [SCANS_PASS]: '' })}
    >
      <div className={styles.panelTitle}>
        <h2 id={id} tabIndex={-1} autoFocus>
          {title}
        </h2>
        <Button kind="secondary" onPress={onClose}>
          {doneWord}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
