import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';

interface TipDialogProps {
  /** The cashier goes on without the customer's answer. */
  readonly onSkip: () => void;
  readonly onBack: () => void;
}

/** Shown while the customer chooses a tip. The cashier may go on without an answer. */
export function TipDialog({ onSkip, onBack }: TipDialogProps) {
  const { customerScreen: messages } = useMessages();
  return (
    <ConfirmDialog
      title={messages.asking}
      onClose={onBack}
      actions={
        <>
          <Button kind="secondary" onPress={onBack}>
            {messages.back}
          </Button>
          <Button kind="primary" onPress={onSkip}>
            {messages.noTip}
          </Button>
        </>
      }
    >
      <p>{messages.askingText}</p>
    </ConfirmDialog>
  );
}
