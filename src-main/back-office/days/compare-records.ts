import { refundStated } from '../../../shared/payment/refund-stated.ts';
import { grouped, identityOf } from '../payments/match-payments.ts';
import { onDay } from './compare-sides.ts';
import { isPaidRecord, settledMinor } from './paid-record.ts';
import { settlementOf } from './payout-stated.ts';
import { looksOf } from './read-service.ts';
import { sameOrderAs } from './same-order.ts';
import type { Difference } from '../../../shared/contract/back-office/days-explained.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { PaidAtService, Span } from './compare-sides.ts';

interface RecordsCompared {
  /** Differences that change nothing on the way to the bank. */
  readonly differences: readonly Difference[];
  /** Sum of the paid payments whose records contradict each other, in minor units. */
  readonly contradictionMinor: number;
}

interface Lists {
  /** The merchant's list, which may contain the terminal's payments, with the tracking ids of those. */
  readonly wide: readonly PaymentAtService[];
  /** The period of which the merchant's list is complete; missing where that is not certain. */
  readonly window?: Span | undefined;
  /** Payments of the merchant's other terminals on the same days. */
  readonly elsewhere: readonly PaymentAtService[];
  /** The list that is compared, each payment once, paid or not and also of other days. */
  readonly listed: readonly PaymentAtService[];
  /** Second records of payments in it. */
  readonly repeated: readonly PaymentAtService[];
}

/**
 * Compares the terminal's payments with the merchant's list: money that went back, other batches, and payments at other
 * terminals, also those that were paid here too.
 */
export function compareRecords(
  paid: readonly PaidAtService[],
  { wide, window, elsewhere, listed, repeated }: Lists,
): RecordsCompared {
  const own = paid.map(({ record }) => record);
  const ownOf = grouped(own, identityOf);
  const othersOf = grouped(wide, identityOf);
  // Nearly every payment is on the merchant's list by its identity, and the looks of a month take megabytes.
  let looks: ReadonlySet<string> | undefined;
  const isListed = (record: PaymentAtService): boolean =>
    (looks ??= new Set(wide.map(looksOf))).has(looksOf(record));
  const ofOne = new Map(paid.map((one) => [identityOf(one.record), one]));
  const isSameOrder = sameOrderAs(own);
  const differences: Difference[] = [];
  let contradictionMinor = 0;
  for (const [identity, one] of ofOne) {
    const { record, sale, minor } = one;
    const others = othersOf.get(identity) ?? [];
    const records = [...(ownOf.get(identity) ?? []), ...others];
    if (isRefunded(records))
      differences.push({ kind: 'refunded', minor: -minor, payment: onDay(record, sale) });
    // Records that are alike in all fields may be of two payments.
    const isAlone = others.length > 0 ? isUnbatched(others) : isWithin(window, record) && !isListed(record);
    // One list may have a new payment earlier than the other, so only settled ones count.
    const isSettledAlone = settlementOf(one) !== undefined && isAlone;
    if (!isNamed(record)) continue;
    contradictionMinor += isSettledAlone || saysTwoThings(records) ? minor : amountsGap(records);
  }
  const again = new Set(repeated.map(identityOf));
  const latest = new Map(
    listed.filter((record) => again.has(identityOf(record))).map((record) => [identityOf(record), record]),
  );
  for (const record of repeated) {
    // A payment that was still pending on one page, and paid by the next, is no contradiction.
    if (record.status?.kind === 'created' || record.status?.kind === 'processing') continue;
    contradictionMinor += Math.abs(saidPaidMinor(record) - saidPaidMinor(latest.get(identityOf(record))));
  }
  for (const record of elsewhere.filter(isPaidRecord)) {
    const kind = isSameOrder(record) ? 'paid-at-two-tills' : 'made-elsewhere';
    differences.push({ kind, minor: settledMinor(record) ?? 0, payment: onDay(record, undefined) });
  }
  return { differences, contradictionMinor };
}

/** 0 where the record does not say that the payment is paid, or with which amount. */
function saidPaidMinor(record: PaymentAtService | undefined): number {
  return record && isPaidRecord(record) ? (settledMinor(record) ?? 0) : 0;
}

/** Of an overpaid payment only the excess goes back, which the till never counted. */
function isRefunded(records: readonly PaymentAtService[]): boolean {
  return records.some((record) => {
    const { status } = record;
    // Reserved statuses of the specification ("Payment statuses"), which no payment has today.
    if (status?.kind === 'unrecognised') return /refunded$/i.test(status.raw);
    const isCompleted = status?.kind === 'final' && status.outcome === 'completed';
    return isCompleted && refundStated(record).length > 0;
  });
}

/**
 * Whether the records of a paid payment name two batches or settlements, or only some are paid. Missing fields
 * contradict nothing.
 */
function saysTwoThings(records: readonly PaymentAtService[]): boolean {
  const batchIds = new Set(records.flatMap(({ batchId }) => batchId ?? []));
  const settlementIds = new Set(records.flatMap(({ settlementId }) => settlementId ?? []));
  // A list that is some moments behind may still call the payment pending.
  const isUnpaid = records.some((record) => record.status?.kind === 'final' && !isPaidRecord(record));
  return batchIds.size > 1 || settlementIds.size > 1 || isUnpaid;
}

/** How far the requested amounts of one payment's records are apart. */
function amountsGap(records: readonly PaymentAtService[]): number {
  const minors = records.flatMap(({ requested }) => requested?.minor ?? []);
  return minors.length === 0 ? 0 : Math.max(...minors) - Math.min(...minors);
}

/** Whether no record of a payment names both its settlement and a batch that can have been settled. */
function isUnbatched(records: readonly PaymentAtService[]): boolean {
  return records.every((record) => settlementOf({ record }) === undefined);
}

function isWithin(window: Span | undefined, { createdAt }: PaymentAtService): boolean {
  return (
    window !== undefined && createdAt !== undefined && createdAt >= window.from && createdAt < window.until
  );
}

function isNamed({ trackingId, paymentId }: PaymentAtService): boolean {
  return trackingId !== undefined || paymentId !== undefined;
}
