import { signedMinorFromNumber } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { grouped } from '../payments/match-payments.ts';
import type { DepositMade } from '../../../shared/contract/back-office/days-explained.ts';
import type { PayoutStated } from './payout-stated.ts';
import type { Asking } from './read-service.ts';

type Payouts = ReadonlyMap<string, PayoutStated>;
type Mark = Pick<DepositMade, 'isShare' | 'isUnclear'>;

/**
 * Says of each deposit that several of these settlements list whether each lists its own share of it. The specification
 * states neither, so the deposit's own record decides, unless the settlements list different amounts.
 */
export async function withShares(payouts: Payouts, asking: Asking): Promise<Payouts> {
  const listed = grouped(
    [...payouts].flatMap(([settlementId, { deposits }]) =>
      deposits.map((deposit) => ({ settlementId, ...deposit })),
    ),
    ({ depositId }) => depositId,
  );
  const marks = new Map<string, Mark>();
  for (const [depositId, records] of listed) {
    if (new Set(records.map(({ settlementId }) => settlementId)).size < 2) continue;
    const minors = new Set(records.flatMap(({ minor }) => minor ?? []));
    const [minor] = minors;
    if (minors.size > 1) marks.set(depositId, { isShare: true });
    else if (records.some((record) => record.minor === undefined)) marks.set(depositId, { isUnclear: true });
    else if (minor !== undefined) marks.set(depositId, await markOf(depositId, minor, asking));
  }
  if (marks.size === 0) return payouts;
  return new Map(
    [...payouts].map(([settlementId, payout]) => {
      const deposits = payout.deposits.map((deposit) => ({ ...deposit, ...marks.get(deposit.depositId) }));
      return [settlementId, { ...payout, deposits }] as const;
    }),
  );
}

/** @param minor the amount that all of the settlements list */
async function markOf(depositId: string, minor: number, { access, currency, signal }: Asking): Promise<Mark> {
  const read = await access.deposits.get(depositId, signal);
  const { amount } = read.ok ? read.value : {};
  if (amount === undefined) return { isUnclear: true };
  return signedMinorFromNumber(amount, minorDigits(currency)) === minor ? {} : { isShare: true };
}
