import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney, type Money } from '../../../../shared/money/money.ts';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import * as styles from './amount-due.module.css';

interface AmountDueProps {
  readonly amount: Money;
  readonly terminal: TerminalView;
  /** What the payer has to know about the amount. */
  readonly hint?: string;
  /** What the amount includes. */
  readonly note?: string;
}

/** The amount that the customer has to pay. */
export function AmountDue({ amount, terminal, hint, note }: AmountDueProps) {
  return (
    <div className={styles.amountDue} data-part="amount-due" data-noted={note !== undefined}>
      <FittedText text={formatMoney(amount, terminal.locale)} />
      {hint !== undefined && <p>{hint}</p>}
      {note !== undefined && <p className={styles.amountDueNote}>{note}</p>}
    </div>
  );
}
