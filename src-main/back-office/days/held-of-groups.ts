import { paidOut, together, withCommonDeposits } from './compare-deposits.ts';
import { heldBack, heldOf } from './payout-stated.ts';
import type { PayoutStated } from './payout-stated.ts';

type Payouts = ReadonlyMap<string, PayoutStated>;

/**
 * The settlements with what the service holds back of them, where a deposit pays several: it then lacks what is on hold in all of
 * these together, and one alone does not say what is lacking.
 */
export function withHeldOfGroups(payouts: Payouts): Payouts {
  const all = new Map(payouts);
  for (const group of withCommonDeposits(paidOut(payouts))) {
    if (group.length < 2) continue;
    const stated = group.flatMap(({ settlementId }) => {
      const payout = payouts.get(settlementId);
      return payout ? [[settlementId, payout] as const] : [];
    });
    const batches = stated.flatMap(([, payout]) => payout.batches ?? []);
    const isHeld = heldBack({ ...together(group), batches }) !== undefined;
    for (const [settlementId, { heldMinor: _alone, ...payout }] of stated) {
      const heldMinor = isHeld ? heldOf(payout) : undefined;
      all.set(settlementId, { ...payout, ...(heldMinor !== undefined && { heldMinor }) });
    }
  }
  return all;
}
