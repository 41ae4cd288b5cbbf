import { formatMoney } from '../../../../shared/money/money.ts';
import type { FoundPayments, PaymentSearch } from '../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Messages } from '../../../messages/use-messages.ts';

/**
 * That the service was not searched for the amount: it has no filter for one, and digits alone are more often a reference. Nothing
 * where no amount was typed, or the service was searched for it.
 */
export function amountNote(
  wanted: PaymentSearch | undefined,
  { service }: Pick<FoundPayments, 'service'>,
  { currency, locale }: Pick<TerminalView, 'currency' | 'locale'>,
  { payments }: Pick<Messages, 'payments'>,
): string | undefined {
  const { text, amountMinor: minor } = wanted ?? {};
  if (text === undefined || minor === undefined || service.state !== 'asked') return undefined;
  return payments.notByAmount({ amount: formatMoney({ minor, currency }, locale) });
}
