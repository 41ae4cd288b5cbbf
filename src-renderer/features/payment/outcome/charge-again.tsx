import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney, type Money } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface ChargeAgainProps {
  readonly amount: Money;
  readonly terminal: TerminalView;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Cart, reference and tip of a sale that was not paid, charged once more in one press. The guard judges it as any other. */
export function ChargeAgain({ amount, terminal, disabled, onPress }: ChargeAgainProps) {
  const { outcome } = useMessages();
  return (
    <Button kind="primary" disabled={disabled} onPress={onPress}>
      {outcome.chargeAgain({ amount: formatMoney(amount, terminal.locale) })}
    </Button>
  );
}
