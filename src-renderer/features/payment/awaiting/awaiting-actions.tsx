import type { CustomerScreenView } from '../../../../shared/contract/views.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SaleIn } from '../../../state/sale-stage.ts';
import type { Command } from '../../../state/use-command.ts';
import type { Check } from '../check/use-check.ts';
import { holdOf } from './held-payment.tsx';

interface AwaitingActionsProps {
  readonly sale: SaleIn<'waiting' | 'seen' | 'unrecognised'>;
  readonly check: Check;
  readonly withdrawCode: Command<'sale.withdrawCode'>;
  readonly customerScreen: CustomerScreenView | undefined;
  /** Whether the cashier has asked for the code, where the screen hides it. */
  readonly codeShown: boolean;
  readonly onShowCode: (shown: boolean) => void;
  /** Shows this sale as a customer's own screen would. */
  readonly onCustomerMode: () => void;
  /** Begins a new sale with the same contents and reference, to change its amount. */
  readonly onAgain: () => void;
}

/** What a cashier may do while a customer may pay. */
export function AwaitingActions(props: AwaitingActionsProps) {
  const { sale, check, withdrawCode, customerScreen, codeShown, onShowCode, onCustomerMode, onAgain } = props;
  const { awaiting: messages, check: checkMessages, customerScreen: screenMessages } = useMessages();
  const hold = holdOf(sale);
  const changeAmount = async () => {
    const answer = await withdrawCode.run({ saleId: sale.id });
    if (answer?.ok === true && answer.value.withdrawn) onAgain();
  };
  return (
    <>
      <Button kind="quiet" disabled={check.asking} onPress={check.ask}>
        {check.asking ? checkMessages.asking : checkMessages.ask}
      </Button>
      {hold && (
        <Button kind="quiet" onPress={() => onShowCode(!codeShown)}>
          {codeShown ? messages.hideCode : messages.showCode}
        </Button>
      )}
      {!hold && (
        <Button kind="quiet" disabled={withdrawCode.running} onPress={() => void changeAmount()}>
          {messages.wrongAmount}
        </Button>
      )}
      {!hold && customerScreen?.state !== 'shown' && (
        <Button kind="quiet" icon="screen" onPress={onCustomerMode}>
          {screenMessages.turn}
        </Button>
      )}
    </>
  );
}
