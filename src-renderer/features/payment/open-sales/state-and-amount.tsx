import type { SaleBadge } from './sale-badge.ts';
import { SaleState } from './sale-state.tsx';
import * as styles from './state-and-amount.module.css';

interface StateAndAmountProps {
  readonly badge: SaleBadge;
  /** As text; missing where it is not known. */
  readonly amount: string | undefined;
  /** Which amount it is, where it is not the one that people expect there. */
  readonly amountName?: string;
}

/** The head of a page about a sale, a payment or a payout: how it stands, and how much it is. */
export function StateAndAmount({ badge, amount, amountName }: StateAndAmountProps) {
  return (
    <div className={styles.stateAndAmount}>
      <SaleState {...badge} />
      {amount !== undefined && (
        <span>
          {amountName !== undefined && <small>{amountName} </small>}
          {amount}
        </span>
      )}
    </div>
  );
}
