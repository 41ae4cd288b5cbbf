import { wholeFromDigits } from '../money/exact-decimal.ts';
import type { LineItem } from '../money/line-items.ts';

/** How many pieces somebody would count; a typed amount is one. */
export function itemCount({
  lines,
  digits = '',
}: {
  lines: readonly Pick<LineItem, 'quantity'>[];
  digits?: string;
}): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, wholeFromDigits(digits) > 0 ? 1 : 0);
}
