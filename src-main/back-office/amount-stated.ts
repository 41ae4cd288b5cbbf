import { signedMinorFromNumber } from '../../shared/money/exact-decimal.ts';
import { decimalsOf } from '../../shared/money/service-amount.ts';
import type { ServiceAmount } from '../../shared/money/service-amount.ts';

/** An amount of the service that may be negative. `undefined` where it is not a whole number of minor units. */
export function signedAmountStated(
  amount: number | undefined,
  currency: string | undefined,
): ServiceAmount | undefined {
  return amountOf(
    amount === undefined ? undefined : signedMinorFromNumber(amount, decimalsOf(currency)),
    currency,
  );
}

function amountOf(minor: number | undefined, currency: string | undefined): ServiceAmount | undefined {
  return minor === undefined ? undefined : { minor, ...(currency !== undefined && { currency }) };
}
