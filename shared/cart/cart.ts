import { goodsOf } from '../makeup.ts';
import { shareOf } from './share.ts';
import type { Makeup, MakeupLine } from '../makeup.ts';
import type { Share } from './share.ts';

/** Goods that are being rung up, and what was agreed on top and off. */
export interface Cart {
  readonly lines: readonly MakeupLine[];
  readonly discount?: Share;
  readonly tip?: Share;
}

export const MAX_LINES = 500;
export const MAX_QUANTITY = 9_999;

/**
 * What a cart is made of. The discount is never more than the goods, the tip is a share of what the goods cost after
 * it, and without goods there is neither.
 */
export function makeupOf({ lines, discount, tip }: Cart): Makeup {
  const goods = goodsOf(lines);
  if (goods === 0) return { lines: [] };
  const discountMinor = discount ? Math.min(goods, shareOf(discount, goods)) : 0;
  const tipMinor = tip ? shareOf(tip, goods - discountMinor) : 0;
  return { lines, ...(discountMinor > 0 && { discountMinor }), ...(tipMinor > 0 && { tipMinor }) };
}

/**
 * One more line, or a greater quantity of one that is there already: same name, price, code and tax. `undefined` when
 * neither a line nor the quantity has room for it.
 */
export function withLine(lines: readonly MakeupLine[], added: MakeupLine): readonly MakeupLine[] | undefined {
  const same = lines.findIndex((line) => isSameArticle(line, added));
  const line = lines[same];
  if (line === undefined) return lines.length < MAX_LINES ? [...lines, added] : undefined;
  const quantity = line.quantity + added.quantity;
  return quantity <= MAX_QUANTITY ? lines.with(same, { ...line, quantity }) : undefined;
}

/** The same lines with this quantity in one of them; none takes the line out. */
export function withQuantity(
  lines: readonly MakeupLine[],
  index: number,
  quantity: number,
): readonly MakeupLine[] {
  const line = lines[index];
  if (line === undefined) return lines;
  return quantity < 1
    ? lines.toSpliced(index, 1)
    : lines.with(index, { ...line, quantity: Math.min(quantity, MAX_QUANTITY) });
}

function isSameArticle(a: MakeupLine, b: MakeupLine): boolean {
  return a.name === b.name && a.unitMinor === b.unitMinor && a.code === b.code && a.taxRate === b.taxRate;
}
