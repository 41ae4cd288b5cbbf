import type { EarlierPayment } from '../../shared/failure.ts';
import { localeOf } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { useWords } from '../text/words.ts';

interface EarlierPaymentLineProps {
  readonly payment: EarlierPayment;
  readonly locale: string;
}

/** One line by which a cashier recognises another payment. */
export function EarlierPaymentLine({ payment, locale }: EarlierPaymentLineProps) {
  const { earlier, language } = useWords();
  const { number, reference, amount, at } = payment;
  const told = [
    number !== undefined && earlier.sale(number),
    <bdi key="reference">{reference}</bdi>,
    amount !== undefined && <bdi key="amount">{formatMoney(amount, locale)}</bdi>,
    at !== undefined && clockTime(at, localeOf(language, locale)),
  ].filter((part) => part !== false);
  return (
    <p>
      {told.map((part, place) => (
        <span key={place}>
          {place > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  );
}

function clockTime(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at);
}
