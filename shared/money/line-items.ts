import { times } from './exact-decimal.ts';

/** What the amount of a sale is made of. All amounts are minor units of the sale's currency, and more than zero. */
export interface LineItems {
  /** Goods, as they were rung up; a plain amount from the keypad is one line or none. */
  readonly lines: readonly LineItem[];
  /** Taken off the goods. */
  readonly discountMinor?: number;
  /** Tax on top of the goods; missing where prices hold it. */
  readonly taxMinor?: number;
  /** On top of all. */
  readonly tipMinor?: number;
}

export interface LineItem {
  readonly name: string;
  readonly quantity: number;
  readonly unitMinor: number;
  /** What one of them costs without the cashier's own price, which `unitMinor` is then. */
  readonly listMinor?: number;
  /** Taken off this line: off all of its pieces together. */
  readonly discountMinor?: number;
  /** What the cashier wrote to it. */
  readonly note?: string;
  /** The article's number or barcode. */
  readonly code?: string;
  /** The `id` of its tax rate; the store's default without it. */
  readonly taxRate?: string;
}

/** What line items come to: goods less the discount, plus tax and tip. */
export function totalOf({ lines, discountMinor = 0, taxMinor = 0, tipMinor = 0 }: LineItems): number {
  return goodsOf(lines) - discountMinor + taxMinor + tipMinor;
}

/** What all lines come to in minor units, each less its own discount. */
export function goodsOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** What one line comes to, less its discount. */
export function lineTotal(line: LineItem): number {
  return grossOf(line) - (line.discountMinor ?? 0);
}

/** What a line comes to before its discount. */
export function grossOf({ quantity, unitMinor }: LineItem): number {
  return times(quantity, unitMinor);
}

/** What a line would come to with no price and no discount of the cashier's own. */
export function listTotal({ quantity, unitMinor, listMinor = unitMinor }: LineItem): number {
  return times(quantity, listMinor);
}

/** All that was taken off: off the lines, and off all of them together. */
export function discountsOf({ lines, discountMinor = 0 }: LineItems): number {
  return lines.reduce((sum, line) => sum + (line.discountMinor ?? 0), discountMinor);
}

/** Whether this is what a sale of `amountMinor` is made of: it adds up, and no discount is more than what it is taken off. */
export function addsUp(lineItems: LineItems, amountMinor: number): boolean {
  const total = totalOf(lineItems);
  return (
    Number.isSafeInteger(total) &&
    total === amountMinor &&
    lineItems.lines.every((line) => lineTotal(line) >= 0) &&
    (lineItems.discountMinor ?? 0) <= goodsOf(lineItems.lines)
  );
}
