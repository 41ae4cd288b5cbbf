import type { PayoutStated } from './payout-stated.ts';

type Payouts = ReadonlyMap<string, PayoutStated>;

/**
 * Adds the settlements that deposits of these name instead of them. A deposit for several may name one of them alone, which
 * then lists it, too; where that one does not, the settlement contradicts its deposit.
 *
 * @param read reads one settlement
 */
export async function withPayoutsNamed(
  payouts: Payouts,
  read: (settlementId: string) => Promise<PayoutStated>,
): Promise<Payouts> {
  const all = new Map(payouts);
  const unread = new Set<string>();
  for (const [settlementId, payout] of payouts) {
    for (const { depositId, names } of payout.depositsNaming ?? []) {
      if (!all.has(names) && !unread.has(names)) {
        const named = await read(names);
        if (named.failure) unread.add(names);
        else all.set(names, named);
      }
      const isListed = all.get(names)?.deposits.some((deposit) => deposit.depositId === depositId) === true;
      if (!isListed) all.set(settlementId, { ...payout, isOfAnother: true });
    }
  }
  return all;
}
