import { identityOf, withTrackingIds } from '../payments/match-payments.ts';
import { isPaidRecord, settledMinor } from './compare-sides.ts';
import { batchesOf } from './payout-stated.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { PaidAtService, Span } from './compare-sides.ts';
import type { BatchStated, PayoutStated } from './payout-stated.ts';

/** The payments and settlements with which batches are compared. */
export interface BatchesRead {
  /** Payments of all the merchant's terminals, created in the batches' periods. */
  readonly payments: readonly PaymentAtService[];
  /** Number of payments that are left out, because their currency is another or unknown. */
  readonly others: number;
  /** The service's settled amount of a payment in minor units, where it states one. */
  readonly settledFor: (payment: PaymentAtService) => number | undefined;
  /** The service's fees of a payment in minor units, where it states them. */
  readonly feeOf: (payment: PaymentAtService) => number | undefined;
  /** Whether the service settled this payment in another batch than the payment names. */
  readonly isSettledElsewhere: (payment: PaymentAtService) => boolean;
  /** The period of which every payment of the merchant was read; missing where that is not certain. */
  readonly window?: Span;
  /** Whether `payments` holds all payments of this batch. */
  readonly isWhole: (batchId: string) => boolean;
  /** Batches of an explained payout with its id, including those that no payment names. */
  readonly ofPayout?: ReadonlyMap<string, string>;
}

export interface BatchCompared {
  readonly settlementId: string;
  /** By how much the batch is below the sum of its payments, without those in `shortOf`. Negative where it is above. */
  readonly gapMinor: number;
  /** What the batch lacks of this terminal's payments, in minor units by `identityOf`. */
  readonly shortOf: ReadonlyMap<string, number>;
  /** How much the batch's total and the settlements of its payments differ, never negative. */
  readonly contradictionMinor: number;
  /** How much the batch's fees and those of its payments differ, never negative. */
  readonly feesGapMinor: number;
}

/**
 * Compares each batch of these payments with all payments that name it. Batches that could not be compared are missing.
 */
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
      // The settlement does not list this batch, so its sum contains none of these payments.
      const shortOf = new Map(ofOwn.map((record) => [identityOf(record), settledMinor(record) ?? 0]));
      compared.set(batchId, { settlementId, gapMinor: 0, shortOf, contradictionMinor: 0, feesGapMinor: 0 });
      continue;
    }
    if (stated?.grossMinor === undefined || !read.isWhole(batchId)) continue;
    const payments = named.filter((payment) => payment.batchId === batchId && isPaidRecord(payment));
    // Payments that only the terminal's list has are added.
    const listed = new Set(payments.map(identityOf));
    const all = [...payments, ...ofOwn.filter((record) => !listed.has(identityOf(record)))];
    const one = compareOne({ ...stated, grossMinor: stated.grossMinor }, all, ofOwn, read);
    if (one) compared.set(batchId, { settlementId, ...one });
  }
  return compared;
}

/** The id of each batch with that of its settlement. */
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
  { settledFor, feeOf, isSettledElsewhere }: BatchesRead,
): Omit<BatchCompared, 'settlementId'> | undefined {
  const shorts = payments.map((payment) => {
    const minor = settledMinor(payment);
    const settled = settledFor(payment);
    const short = (minor ?? 0) - (settled ?? 0);
    const amiss = isSettledElsewhere(payment) ? (minor ?? 0) : Math.abs(short);
    return { identity: identityOf(payment), minor, settled, short, amiss };
  });
  if (shorts.some(({ minor }) => minor === undefined)) return undefined;
  const gapMinor = shorts.reduce((sum, { minor = 0 }) => sum + minor, 0) - grossMinor;
  const isSaid = shorts.some(({ settled }) => settled !== undefined);
  const ownIds = new Set(own.map(identityOf));
  if (gapMinor === 0) {
    const contradictionMinor = shorts
      .filter(({ identity, settled }) => settled !== undefined && ownIds.has(identity))
      .reduce((sum, { amiss }) => sum + amiss, 0);
    // A payment that was settled twice also has its fee twice, which is the same error.
    const feesGapMinor = contradictionMinor === 0 ? feesGap(feesMinor, payments.map(feeOf)) : 0;
    return { gapMinor, shortOf: new Map(), contradictionMinor, feesGapMinor };
  }
  // The settlements explain the gap only if they come to all of it: they may be of other days.
  const isStated = isSaid && shorts.reduce((sum, { short }) => sum + short, 0) === gapMinor;
  const shortOf = new Map(
    shorts.flatMap(({ identity, short }) =>
      // Where the batch holds too much, nothing of the payment is missing; the gap remains the batch's.
      isStated && short > 0 && ownIds.has(identity) ? [[identity, short] as const] : [],
    ),
  );
  const ownShort = [...shortOf.values()].reduce((sum, short) => sum + short, 0);
  return { gapMinor: gapMinor - ownShort, shortOf, contradictionMinor: 0, feesGapMinor: 0 };
}

/**
 * 0 where not all fees are stated, and where those of the payments are 0.00, because the batch is charged then. Each
 * payment's fee may be rounded by half a minor unit while the batch's is computed from its total.
 */
function feesGap(feesMinor: number | undefined, fees: readonly (number | undefined)[]): number {
  const stated = fees.filter((fee) => fee !== undefined);
  if (feesMinor === undefined || stated.length < fees.length || stated.every((fee) => fee === 0)) return 0;
  const gapMinor = Math.abs(stated.reduce((sum, fee) => sum + fee, 0) - feesMinor);
  return gapMinor + gapMinor > stated.length ? gapMinor : 0;
}
