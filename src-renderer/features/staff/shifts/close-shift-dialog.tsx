import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface CloseShiftDialogProps {
  readonly shift: number;
  /** How many have not ended. */
  readonly openSales: number;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function CloseShiftDialog({ shift, openSales, onClose, onConfirm }: CloseShiftDialogProps) {
  const messages = useMessages().shifts;
  return (
    <ConfirmDialog
      title={messages.closeQuestion({ shift })}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={onClose}>
            {messages.notYet}
          </Button>
          <Button kind="secondary" onPress={onConfirm}>
            {messages.closeNow}
          </Button>
        </>
      }
    >
      {openSales > 0 && <p>{messages.closeOpenSales({ sales: openSales })}</p>}
      <p>{messages.closeText}</p>
    </ConfirmDialog>
  );
}
