import { isOnHold } from '../../../shared/payment/deposit-status.ts';
import { identityOf } from '../payments/match-payments.ts';
import { compareDeposits } from './compare-deposits.ts';
import { counted, onDay } from './compare-sides.ts';
import { hasLeft, isContradicted, settlementOf } from './payout-stated.ts';
import type {
  CountedMinor,
  Difference,
  Payout,
} from '../../../shared/contract/back-office/days-explained.ts';
import type { BatchCompared } from './compare-batches.ts';
import type { PaidAtService } from './compare-sides.ts';
import type { PayoutStated } from './payout-stated.ts';
import type { SettledIn } from './settled-payments.ts';

export interface MoneyFollowed {
  readonly differences: readonly Difference[];
  /** Of the payments, those whose settlement was paid out. */
  readonly settled: CountedMinor;
  readonly payouts: readonly Payout[];
  /** Of the payments, those whose settlement could not be read. */
  readonly unread: CountedMinor;
  /**
   * Sum of all contradictions within settlements and of payments that contradict them, in minor units, each without its
   * sign.
   */
  readonly unexplainedMinor: number;
}

/**
 * Follows paid payments through batches and settlements to the bank, and names what is not paid out. Settlements in
 * `asked` are included even where no payment belongs to them.
 */
export function followMoney(
  paid: readonly PaidAtService[],
  stated: ReadonlyMap<string, PayoutStated>,
  batches: ReadonlyMap<string, BatchCompared>,
  { settledOf, now }: { readonly settledOf: SettledIn; readonly now: number },
  asked: ReadonlySet<string> = new Set(),
): MoneyFollowed {
  const differences: Difference[] = [];
  const settledMinors: number[] = [];
  const unread: number[] = [];
  let contradictedMinor = 0;
  const owns = new Map<string, number[]>([...asked].map((settlementId) => [settlementId, []]));
  const withBatch = new Map(
    [...stated.values()].flatMap((payout) =>
      (payout.batches ?? []).map(({ batchId }) => [batchId, payout] as const),
    ),
  );
  for (const one of paid) {
    const { record, sale } = one;
    const settlementId = settlementOf(one);
    const inBatch = withBatch.get(record.batchId ?? '');
    const settled = settledOf(record);
    if (isContradicted(one, stated.get(record.settlementId ?? '') ?? inBatch, { settled, now }))
      contradictedMinor += one.minor;
    if (settlementId === undefined) {
      const kind = isOnHold({ status: record.batchStatus }) || settled.isOnHold ? 'on-hold' : 'unsettled';
      differences.push({ kind, minor: -one.minor, payment: onDay(record, sale) });
      continue;
    }
    const short = batches.get(record.batchId ?? '')?.shortOf.get(identityOf(record)) ?? 0;
    if (short !== 0)
      differences.push({ kind: 'left-out', minor: -short, payment: onDay(record, sale), settlementId });
    const minor = one.minor - short;
    if (short !== 0 && minor === 0) continue;
    const minors = owns.get(settlementId);
    if (minors) minors.push(minor);
    else owns.set(settlementId, [minor]);
    const payout = stated.get(settlementId);
    if (!payout || payout.failure) unread.push(minor);
    else if (hasLeft(payout)) settledMinors.push(minor);
    else {
      const kind = payout.isKeptBack || settled.isOnHold ? 'on-hold' : 'not-paid-out';
      differences.push({ kind, minor: -minor, payment: onDay(record, sale), settlementId });
    }
  }
  const isCompared = new Set([...batches.values()].map(({ settlementId }) => settlementId));
  /**
   * By how much a settlement is below the sum of its payments. 0 where its batches were compared, because their
   * differences explain it.
   */
  const lackingIn = (settlementId: string, ownMinor: number): number =>
    isCompared.has(settlementId)
      ? 0
      : Math.max(0, ownMinor - (stated.get(settlementId)?.grossMinor ?? ownMinor));
  const feesGapIn = (settlementId: string): number =>
    [...batches.values()].reduce(
      (sum, batch) => sum + (batch.settlementId === settlementId ? batch.feesGapMinor : 0),
      0,
    );
  const payouts = [...owns].map(([settlementId, minors]): Payout => {
    const {
      batches: _batches,
      totalMinor: _total,
      batchFeesMinor: _fees,
      batchNetMinor: _net,
      countsGap: _countsGap,
      isKeptBack: _isKeptBack,
      isOpen: _isOpen,
      isOfAnother: _isOfAnother,
      depositsNaming: _depositsNaming,
      createdAt: _createdAt,
      merchantId: _merchantId,
      ...payout
    } = stated.get(settlementId) ?? { deposits: [] };
    return { settlementId, own: counted(minors), ...payout };
  });
  return {
    differences: [
      ...differences,
      ...[...batches].flatMap(([batchId, { settlementId, gapMinor }]): Difference[] =>
        gapMinor === 0 ? [] : [{ kind: 'batch-differs', minor: -gapMinor, settlementId, batchId }],
      ),
      ...payouts.flatMap((payout) => [...feesOf(payout)]),
      ...compareDeposits(payouts, stated),
    ],
    settled: counted(settledMinors),
    payouts,
    unread: counted(unread),
    unexplainedMinor:
      contradictedMinor +
      payouts.reduce(
        (sum, { settlementId, own }) =>
          sum +
          contradictionOf(stated.get(settlementId), {
            lacking: lackingIn(settlementId, own.minor),
            feesGap: feesGapIn(settlementId),
          }),
        0,
      ) +
      [...batches.values()].reduce((sum, { contradictionMinor }) => sum + contradictionMinor, 0),
  };
}

function* feesOf(payout: Payout): Iterable<Difference> {
  const { settlementId, feesMinor = 0, adjustmentMinor = 0 } = payout;
  if (!hasLeft(payout)) return;
  if (feesMinor !== 0) yield { kind: 'fee', minor: -feesMinor, settlementId };
  if (adjustmentMinor !== 0) yield { kind: 'adjustment', minor: adjustmentMinor, settlementId };
}

/** Sum of the contradictions within a settlement: batches, their fees, its total and its net. */
function contradictionOf(
  payout: PayoutStated | undefined,
  { lacking, feesGap }: { readonly lacking: number; readonly feesGap: number },
): number {
  // Fees that are not stated count as 0, so they explain no difference.
  const { grossMinor, feesMinor = 0, adjustmentMinor = 0, netMinor } = payout ?? {};
  if (grossMinor === undefined) return feesGap;
  // A settlement may have fees beside those of its batches, never less than those.
  const feesLacking =
    payout?.feesMinor === undefined ? 0 : Math.max(0, (payout.batchFeesMinor ?? 0) - feesMinor);
  const totalMinor = payout?.totalMinor ?? grossMinor;
  return (
    lacking +
    // A wrong figure of a batch shows in up to three values, and counts once.
    Math.max(feesLacking, feesGap, netGapOfBatches(payout)) +
    Math.abs(totalMinor - grossMinor) +
    (netMinor === undefined ? 0 : Math.abs(totalMinor - feesMinor + adjustmentMinor - netMinor))
  );
}

/** By how much the batches' net amounts are wrong. They may also come to the settlement's net, with its adjustments made in them. */
function netGapOfBatches(payout: PayoutStated | undefined): number {
  const { grossMinor, batchFeesMinor, batchNetMinor, netMinor } = payout ?? {};
  if (grossMinor === undefined || batchFeesMinor === undefined || batchNetMinor === undefined) return 0;
  return batchNetMinor === netMinor ? 0 : Math.abs(grossMinor - batchFeesMinor - batchNetMinor);
}
