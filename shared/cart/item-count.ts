import { wholeFromDigits } from '../money/exact-decimal.ts';
import type { LineItem } from '../money/line-items.ts';

/** The number of pieces; a typed amount counts as one. */
export function itemCount({
  lines,
  digits = '',
}: {
  lines: readonly Pick<LineItem, 'quantity'>[];
  digits?: string;
}): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, wholeFromDigits(digits) > 0 ? 1 : 0);
}
