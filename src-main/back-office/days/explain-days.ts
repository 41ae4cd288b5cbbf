import { DIFFERENCE_KINDS } from '../../../shared/contract/back-office/days-explained.ts';
import { withTrackingIds } from '../payments/match-payments.ts';
import { batchesToCompare, compareBatches } from './compare-batches.ts';
import { depositsUnstated } from './compare-deposits.ts';
import { compareSides } from './compare-sides.ts';
import { compareRecords } from './compare-records.ts';
import { followMoney } from './follow-money.ts';
import type {
  DaysExplained,
  Difference,
  Payout,
  Unchecked,
} from '../../../shared/contract/back-office/days-explained.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { BatchesRead } from './compare-batches.ts';
import type { BothSides } from './compare-sides.ts';
import type { PayoutStated } from './payout-stated.ts';
import type { SettledIn } from './settled-payments.ts';

/** Everything that was read about some days. */
export interface DaysRead extends BothSides {
  /** Payments of the merchant's other terminals on the same days. */
  readonly elsewhere: readonly PaymentAtService[];
  readonly payouts: ReadonlyMap<string, PayoutStated>;
  readonly batches: BatchesRead;
  readonly unchecked: readonly Unchecked[];
}

type Explained = Pick<
  DaysExplained,
  'till' | 'service' | 'settled' | 'payouts' | 'differences' | 'unexplainedMinor' | 'unchecked'
>;

/**
 * Explains some days from the till's sales to the bank: till + differences = service, and service + what is not paid
 * out = settled. The three sums are computed independently, so that an unexplained rest shows.
 *
 * @param now epoch milliseconds
 */
export function explainDays(read: DaysRead, now: number): Explained {
  const sides = compareSides(read);
  const wide = withTrackingIds(
    read.batches.payments,
    sides.paid.map(({ record }) => record),
  );
  const batches = compareBatches(sides.paid, read.payouts, { ...read.batches, payments: wide });
  const asked = new Set(read.batches.ofPayout?.values());
  const settledOf = settledWithId(read.batches.settledOf, wide);
  const money = followMoney(sides.paid, read.payouts, batches, { settledOf, now }, asked);
  const uncompared = [...batchesToCompare(sides.paid, read.batches)].filter(
    ([batchId, settlementId]) => !batches.has(batchId) && !isUnread(settlementId, read),
  );
  const part = [...batches.values()].filter(({ isPartly }) => isPartly);
  const counted = new Set([
    ...uncompared.map(([, id]) => id),
    ...part.map(({ settlementId }) => settlementId),
  ]);
  const records = compareRecords(sides.paid, {
    wide,
    window: read.batches.window,
    elsewhere: read.elsewhere,
    listed: read.payments,
    repeated: read.repeated ?? [],
  });
  const { till } = sides;
  const missing = till ? till.minor + sum(sides.differences) - sides.unsaid.minor - sides.service.minor : 0;
  const behind = money.differences.filter(({ payment }) => payment !== undefined);
  const lost = sides.service.minor + sum(behind) - money.unread.minor - money.settled.minor;
  return {
    ...(till && { till }),
    service: sides.service,
    settled: money.settled,
    payouts: money.payouts,
    differences: inOrder([...sides.differences, ...money.differences, ...records.differences]),
    unexplainedMinor:
      Math.abs(missing) + Math.abs(lost) + money.unexplainedMinor + records.contradictionMinor,
    unchecked: [
      ...read.unchecked,
      ...said('payments', sides.unsaid.count),
      ...said('payouts', money.payouts.filter((payout) => isUnread(payout.settlementId, read)).length),
      ...said('batches', uncompared.length + part.length + miscounted(money.payouts, read, counted)),
      ...said('deposits', depositsUnstated(money.payouts, read.payouts)),
      ...said('amounts', sides.amountsUnstated),
      ...said('other-currencies', Math.max(read.batches.others, read.others ?? 0)),
    ],
  };
}

/** Records of the terminal's list may lack the payment id by which the list of settled payments names them. */
function settledWithId(settledOf: SettledIn, wide: readonly PaymentAtService[]): SettledIn {
  let ofTracking: ReadonlyMap<string | undefined, PaymentAtService> | undefined;
  return (payment) => {
    if (payment.paymentId !== undefined || payment.trackingId === undefined) return settledOf(payment);
    ofTracking ??= new Map(wide.map((listed) => [listed.trackingId, listed]));
    const { paymentId } = ofTracking.get(payment.trackingId) ?? payment;
    return settledOf({ ...payment, ...(paymentId !== undefined && { paymentId }) });
  };
}

/** Number of settlements whose own numbers are not those of their batches, except those of a batch that is `counted`. */
function miscounted(
  followed: readonly Payout[],
  { payouts }: DaysRead,
  counted: ReadonlySet<string>,
): number {
  return followed.filter(
    ({ settlementId }) => !counted.has(settlementId) && payouts.get(settlementId)?.countsGap !== undefined,
  ).length;
}

function isUnread(settlementId: string, { payouts }: DaysRead): boolean {
  const payout = payouts.get(settlementId);
  return payout === undefined || payout.failure !== undefined;
}

function said(
  what: 'payments' | 'payouts' | 'batches' | 'deposits' | 'amounts' | 'other-currencies',
  count: number,
): readonly Unchecked[] {
  return count === 0 ? [] : [{ what, count }];
}

function sum(differences: readonly Difference[]): number {
  return differences.reduce((total, { minor }) => total + minor, 0);
}

function inOrder(differences: readonly Difference[]): readonly Difference[] {
  const place = new Map(DIFFERENCE_KINDS.map((kind, index) => [kind, index]));
  return differences.toSorted(
    (a, b) =>
      (place.get(a.kind) ?? 0) - (place.get(b.kind) ?? 0) || (a.payment?.at ?? 0) - (b.payment?.at ?? 0),
  );
}
