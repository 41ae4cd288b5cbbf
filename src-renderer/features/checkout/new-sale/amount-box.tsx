import { FittedText } from '../../../components/text/fitted-text.tsx';
import * as styles from './amount-box.module.css';

interface AmountBoxProps {
  readonly label: string;
  /** Name of the cart. */
  readonly name: string | undefined;
  readonly amount: string;
  readonly empty: boolean;
  /** Leaves space for the lines of the cart. */
  readonly small: boolean;
  readonly fault: string | undefined;
}

/** The amount that Charge will charge, with what is wrong with it. */
export function AmountBox({ label, name, amount, empty, small, fault }: AmountBoxProps) {
  return (
    <div
      className={styles.amountBox}
      data-part="amount-box"
      data-empty={empty}
      data-small={small}
      data-faulty={fault !== undefined}
    >
      <span data-may-shorten="">
        {label} {name !== undefined && <bdi>{name}</bdi>}
      </span>
      <div aria-live="polite">
        <FittedText text={amount} />
        {fault !== undefined && <p className={styles.amountFault}>{fault}</p>}
      </div>
    </div>
  );
}
