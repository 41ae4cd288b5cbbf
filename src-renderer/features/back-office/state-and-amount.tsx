import { formatServiceAmount, type ServiceAmount } from '../../../shared/money/service-amount.ts';
import { SaleState } from '../payment/open-sales/sale-state.tsx';
import type { SaleBadge } from '../payment/open-sales/sale-badge.ts';
import * as styles from './state-and-amount.module.css';

interface StateAndAmountProps {
  readonly badge: SaleBadge;
  readonly amount: ServiceAmount | undefined;
  /** Of the terminal, for amounts. */
  readonly locale: string;
}

/** The head of a payment's or a payout's page: how it stands, and how much it is. */
export function StateAndAmount({ badge, amount, locale }: StateAndAmountProps) {
  return (
    <div className={styles.stateAndAmount}>
      <SaleState {...badge} />
      {amount !== undefined && <span>{formatServiceAmount(amount, locale)}</span>}
    </div>
  );
}
