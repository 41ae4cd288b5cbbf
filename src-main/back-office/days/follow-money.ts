import { counted } from './compare-sides.ts';
import type { CountedMinor, Difference, Payout } from '../../../shared/contract/days-explained.ts';
import type { PaidAtService } from './compare-sides.ts';

/** A settlement as the service states it, in minor units; what is not stated is missing. */
export type PayoutStated = Omit<Payout, 'own' | 'settlementId'>;

export interface MoneyFollowed {
  readonly differences: readonly Difference[];
  /** Of the payments, what is in a settlement that has been paid out. */
  readonly settled: CountedMinor;
  readonly payouts: readonly Payout[];
  /** Of the payments, those whose settlement could not be read. */
  readonly unread: CountedMinor;
  /** What settlements say of themselves and does not add up, each without its sign. */
  readonly unexplainedMinor: number;
}

/** The settlements that a payment's money goes through: none, or nothing that is known to be closed, answers `undefined`. */
export function settlementOf({
  record: { batchId, batchStatus, settlementId },
}: PaidAtService): string | undefined {
  return batchId === undefined || batchStatus === 'open' || batchStatus === 'hold' ? undefined : settlementId;
}

/** Follows what was paid through batches and settlements to the bank, and names what stays behind on the way. */
export function followMoney(
  paid: readonly PaidAtService[],
  stated: ReadonlyMap<string, PayoutStated>,
): MoneyFollowed {
  const differences: Difference[] = [];
  const settled: number[] = [];
  const unread: number[] = [];
  const owns = new Map<string, number[]>();
  for (const one of paid) {
    const { payment, minor, record } = one;
    const settlementId = settlementOf(one);
    if (settlementId === undefined) {
      const kind = record.batchStatus === 'hold' ? 'on-hold' : 'unsettled';
      differences.push({ kind, minor: -minor, payment });
      continue;
    }
    const own = owns.get(settlementId);
    if (own) own.push(minor);
    else owns.set(settlementId, [minor]);
    const payout = stated.get(settlementId);
    if (!payout || payout.failure) unread.push(minor);
    else if (hasLeft(payout)) settled.push(minor);
    else {
      const kind = payout.holdReason === undefined ? 'not-paid-out' : 'on-hold';
      differences.push({ kind, minor: -minor, payment, settlementId });
    }
  }
  const payouts = [...owns].map(([settlementId, minors]): Payout => {
    const payout = stated.get(settlementId) ?? { deposits: [] };
    return { settlementId, own: counted(minors), ...payout };
  });
  return {
    differences: [...differences, ...payouts.flatMap((payout) => [...differencesOf(payout)])],
    settled: counted(settled),
    payouts,
    unread: counted(unread),
    unexplainedMinor: payouts.reduce((sum, payout) => sum + contradictionOf(payout), 0),
  };
}

/** Whether the service says that its money is on the way to the bank, or there. */
function hasLeft({ payoutId, deposits }: PayoutStated): boolean {
  return payoutId !== undefined || deposits.length > 0;
}

function* differencesOf(payout: Payout): Iterable<Difference> {
  const { settlementId, feesMinor = 0, adjustmentMinor = 0, netMinor, deposits, own } = payout;
  if (!hasLeft(payout)) return;
  if (feesMinor !== 0) yield { kind: 'fee', minor: -feesMinor, settlementId };
  if (adjustmentMinor !== 0) yield { kind: 'adjustment', minor: adjustmentMinor, settlementId };
  if (deposits.length === 0) {
    yield { kind: 'deposit-missing', minor: -(netMinor ?? own.minor), settlementId };
    return;
  }
  const arrived = depositedMinor(payout);
  if (netMinor !== undefined && arrived !== undefined && arrived !== netMinor)
    yield { kind: 'deposit-differs', minor: arrived - netMinor, settlementId };
}

/** `undefined` when a deposit states no amount. */
function depositedMinor({ deposits }: Payout): number | undefined {
  return deposits.reduce<number | undefined>(
    (sum, { minor }) => (sum === undefined || minor === undefined ? undefined : sum + minor),
    0,
  );
}

/** A settlement that holds less than its own payments, or whose parts do not come to its net. */
function contradictionOf({ own, grossMinor, feesMinor, adjustmentMinor = 0, netMinor }: Payout): number {
  if (grossMinor === undefined) return 0;
  const lacking = Math.max(0, own.minor - grossMinor);
  const isStated = feesMinor !== undefined && netMinor !== undefined;
  return lacking + (isStated ? Math.abs(grossMinor - feesMinor + adjustmentMinor - netMinor) : 0);
}
