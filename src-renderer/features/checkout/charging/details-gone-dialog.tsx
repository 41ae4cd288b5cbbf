import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface DetailsGoneDialogProps {
  readonly onDetails: () => void;
  /** Charges without details; missing where they are required. */
  readonly onCharge?: () => void;
  readonly onClose: () => void;
}

/** Asks what to do where a sale is charged again and main has removed its customer's details. */
export function DetailsGoneDialog({ onDetails, onCharge, onClose }: DetailsGoneDialogProps) {
  const { customer: messages, failures, guard } = useMessages();
  return (
    <ConfirmDialog
      title={failures['customer-details-gone']}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" icon="person" onPress={onDetails}>
            {messages.enter}
          </Button>
          {onCharge && (
            <Button kind="secondary" onPress={onCharge}>
              {messages.skip}
            </Button>
          )}
          <Button kind="quiet" onPress={onClose}>
            {guard.back}
          </Button>
        </>
      }
    >
      <p>{messages.goneText}</p>
    </ConfirmDialog>
  );
}
