import { isSettled, isUnpaidCode } from './sale.ts';
import type { SaleEventBody } from './events.ts';
import type { Sale } from './sale.ts';

/** What the screen that is left showed: an outcome that came in that moment is not left unseen. */
export type Seen = 'open' | 'settled';

/** Another sale comes to the screen: an end that was `seen` is done with, everything else is parked. */
export function displaced(sale: Sale, seen: Seen): SaleEventBody {
  return { type: isSettled(sale) && seen === 'settled' ? 'sale-acknowledged' : 'sale-parked' };
}

/** The screen is cleared. An end that the cashier has not seen stays on it. */
export function left(sale: Sale, seen: Seen, name?: string): readonly SaleEventBody[] {
  if (!isSettled(sale)) return [{ type: 'sale-parked', ...(name !== undefined && { name }) }];
  return seen === 'settled' ? [{ type: 'sale-acknowledged' }] : [];
}

/** The amount was wrong. Nothing where the sale has ended meanwhile, or money was seen: its screen says so. */
export function withdrawn(sale: Sale): readonly SaleEventBody[] {
  if (!isUnpaidCode(sale)) return [];
  return [...(sale.codeWithdrawn ? [] : [{ type: 'code-withdrawn' } as const]), { type: 'sale-parked' }];
}
