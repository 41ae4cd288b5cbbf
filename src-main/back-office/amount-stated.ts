import { signedMinorFromNumber } from '../../shared/money/exact-decimal.ts';
import { decimalsOf } from '../../shared/money/service-amount.ts';
import type { ServiceAmount } from '../../shared/money/service-amount.ts';

/** An amount of the service that may be negative. `undefined` where it is not a whole number of minor units. */
export function signedAmountStated(
  amount: number | undefined,
  currency: string | undefined,
): ServiceAmount | undefined {
  const minor = amount === undefined ? undefined : signedMinorFromNumber(amount, decimalsOf(currency));
  return minor === undefined ? undefined : { minor, ...(currency !== undefined && { currency }) };
}
