import type { TerminalView } from '../../shared/contract/views.ts';
import { formatMoney, type Money } from '../../shared/money.ts';
import { FittedText } from '../parts/fitted-text.tsx';
import './amount-due.css';

interface AmountDueProps {
  readonly amount: Money;
  readonly terminal: TerminalView;
  /** What the payer must know about it. */
  readonly hint?: string;
  /** What is part of it. */
  readonly note?: string;
}

export function AmountDue({ amount, terminal, hint, note }: AmountDueProps) {
  return (
    <div className="amount-due">
      <FittedText text={formatMoney(amount, terminal.locale)} />
      {hint !== undefined && <p>{hint}</p>}
      {note !== undefined && <p className="amount-due-note">{note}</p>}
    </div>
  );
}
