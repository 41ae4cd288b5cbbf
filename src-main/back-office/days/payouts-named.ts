import type { PayoutStated } from './payout-stated.ts';

type Payouts = ReadonlyMap<string, PayoutStated>;

/** Settlements that are read for it; a merchant has few deposits for several. */
const MOST_NAMED = 50;

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
  const asked = new Set(payouts.keys());
  for (const [settlementId, payout] of payouts) {
    for (const { depositId, names } of payout.depositsNaming ?? []) {
      if (!asked.has(names) && asked.size < payouts.size + MOST_NAMED) {
        asked.add(names);
        const named = await read(names);
        if (!named.failure) all.set(names, named);
      }
      const isListed = all.get(names)?.deposits.some((deposit) => deposit.depositId === depositId) === true;
      if (!isListed) all.set(settlementId, { ...payout, isOfAnother: true });
    }
  }
  return all;
}
