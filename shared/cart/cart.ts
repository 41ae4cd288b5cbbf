import { goodsOf, grossOf } from '../money/line-items.ts';
import { shareOf } from './share.ts';
import type { LineItems, LineItem } from '../money/line-items.ts';
import type { Share } from './share.ts';

/** A line while it may still change: its discount is a share of whatever its pieces come to. */
export interface CartLine extends Omit<LineItem, 'discountMinor'> {
  readonly discount?: Share;
}

/** Goods that are being rung up, and what was agreed on top and off. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly discount?: Share;
  readonly tip?: Share;
}

export const MAX_LINES = 500;
export const MAX_QUANTITY = 9_999;

/**
 * What a cart is made of. The discount is never more than the goods, the tip is a share of what the goods cost after
 * it, and without goods there is neither.
 */
export function lineItemsOf({ lines: rungUp, discount, tip }: Cart): LineItems {
  const lines = rungUp.map(soldLine);
  const goods = goodsOf(lines);
  if (goods === 0) return { lines: [] };
  const discountMinor = discount ? Math.min(goods, shareOf(discount, goods)) : 0;
  const tipMinor = tip ? shareOf(tip, goods - discountMinor) : 0;
  return { lines, ...(discountMinor > 0 && { discountMinor }), ...(tipMinor > 0 && { tipMinor }) };
}

/** The line as it is sold. A discount is never more than what it is taken off. */
export function soldLine({ discount, ...line }: CartLine): LineItem {
  const gross = grossOf(line);
  const discountMinor = discount ? Math.min(gross, shareOf(discount, gross)) : 0;
  return { ...line, ...(discountMinor > 0 && { discountMinor }) };
}

/** The other way round, for a cart that begins again. */
export function cartLine({ discountMinor, ...line }: LineItem): CartLine {
  return { ...line, ...(discountMinor !== undefined && { discount: { minor: discountMinor } }) };
}

/**
 * One more line, or a greater quantity of one that is there already: the same in everything else. `undefined` when
 * neither a line nor the quantity has room for it.
 */
export function withLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] | undefined {
  const same = lines.findIndex((line) => isSameArticle(line, added));
  const line = lines[same];
  if (line === undefined) return lines.length < MAX_LINES ? [...lines, added] : undefined;
  const quantity = line.quantity + added.quantity;
  return quantity <= MAX_QUANTITY ? lines.with(same, { ...line, quantity }) : undefined;
}

/** The same lines with this quantity in one of them; none takes the line out. */
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
