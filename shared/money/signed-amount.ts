import { formatMoney } from './money.ts';
import type { Money } from './money.ts';

/** An amount with its sign, which comes first in every language. */
export function signedAmount({ minor, currency }: Money, locale: string): string {
  const amount = formatMoney({ minor: Math.abs(minor), currency }, locale);
  if (minor === 0) return amount;
  return minor > 0 ? `+ ${amount}` : `− ${amount}`;
}
