import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';

interface TipQuestionProps {
  /** The cashier goes on without the customer's answer. */
  readonly onSkip: () => void;
  readonly onBack: () => void;
}

/** The customer is choosing. A customer who does nothing holds nobody up. */
export function TipDialog({ onSkip, onBack }: TipQuestionProps) {
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
