import { identityOf, withTrackingIds } from '../payments/match-payments.ts';
import { isPaidRecord, settledMinor } from './compare-sides.ts';
import { batchesOf } from './payout-stated.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { PaidAtService, Span } from './compare-sides.ts';
import type { BatchStated, PayoutStated } from './payout-stated.ts';

/** What has been read to compare batches with. */
export interface BatchesRead {
  /** Of all the merchant's terminals, created when the payments of these batches were. */
  readonly payments: readonly PaymentAtService[];
  /** So many in another currency, or in one that nothing says, are not. */
  readonly others: number;
  /** What the service says that it settled for one payment, in minor units, where it says so. */
  readonly settledFor: (payment: PaymentAtService) => number | undefined;
  /** What it says that it kept as fees of one payment, in minor units, where it says so. */
  readonly feeOf: (payment: PaymentAtService) => number | undefined;
  /** When every payment of the merchant was read, beside the terminal's own; missing where that is not known. */
  readonly window?: Span;
  /** Batches all of whose payments are among these. */
  readonly isWhole: (batchId: string) => boolean;
  /** Where one payout is looked at by itself: its batches with it, also those that no payment names. */
  readonly ofPayout?: ReadonlyMap<string, string>;
}

export interface BatchCompared {
  readonly settlementId: string;
  /** How much less the batch comes to than its payments, without those in `shortOf`; below zero it is more. */
  readonly gapMinor: number;
  /** This terminal's payments that the batch does not hold, or not in full: by `identityOf`, what is missing. */
  readonly shortOf: ReadonlyMap<string, number>;
  /** What the service says of single payments against its own total, without its sign. */
  readonly contradictionMinor: number;
  /** By how much its fees and those of its payments differ, without a sign. */
  readonly feesGapMinor: number;
}

/** Compares each batch that these payments name with all payments that name it. A batch that is missing was not compared. */
export function compareBatches(
  paid: readonly PaidAtService[],
  payouts: ReadonlyMap<string, PayoutStated>,
  read: BatchesRead,
): ReadonlyMap<string, BatchCompared> {
  const own = paid.map(({ record }) => record);
  const named = withTrackingIds(read.payments, own);
  const compared = new Map<string, BatchCompared>();
  for (const [batchId, settlementId] of batchesToCompare(paid, read)) {
    const ofOwn = own.filter((record) => record.batchId === batchId);
    const { batches = [] } = payouts.get(settlementId) ?? {};
    const stated = batches.find((batch) => batch.batchId === batchId);
    if (batches.length > 0 && !stated) {
      // Its settlement does not list it: nothing of it is in what the settlement comes to.
      const shortOf = new Map(ofOwn.map((record) => [identityOf(record), settledMinor(record) ?? 0]));
      compared.set(batchId, { settlementId, gapMinor: 0, shortOf, contradictionMinor: 0, feesGapMinor: 0 });
      continue;
    }
    if (stated?.grossMinor === undefined || !read.isWhole(batchId)) continue;
    const payments = named.filter((payment) => payment.batchId === batchId && isPaidRecord(payment));
    // What only the terminal's list has counts too.
    const listed = new Set(payments.map(identityOf));
    const all = [...payments, ...ofOwn.filter((record) => !listed.has(identityOf(record)))];
    const one = compareOne({ ...stated, grossMinor: stated.grossMinor }, all, ofOwn, read);
    if (one) compared.set(batchId, { settlementId, ...one });
  }
  return compared;
}

/** With the settlement of each. */
export function batchesToCompare(
  paid: readonly PaidAtService[],
  { ofPayout = new Map() }: Pick<BatchesRead, 'ofPayout'>,
): ReadonlyMap<string, string> {
  return new Map([...ofPayout, ...batchesOf(paid)]);
}

function compareOne(
  { grossMinor, feesMinor }: BatchStated & { readonly grossMinor: number },
  payments: readonly PaymentAtService[],
  own: readonly PaymentAtService[],
  { settledFor, feeOf }: Pick<BatchesRead, 'settledFor' | 'feeOf'>,
): Omit<BatchCompared, 'settlementId'> | undefined {
  const shorts = payments.map((payment) => {
    const minor = settledMinor(payment);
    const settled = settledFor(payment);
    return { identity: identityOf(payment), minor, settled, short: (minor ?? 0) - (settled ?? 0) };
  });
  if (shorts.some(({ minor }) => minor === undefined)) return undefined;
  const gapMinor = shorts.reduce((sum, { minor = 0 }) => sum + minor, 0) - grossMinor;
  const isSaid = shorts.some(({ settled }) => settled !== undefined);
  const ownIds = new Set(own.map(identityOf));
  if (gapMinor === 0) {
    const contradictionMinor = shorts
      .filter(({ identity, settled }) => settled !== undefined && ownIds.has(identity))
      .reduce((sum, { short }) => sum + Math.abs(short), 0);
    // What was settled twice has its fee twice, too.
    const feesGapMinor = contradictionMinor === 0 ? feesGap(feesMinor, payments.map(feeOf)) : 0;
    return { gapMinor, shortOf: new Map(), contradictionMinor, feesGapMinor };
  }
  // Only when it comes to the whole gap: the list may be one of other days.
  const isStated = isSaid && shorts.reduce((sum, { short }) => sum + short, 0) === gapMinor;
  const shortOf = new Map(
    shorts.flatMap(({ identity, short }) =>
      // One of which the batch holds more is missing nowhere: that stays with the batch.
      isStated && short > 0 && ownIds.has(identity) ? [[identity, short] as const] : [],
    ),
  );
  const ownShort = [...shortOf.values()].reduce((sum, short) => sum + short, 0);
  return { gapMinor: gapMinor - ownShort, shortOf, contradictionMinor: 0, feesGapMinor: 0 };
}

/**
 * Nothing where not all fees are stated, or where those of the payments are 0.00: then they are charged by the batch. Each fee of a
 * payment may be rounded, by half a minor unit, where the batch's is counted of the whole.
 */
function feesGap(feesMinor: number | undefined, fees: readonly (number | undefined)[]): number {
  const stated = fees.filter((fee) => fee !== undefined);
  if (feesMinor === undefined || stated.length < fees.length || stated.every((fee) => fee === 0)) return 0;
  const gapMinor = Math.abs(stated.reduce((sum, fee) => sum + fee, 0) - feesMinor);
  return gapMinor + gapMinor > stated.length ? gapMinor : 0;
}
