import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface RestoreQuestionProps {
  readonly title: string;
  /** What would be lost, and where it is kept. */
  readonly children: ReactNode;
  readonly onKeep: () => void;
  readonly onRestore: () => void;
}

/** Asks before a backup replaces the ledger. */
export function RestoreQuestion({ title, children, onKeep, onRestore }: RestoreQuestionProps) {
  const { restore } = useMessages().thisTill;
  return (
    <ConfirmDialog
      title={title}
      onClose={onKeep}
      actions={
        <>
          <Button kind="secondary" onPress={onKeep}>
            {restore.keep}
          </Button>
          <Button kind="primary" onPress={onRestore}>
            {restore.now}
          </Button>
        </>
      }
    >
      {children}
    </ConfirmDialog>
  );
}
