import type { EarlierPayment } from '../../../../shared/failure.ts';
import { timeOfDay } from '../../../../shared/time/moment.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface EarlierPaymentLineProps {
  readonly payment: EarlierPayment;
  readonly terminal: TerminalView;
}

/** One line by which a cashier recognises another payment. */
export function EarlierPaymentLine({ payment, terminal }: EarlierPaymentLineProps) {
  const { earlier, language } = useMessages();
  const { number, reference, amount, at } = payment;
  const parts = [
    number !== undefined && earlier.sale({ number }),
    <bdi key="reference">{reference}</bdi>,
    amount !== undefined && <bdi key="amount">{formatMoney(amount, terminal.locale)}</bdi>,
    at !== undefined && timeOfDay(at, language, terminal),
  ].filter((part) => part !== false);
  return (
    <p>
      {parts.map((part, place) => (
        <span key={place}>
          {place > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  );
}
