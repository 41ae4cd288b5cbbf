import type { Reclaim } from '../../../../shared/contract/back-office/reclaims.ts';

export const RECLAIM_ORDERS = ['left', 'newest', 'amount'] as const;
export type ReclaimOrder = (typeof RECLAIM_ORDERS)[number];

/** Whether nothing is left to do. Reclaims that only support can return count, too. */
export function hasEnded({ state }: Reclaim): boolean {
  return state === 'returned' || state === 'settled' || state === 'limit-over';
}

/** In the order of urgency, time or amount. Reclaims without an amount come last. */
export function ordered(reclaims: readonly Reclaim[], order: ReclaimOrder): readonly Reclaim[] {
  const currencies = currenciesOf(reclaims);
  const placeOf = ({ amount }: Reclaim) => (amount ? currencies.indexOf(amount.currency) : currencies.length);
  return reclaims.toSorted((a, b) => {
    const newest = b.row.at - a.row.at;
    if (order === 'left') return a.daysLeft - b.daysLeft || newest;
    if (order === 'amount')
      return placeOf(a) - placeOf(b) || (b.amount?.minor ?? 0) - (a.amount?.minor ?? 0) || newest;
    return newest;
  });
}

/** As in reports, the currency of the most comes first, because amounts of several cannot be compared; an unknown one last. */
function currenciesOf(reclaims: readonly Reclaim[]): readonly (string | undefined)[] {
  const counts = new Map<string, number>();
  for (const { amount } of reclaims)
    if (amount?.currency !== undefined) counts.set(amount.currency, (counts.get(amount.currency) ?? 0) + 1);
  const named = [...counts].sort(([a, of], [b, than]) => than - of || a.localeCompare(b, 'en'));
  return [...named.map(([currency]) => currency), undefined];
}
