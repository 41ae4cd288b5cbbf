import { amountOf } from '../../shared/cart/draft.ts';
import { MAX_LINES, MAX_QUANTITY } from '../../shared/cart/cart.ts';
import type { Money } from '../../shared/money/money.ts';
import type { CartLine } from '../../shared/cart/cart.ts';
import type { DraftAmount } from '../../shared/cart/draft.ts';
import type { TaxRules } from '../../shared/money/tax-rules.ts';
import type { SoldArticle, Visit, VisitLine } from './visit.ts';

/**
 * The order of the visit with its total, as the till computes it: prices are the catalogue's, and taxes the store's.
 */
export function orderOf(
  { lines, typed, tipMinor = 0 }: Pick<Visit, 'lines' | 'typed' | 'tipMinor'>,
  rules: TaxRules | undefined,
): DraftAmount {
  return amountOf(
    {
      digits: typed ? String(typed.minor) : '',
      typedName: typed?.name ?? '-',
      lines: lines.map(cartLine),
      reference: '',
      ...(tipMinor > 0 && { tip: { minor: tipMinor } }),
    },
    rules,
  );
}

function cartLine({ article, quantity }: VisitLine): CartLine {
  const { name, unitMinor, code, taxRate } = article;
  return {
    name,
    quantity,
    unitMinor,
    ...(code !== undefined && { code }),
    ...(taxRate !== undefined && { taxRate }),
  };
}

/** The lines with one more of this article, in a line of the new id where there is none; `undefined` where the cart or the line is full. */
export function withOneMore(
  lines: readonly VisitLine[],
  article: SoldArticle,
  newId: number,
): readonly VisitLine[] | undefined {
  const same = lines.findIndex((line) => JSON.stringify(line.article) === JSON.stringify(article));
  const line = lines[same];
  if (!line) return lines.length < MAX_LINES ? [...lines, { id: newId, article, quantity: 1 }] : undefined;
  return line.quantity < MAX_QUANTITY
    ? lines.with(same, { ...line, quantity: line.quantity + 1 })
    : undefined;
}

/**
 * The most that may be given as a tip, in minor units: nobody means to tip more than the bill, and an order that the kiosk takes
 * must not be for the counter because of its tip.
 */
export function mostTip(billMinor: number, most: Money): number {
  return Math.max(0, Math.min(billMinor, most.minor - billMinor));
}
