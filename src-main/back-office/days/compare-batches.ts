import { identityOf } from '../payments/match-payments.ts';
import { isPaidRecord, settledMinor } from './paid-record.ts';
import { batchesOf } from './payout-stated.ts';
import { latestOfEach } from './repeated-records.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { PaidAtService, Span } from './compare-sides.ts';
import type { BatchStated, PayoutStated } from './payout-stated.ts';
import type { SettledIn, SettledPayment } from './settled-payments.ts';

/** The payments and settlements with which batches are compared. */
export interface BatchesRead {
  /** Payments of all the merchant's terminals, created in the batches' periods; compared with this terminal's tracking ids. */
  readonly payments: readonly PaymentAtService[];
  /** Number of payments that are left out, because their currency is another or unknown. */
  readonly others: number;
  readonly settledOf: SettledIn;
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
  /** How much the batch's fees and those of its payments, or amounts, fees and nets of payments, differ; never negative. */
  readonly feesGapMinor: number;
  /** Its number of payments is another, or some of them do not state the settled amount that the others state, or it is not known. */
  readonly isPartly?: true;
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
  // A payment whose record changed while the list was read is in the batch once.
  const { payments: merchants } = latestOfEach(read.payments);
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
    const payments = merchants.filter((payment) => payment.batchId === batchId && isPaidRecord(payment));
    // Payments that only the terminal's list has are added.
    const listed = new Set(payments.map(identityOf));
    const all = [...payments, ...ofOwn.filter((record) => !listed.has(identityOf(record)))];
    const one = compareOne({ ...stated, grossMinor: stated.grossMinor }, all, ofOwn, read, settlementId);
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
  { grossMinor, feesMinor, paymentCount }: BatchStated & { readonly grossMinor: number },
  payments: readonly PaymentAtService[],
  own: readonly PaymentAtService[],
  { settledOf }: BatchesRead,
  settlementId: string,
): Omit<BatchCompared, 'settlementId'> | undefined {
  const compared = payments.map((payment) =>
    compareWithSettled(payment, settledOf({ ...payment, settlementId })),
  );
  if (compared.some(({ minor }) => minor === undefined)) return undefined;
  const gapMinor = compared.reduce((sum, { minor = 0 }) => sum + minor, 0) - grossMinor;
  const isSaid = compared.some(({ settled }) => settled.minor !== undefined);
  const ownIds = new Set(own.map(identityOf));
  const ofOwn = compared.filter(({ identity }) => ownIds.has(identity));
  // A settled amount that is wrong makes the net wrong too, and counts once.
  const netGapMinor = ofOwn.reduce(
    (sum, { amissMinor, settled }) => (amissMinor === 0 ? sum + (settled.netGapMinor ?? 0) : sum),
    0,
  );
  if (gapMinor === 0) {
    const isPartly =
      (paymentCount ?? payments.length) !== payments.length ||
      compared.some(({ settled }) => settled.isUnread) ||
      (isSaid && compared.some(({ settled }) => settled.isUnstated));
    const contradictionMinor = ofOwn.reduce((sum, { amissMinor }) => sum + amissMinor, 0);
    const fees = compared.map(({ settled }) => settled.feeMinor);
    // A payment that was settled twice also has its fee twice, which is the same error; and so is the net of a wrong fee.
    const feesGapMinor = Math.max(contradictionMinor === 0 ? feesGap(feesMinor, fees) : 0, netGapMinor);
    return { gapMinor, shortOf: new Map(), contradictionMinor, feesGapMinor, ...(isPartly && { isPartly }) };
  }
  // The settlements explain the gap only if they come to all of it: they may be of other days.
  const isStated = isSaid && compared.reduce((sum, { shortMinor }) => sum + shortMinor, 0) === gapMinor;
  const shortOf = new Map(
    ofOwn.flatMap(({ identity, shortMinor }) =>
      // Where the batch holds too much, nothing of the payment is missing; the gap remains the batch's.
      isStated && shortMinor > 0 ? [[identity, shortMinor] as const] : [],
    ),
  );
  const ownShort = [...shortOf.values()].reduce((sum, short) => sum + short, 0);
  return { gapMinor: gapMinor - ownShort, shortOf, contradictionMinor: 0, feesGapMinor: netGapMinor };
}

function compareWithSettled(payment: PaymentAtService, settled: SettledPayment) {
  const minor = settledMinor(payment);
  const shortMinor = (minor ?? 0) - (settled.minor ?? 0);
  const isSaid = settled.minor !== undefined || settled.isUnlisted === true;
  const amissMinor = settled.isElsewhere ? (minor ?? 0) : isSaid ? Math.abs(shortMinor) : 0;
  return { identity: identityOf(payment), minor, settled, shortMinor, amissMinor };
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
