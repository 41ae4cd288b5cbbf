import { useKeptFocus } from '../../../components/button/use-kept-focus.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import * as styles from './new-sale-screen.module.css';

interface ChargeButtonProps {
  /** The formatted amount. */
  readonly amount: string;
  /** Where it is false, the button can still be pressed, and the screen then says what is missing. */
  readonly ready: boolean;
  readonly disabled: boolean;
}

export function ChargeButton({ amount, ready, disabled }: ChargeButtonProps) {
  const { newSale: messages } = useFirstMessages();
  return (
    <button
      type="submit"
      className={styles.newSaleCharge}
      data-area="charge"
      data-ready={ready}
      {...useKeptFocus(disabled)}
    >
      <span>{messages.charge}</span> <bdi>{amount}</bdi>
    </button>
  );
}
