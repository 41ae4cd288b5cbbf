import type { Failure } from '../../../../shared/failure.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { Messages } from '../../../messages/use-messages.ts';

/** Why a touch came to nothing, for a shopper. */
export function refusalText(
  { code, minimum }: Failure,
  { kiosk: messages }: Messages,
  locale: string,
): string {
  if (code === 'not-found') return messages.changed;
  if (code !== 'amount-invalid') return messages.again;
  return minimum ? messages.tooLittle({ amount: formatMoney(minimum, locale) }) : messages.full;
}
