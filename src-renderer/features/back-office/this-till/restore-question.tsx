import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface RestoreQuestionProps {
  /** When the backup was made. */
  readonly time: string;
  readonly onKeep: () => void;
  readonly onRestore: () => void;
}

/** What is lost by it and where it stays, before a backup takes the place of the record. */
export function RestoreQuestion({ time, onKeep, onRestore }: RestoreQuestionProps) {
  const { restore } = useMessages().thisTill;
  return (
    <ConfirmDialog
      title={restore.ask}
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
      <p>{restore.askText({ time })}</p>
    </ConfirmDialog>
  );
}
