import { goodsOf, grossOf } from '../money/line-items.ts';
import { shareOf } from './share.ts';
import type { LineItems, LineItem } from '../money/line-items.ts';
import type { Share } from './share.ts';

/** A line of a cart. Its discount is a share of its total, since quantity and price may still change. */
export interface CartLine extends Omit<LineItem, 'discountMinor'> {
  readonly discount?: Share;
}

/** The lines of a sale that is being put together, with its discount and tip. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly discount?: Share;
  readonly tip?: Share;
}

export const MAX_LINES = 500;
export const MAX_QUANTITY = 9_999;

/**
 * The cart as line items of a sale. The discount is never more than the goods, a tip in per cent is a share of the goods after
 * the discount, and without goods there is neither.
 */
export function lineItemsOf({ lines: rungUp, discount, tip }: Cart): LineItems {
  const lines = rungUp.map(soldLine);
  const goods = goodsOf(lines);
  if (goods === 0) return { lines: [] };
  const discountMinor = discount ? Math.min(goods, shareOf(discount, goods)) : 0;
  const tipMinor = tip ? shareOf(tip, goods - discountMinor) : 0;
  return { lines, ...(discountMinor > 0 && { discountMinor }), ...(tipMinor > 0 && { tipMinor }) };
}

/** The line as it is sold. Its discount is never more than its total. */
export function soldLine({ discount, ...line }: CartLine): LineItem {
  const gross = grossOf(line);
  const discountMinor = discount ? Math.min(gross, shareOf(discount, gross)) : 0;
  return { ...line, ...(discountMinor > 0 && { discountMinor }) };
}

/** The reverse of `soldLine`, for a cart that begins with the lines of a sale. */
export function cartLine({ discountMinor, ...line }: LineItem): CartLine {
  return { ...line, ...(discountMinor !== undefined && { discount: { minor: discountMinor } }) };
}

/**
 * The lines with one more, or with a larger quantity of a line that is the same in everything else. `undefined` where the
 * cart has too many lines, or the line too many pieces.
 */
export function withLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] | undefined {
  const same = lines.findIndex((line) => isSameArticle(line, added));
  const line = lines[same];
  if (line === undefined) return lines.length < MAX_LINES ? [...lines, added] : undefined;
  const quantity = line.quantity + added.quantity;
  return quantity <= MAX_QUANTITY ? lines.with(same, { ...line, quantity }) : undefined;
}

/** The lines with this quantity in one of them; 0 removes the line. */
export function withQuantity<Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  index: number,
  quantity: number,
): readonly Line[] {
  const line = lines[index];
  if (line === undefined) return lines;
  return quantity < 1
    ? lines.toSpliced(index, 1)
    : lines.with(index, { ...line, quantity: Math.min(quantity, MAX_QUANTITY) });
}

function isSameArticle(a: CartLine, b: CartLine): boolean {
  return JSON.stringify(allButQuantity(a)) === JSON.stringify(allButQuantity(b));
}

function allButQuantity({ name, unitMinor, listMinor, code, taxRate, note, discount }: CartLine) {
  return [name, unitMinor, listMinor, code, taxRate, note, discount];
}
