import { isSettled, isUnpaidCode } from './sale.ts';
import type { SaleEventBody } from './events.ts';
import type { Sale } from './sale.ts';

/** Whether the screen showed the sale's end when it was left. An outcome that came in between must not go unseen. */
export type Seen = 'open' | 'settled';

/** The event when another sale comes to the screen: an end that was `seen` is acknowledged, otherwise the sale is parked. */
export function displaced(sale: Sale, seen: Seen): SaleEventBody {
  return { type: isSettled(sale) && seen === 'settled' ? 'sale-acknowledged' : 'sale-parked' };
}

/** The event when the screen is cleared; none for an end that the cashier has not seen, which stays on the screen. */
export function left(sale: Sale, seen: Seen, name?: string): readonly SaleEventBody[] {
  if (!isSettled(sale)) return [{ type: 'sale-parked', ...(name !== undefined && { name }) }];
  return seen === 'settled' ? [{ type: 'sale-acknowledged' }] : [];
}

/** The events when the amount was wrong; none where the sale has ended or money was seen meanwhile. */
export function withdrawn(sale: Sale, by?: string): readonly SaleEventBody[] {
  if (!isUnpaidCode(sale)) return [];
  const withdrawal = { type: 'code-withdrawn', ...(by !== undefined && { by }) } as const;
  return [...(sale.codeWithdrawn ? [] : [withdrawal]), { type: 'sale-parked' }];
}
