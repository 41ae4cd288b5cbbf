import { formatMoney, type Money } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface LargeAmountDialogProps {
  readonly asked: Money;
  /** Larger amounts have to be confirmed. */
  readonly limit: Money;
  /** The store's locale. */
  readonly locale: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks to confirm an unusually large amount. Enter goes back, also where the key is still held from Charge. */
export function LargeAmountDialog({ asked, limit, locale, onConfirm, onClose }: LargeAmountDialogProps) {
  const { newSale: messages, guard } = useMessages();
  const amount = formatMoney(asked, locale);
  return (
    <ConfirmDialog
      title={messages.askAmount({ amount })}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={onClose}>
            {guard.back}
          </Button>
          <Button kind="secondary" onPress={onConfirm}>
            {messages.confirmAmount({ amount })}
          </Button>
        </>
      }
    >
      <p>{messages.aboveLimit({ limit: formatMoney(limit, locale) })}</p>
    </ConfirmDialog>
  );
}
