import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';

interface CloseQuestionProps {
  /** That wait, and are not followed while the till is closed. */
  readonly payments: number;
  readonly restarts?: boolean;
  readonly onAnswer: (closes: boolean) => void;
}

/** What goes on while the till is closed, and what does not. Enter and Escape stay. */
export function CloseQuestion({ payments, restarts = false, onAnswer }: CloseQuestionProps) {
  const { closing, kioskStaff } = useMessages();
  const title = restarts ? closing.restartTitle : closing.title;
  return (
    <ConfirmDialog
      title={title({ count: payments })}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button kind="primary" onPress={() => onAnswer(false)}>
            {closing.stay}
          </Button>
          <Button kind="secondary" onPress={() => onAnswer(true)}>
            {restarts ? kioskStaff.restart : closing.close}
          </Button>
        </>
      }
    >
      <p>{closing.text}</p>
    </ConfirmDialog>
  );
}
