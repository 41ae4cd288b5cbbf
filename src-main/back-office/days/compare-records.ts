import { SAME_REFERENCE, referenceKey } from '../../sales/guard/same-sale.ts';
import { identityOf, madeAt, withTrackingIds } from '../payments/match-payments.ts';
import { isPaidRecord, onDay, settledMinor } from './compare-sides.ts';
import { settlementOf } from './payout-stated.ts';
import { looksOf } from './read-service.ts';
import type { Difference } from '../../../shared/contract/back-office/days-explained.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { PaidAtService, Span } from './compare-sides.ts';

interface RecordsCompared {
  /** No part of the way to the bank. */
  readonly differences: readonly Difference[];
  /** Paid payments of which the service's lists say two things, and what the terminal's own says twice and otherwise. */
  readonly contradictionMinor: number;
}

interface Lists {
  /** The merchant's, which may hold the terminal's own. */
  readonly wide: readonly PaymentAtService[];
  /** When all that was created is among them; missing where that is not known. */
  readonly window?: Span | undefined;
  /** Of them those of other terminals, on the same days. */
  readonly elsewhere: readonly PaymentAtService[];
  /** What the terminal's list says again of payments that are among `paid`, or are not. */
  readonly repeated: readonly PaymentAtService[];
}

/**
 * What the merchant's list says beside the terminal's: of the same payments, money that went back and another batch; and
 * payments of other terminals, among them such as were paid here too.
 */
export function compareRecords(
  paid: readonly PaidAtService[],
  { wide, window, elsewhere, repeated }: Lists,
): RecordsCompared {
  const own = paid.map(({ record }) => record);
  const ofMerchant = withTrackingIds(wide, own);
  const recordsOf = grouped([...own, ...ofMerchant], identityOf);
  const othersOf = grouped(ofMerchant, identityOf);
  const looks = new Set(window ? wide.map(looksOf) : []);
  const ofOne = new Map(paid.map((one) => [identityOf(one.record), one]));
  const orders = grouped(own, orderOf);
  const differences: Difference[] = [];
  let contradictionMinor = 0;
  for (const [identity, one] of ofOne) {
    const { payment, record, minor } = one;
    const records = recordsOf.get(identity) ?? [];
    if (isRefunded(records)) differences.push({ kind: 'refunded', minor: -minor, payment });
    // Two that are alike in everything may be two payments.
    const isAlone = othersOf.has(identity)
      ? isUnbatched(othersOf.get(identity) ?? [])
      : isWithin(window, record) && !looks.has(looksOf(record));
    // A payment that is not settled yet may reach one list before the other.
    const isSettledAlone = settlementOf(one) !== undefined && isAlone;
    if (isNamed(record) && (isSettledAlone || saysTwoThings(records))) contradictionMinor += minor;
  }
  for (const record of repeated) {
    const saidAgain = isPaidRecord(record) ? (settledMinor(record) ?? 0) : 0;
    contradictionMinor += Math.abs(saidAgain - (ofOne.get(identityOf(record))?.minor ?? 0));
  }
  for (const record of elsewhere.filter(isPaidRecord)) {
    const isPaidHere =
      record.reference !== undefined &&
      orders
        .get(orderOf(record))
        ?.some((each) => Math.abs(madeAt(each) - madeAt(record)) <= SAME_REFERENCE.ms) === true;
    const kind = isPaidHere ? 'paid-at-two-tills' : 'made-elsewhere';
    differences.push({ kind, minor: settledMinor(record) ?? 0, payment: onDay(record, undefined) });
  }
  return { differences, contradictionMinor };
}

function grouped(
  records: readonly PaymentAtService[],
  keyOf: (record: PaymentAtService) => string,
): ReadonlyMap<string, readonly PaymentAtService[]> {
  const groups = new Map<string, PaymentAtService[]>();
  for (const record of records) {
    const group = groups.get(keyOf(record));
    if (group) group.push(record);
    else groups.set(keyOf(record), [record]);
  }
  return groups;
}

/** As a field says that there is none: their names and words are not shown (spec "Payment history objects"). */
const NONE = /^(?:no|none|not.*|false|n\/?a|unknown|0(?:\.0+)?)$/i;

/** Of one that was overpaid the payer reclaims the rest: that takes nothing from what the till counts. */
function isRefunded(records: readonly PaymentAtService[]): boolean {
  return records.some(
    ({ status, refund }) =>
      status?.kind === 'final' &&
      status.outcome === 'completed' &&
      Object.values(refund ?? {}).some((said) => !NONE.test(said)),
  );
}

/** Records of one paid payment: in two batches or settlements, or paid on one list alone. Where one says nothing, the other counts. */
function saysTwoThings(records: readonly PaymentAtService[]): boolean {
  const batchIds = new Set(records.flatMap(({ batchId }) => batchId ?? []));
  const settlementIds = new Set(records.flatMap(({ settlementId }) => settlementId ?? []));
  // A list that is some moments behind says that it is under way.
  const isUnpaid = records.some((record) => record.status?.kind === 'final' && !isPaidRecord(record));
  return batchIds.size > 1 || settlementIds.size > 1 || isUnpaid;
}

/** Records of a payment that name no batch of a settlement. */
function isUnbatched(records: readonly PaymentAtService[]): boolean {
  return records.every(({ batchId, settlementId }) => batchId === undefined || settlementId === undefined);
}

function isWithin(window: Span | undefined, { createdAt }: PaymentAtService): boolean {
  return (
    window !== undefined && createdAt !== undefined && createdAt >= window.from && createdAt < window.until
  );
}

function isNamed({ trackingId, paymentId }: PaymentAtService): boolean {
  return trackingId !== undefined || paymentId !== undefined;
}

/** The same reference is no sign by itself: two tills have a table 12, and two guests may share a bill. */
function orderOf(record: PaymentAtService): string {
  return JSON.stringify([referenceKey(record.reference ?? ''), settledMinor(record)]);
}
