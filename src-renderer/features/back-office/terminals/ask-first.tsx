import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface AskFirstProps {
  readonly title: string;
  /** The text of the button. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will stop working. */
  readonly children: ReactNode;
}

/** Asks before something that cannot be undone, or that affects tills at once. */
export function AskFirst({ title, confirm, onConfirm, onClose, children }: AskFirstProps) {
  const { cashiers } = useMessages();
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={onClose}>
            {cashiers.cancel}
          </Button>
          <Button
            kind="secondary"
            onPress={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </ConfirmDialog>
  );
}
