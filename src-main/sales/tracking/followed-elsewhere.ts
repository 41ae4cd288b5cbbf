import { replay } from '../apply-event.ts';
import { isFollowed } from '../sale.ts';
import type { SaleEvent } from '../events.ts';

/** How many of these sales, given as their events, still have to be followed. */
export function countFollowed(sales: readonly (readonly SaleEvent[])[]): number {
  return sales.map(replay).filter((sale) => sale !== undefined && isFollowed(sale)).length;
}
