import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface DetailsGoneDialogProps {
  readonly onDetails: () => void;
  /** Missing where no sale begins without details. */
  readonly onCharge?: () => void;
  readonly onClose: () => void;
}

/** A sale was to be charged again with its customer's details, and main has deleted them: never silently without. */
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
          <Button kind="quiet" onPress={onClose}>
            {guard.back}
          </Button>
          {onCharge && (
            <Button kind="secondary" onPress={onCharge}>
              {messages.skip}
            </Button>
          )}
        </>
      }
    >
      <p>{messages.goneText}</p>
    </ConfirmDialog>
  );
}
