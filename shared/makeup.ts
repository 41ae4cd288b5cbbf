import { times } from './exact-decimal.ts';

/** What the amount of a sale is made of. All amounts are minor units of the sale's currency, and more than zero. */
export interface Makeup {
  /** Goods, as they were rung up; a plain amount from the keypad is one line or none. */
  readonly lines: readonly MakeupLine[];
  /** Taken off the goods. */
  readonly discountMinor?: number;
  /** Tax on top of the goods; missing where prices hold it. */
  readonly taxMinor?: number;
  /** On top of all. */
  readonly tipMinor?: number;
}

export interface MakeupLine {
  readonly name: string;
  readonly quantity: number;
  readonly unitMinor: number;
  /** The article's number or barcode. */
  readonly code?: string;
  /** The `id` of its tax rate; the store's default without it. */
  readonly taxRate?: string;
}

/** What a makeup comes to: goods less the discount, plus tax and tip. */
export function totalOf({ lines, discountMinor = 0, taxMinor = 0, tipMinor = 0 }: Makeup): number {
  return goodsOf(lines) - discountMinor + taxMinor + tipMinor;
}

export function goodsOf(lines: readonly MakeupLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** What one line comes to. */
export function lineTotal({ quantity, unitMinor }: MakeupLine): number {
  return times(quantity, unitMinor);
}

/** Whether this is what a sale of `amountMinor` is made of: it adds up, and the discount is not more than the goods. */
export function addsUp(makeup: Makeup, amountMinor: number): boolean {
  const total = totalOf(makeup);
  return (
    Number.isSafeInteger(total) &&
    total === amountMinor &&
    (makeup.discountMinor ?? 0) <= goodsOf(makeup.lines)
  );
}
