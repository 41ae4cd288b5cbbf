import type { HeldCart } from '../../../../shared/contract/checkout.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { NameDialog } from '../../payment/awaiting/name-dialog.tsx';

interface HeldNameProps {
  readonly cart: HeldCart;
  readonly onClose: () => void;
}

/** Asks for the name of a held cart. */
export function HeldName({ cart: { id: heldId, name: before = '' }, onClose }: HeldNameProps) {
  const { cart, heldCarts: messages } = useMessages();
  const command = useCommand('checkout.nameHeld');
  const give = (name: string) =>
    void command.run({ heldId, name }).then((named) => {
      if (named?.ok === true) onClose();
    });
  return (
    <NameDialog
      title={messages.nameIt}
      submitLabel={cart.done}
      name={before}
      failure={command.failure && <FailureBanner failure={command.failure} />}
      onName={give}
      onClose={onClose}
    />
  );
}
