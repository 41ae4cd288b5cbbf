import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney, type Money } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface ChargeAgainProps {
  readonly amount: Money;
  readonly terminal: TerminalView;
  /** Primary where nothing speaks against it. */
  readonly kind: 'primary' | 'secondary';
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Charges the cart, reference and tip of an unpaid sale again with one press. The guard judges it like any other sale. */
export function ChargeAgain({ amount, terminal, kind, disabled, onPress }: ChargeAgainProps) {
  const { outcome } = useMessages();
  return (
    <Button kind={kind} disabled={disabled} onPress={onPress}>
      {outcome.chargeAgain({ amount: formatMoney(amount, terminal.locale) })}
    </Button>
  );
}
