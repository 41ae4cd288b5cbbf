import type { Reclaim } from '../../../../shared/contract/back-office/reclaims.ts';

export const RECLAIM_ORDERS = ['left', 'newest', 'amount'] as const;
export type ReclaimOrder = (typeof RECLAIM_ORDERS)[number];

/** Whether nothing is left to do. Reclaims that only support can return count, too. */
export function hasEnded({ state }: Reclaim): boolean {
  return state === 'returned' || state === 'settled' || state === 'limit-over';
}

/** In the order of urgency, time or amount. Reclaims without an amount come last. */
export function ordered(reclaims: readonly Reclaim[], order: ReclaimOrder): readonly Reclaim[] {
  return reclaims.toSorted((a, b) => {
    const newest = b.row.at - a.row.at;
    if (order === 'left') return a.daysLeft - b.daysLeft || newest;
    if (order === 'amount') return (b.amount?.minor ?? -1) - (a.amount?.minor ?? -1) || newest;
    return newest;
  });
}
