import { times } from './exact-decimal.ts';

/** The items that the amount of a sale is made of. All amounts are minor units of the sale's currency, and more than zero. */
export interface LineItems {
  /** The goods, in the order in which they were added; an amount from the keypad is one line. */
  readonly lines: readonly LineItem[];
  /** Discount on all goods. */
  readonly discountMinor?: number;
  /** Tax that is added to the prices; missing where prices include it. */
  readonly taxMinor?: number;
  /** Tip, which is added last. */
  readonly tipMinor?: number;
}

export interface LineItem {
  readonly name: string;
  readonly quantity: number;
  readonly unitMinor: number;
  /** The price of the catalogue, where the cashier changed the price to `unitMinor`. */
  readonly listMinor?: number;
  /** Discount on all pieces of this line together. */
  readonly discountMinor?: number;
  /** The cashier's note. */
  readonly note?: string;
  /** The article's number or barcode. */
  readonly code?: string;
  /** The `id` of its tax rate; without it, the store's default rate applies. */
  readonly taxRate?: string;
}

/** The total of line items: goods less the discount, plus tax and tip. */
export function totalOf({ lines, discountMinor = 0, taxMinor = 0, tipMinor = 0 }: LineItems): number {
  return goodsOf(lines) - discountMinor + taxMinor + tipMinor;
}

/** The sum of all lines, each less its own discount. */
export function goodsOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** The total of one line, less its discount. */
export function lineTotal(line: LineItem): number {
  return grossOf(line) - (line.discountMinor ?? 0);
}

/** The total of one line before its discount. */
export function grossOf({ quantity, unitMinor }: LineItem): number {
  return times(quantity, unitMinor);
}

/** The total of one line by the price of the catalogue, without a discount. */
export function listTotal({ quantity, unitMinor, listMinor = unitMinor }: LineItem): number {
  return times(quantity, listMinor);
}

/** The sum of all discounts: those of the lines, and the one on all goods. */
export function discountsOf({ lines, discountMinor = 0 }: LineItems): number {
  return lines.reduce((sum, line) => sum + (line.discountMinor ?? 0), discountMinor);
}

/** Whether the line items add up to `amountMinor`, and no discount is larger than what it applies to. */
export function addsUp(lineItems: LineItems, amountMinor: number): boolean {
  const total = totalOf(lineItems);
  return (
    Number.isSafeInteger(total) &&
    total === amountMinor &&
    lineItems.lines.every((line) => lineTotal(line) >= 0) &&
    (lineItems.discountMinor ?? 0) <= goodsOf(lineItems.lines)
  );
}
