import { MAX_QUANTITY, type CartLine } from '../../../../shared/cart/cart.ts';
import type { Share } from '../../../../shared/cart/share.ts';
import { wholeFromDigits } from '../../../../shared/money/exact-decimal.ts';

/** The parts of a line that the keypad can change. */
export const LINE_PARTS = ['quantity', 'price', 'discount'] as const;
export type LinePart = (typeof LINE_PARTS)[number];

/** The line with these digits as one of its parts. No digits, or zeros, reset that part to how it was added. */
export function withDigits(line: CartLine, part: LinePart, digits: string, rungUp: CartLine): CartLine {
  const typed = wholeFromDigits(digits);
  switch (part) {
    case 'quantity':
      return { ...line, quantity: typed === 0 ? rungUp.quantity : Math.min(typed, MAX_QUANTITY) };
    case 'price':
      return withPrice(line, typed === 0 ? undefined : typed);
    case 'discount':
      return withDiscount(line, typed === 0 ? undefined : { minor: typed });
  }
}

/** The line with a changed price; the price of the catalogue is kept beside it. `undefined` resets the price. */
export function withPrice({ listMinor, ...line }: CartLine, minor: number | undefined): CartLine {
  const list = listMinor ?? line.unitMinor;
  if (minor === undefined || minor === list) return { ...line, unitMinor: list };
  return { ...line, unitMinor: minor, listMinor: list };
}

export function withDiscount(before: CartLine, share: Share | undefined): CartLine {
  const { discount: _, ...line } = before;
  return { ...line, ...(share && { discount: share }) };
}

/** The longest note; more would not be read on a kitchen slip. */
const MAX_NOTE = 60;

export function withNote(before: CartLine, text: string): CartLine {
  const { note: _, ...line } = before;
  const note = text.slice(0, MAX_NOTE);
  return { ...line, ...(note.trim() !== '' && { note }) };
}
