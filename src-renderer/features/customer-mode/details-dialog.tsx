import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';

/** Shown while the customer types their details. The cashier may take the form back at any time. */
export function DetailsDialog({ onBack }: { readonly onBack: () => void }) {
  const { customerScreen: messages } = useMessages();
  return (
    <ConfirmDialog
      title={messages.typing}
      onClose={onBack}
      actions={
        <Button kind="secondary" onPress={onBack}>
          {messages.typeHere}
        </Button>
      }
    >
      <p>{messages.typingText}</p>
    </ConfirmDialog>
  );
}
