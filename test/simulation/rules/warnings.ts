import { isFinalWord, isPaidWord } from '../oracle/statuses.ts';
import { isKnownPaid, isOpen } from './known.ts';
import { sameOrder } from './same-order.ts';
import type { GuardWarning } from '../../../shared/failure.ts';
import type { Press } from './press.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** So many ended sales of a reference are surely read again. */
const ENDED_READ = 3;
/** A reference again within this time, an hour less than a day, is surely compared. */
const SAME_REFERENCE_WITHIN = 23 * 60 * 60_000;
/** The same amount again within this time may be the same customer. */
const SAME_AMOUNT_WITHIN = 10 * 60_000;

/** What stands against a charge, and why; `saleId` is the earlier sale of this till that it is about. */
export interface Due {
  readonly code: 'reference-in-use' | GuardWarning;
  /** What may be said in its place. */
  readonly or?: GuardWarning;
  readonly saleId?: string;
  /** The payment of another till that it is about. */
  readonly trackingId?: string;
  readonly why?: string;
}

/** Earlier sales of the reference: what could be paid must have been read since the press, and what is paid is told. */
export function dueForReference(witness: Witness, press: Press): readonly Due[] {
  const { statements } = witness;
  const earlier = latelyOfReference(witness, press);
  return earlier.flatMap((record): readonly Due[] => {
    const { saleId, shown } = record;
    const inUse = (why: string): readonly Due[] => [{ code: 'reference-in-use', saleId, why }];
    if (isKnownPaid(record))
      return record.acknowledged ? [{ code: 'reference-paid-before', saleId }] : inUse('has been paid');
    const unreadable: readonly Due[] = [{ code: 'earlier-payment-unreadable', saleId }];
    if (shown === undefined) {
      const isOver = record.stopped || record.creation === 'create-rejected' || record.outcome !== undefined;
      if (isOver) return mayHaveShown(record) ? unreadable : [];
      return witness.isElsewhere(record) ? unreadable : inUse('is being created');
    }
    if (!isOpen(record, shown)) return [];
    const isWithdrawn = isWithdrawnUnpaid(record);
    if (!statements.isFresh(shown, press.moment)) return unreadable;
    // Of two readings since the press one failed: whichever the guard waited for.
    if (statements.failedSince(shown, press.moment))
      return isWithdrawn
        ? [{ code: 'earlier-payment-unreadable', saleId, or: 'code-withdrawn' }]
        : unreadable;
    return isWithdrawn ? [{ code: 'code-withdrawn', saleId }] : inUse('could be paid, as was read since');
  });
}

/**
 * Payments of ended sales that must have been asked for since the press and were not: of the newest ended ones. One that
 * is open again and whose reading has been under way since before the press is asked for when that has ended: a second
 * question would hang where the first does, and until then the sale can be charged despite the warning only.
 */
export function notReadAgain(witness: Witness, press: Press): readonly string[] {
  const { statements } = witness;
  const ended = latelyOfReference(witness, press)
    .filter((record) => record.outcome !== undefined && !isKnownPaid(record) && !witness.isElsewhere(record))
    .sort((a, b) => b.number - a.number)
    .slice(0, ENDED_READ);
  return ended.flatMap((record) => {
    const { shown } = record;
    if (shown === undefined || (isOpen(record, shown) && statements.isAsking(shown))) return [];
    const wasRead =
      statements.askedSince(shown, press.moment) || statements.readSince(shown, press.moment) !== undefined;
    return wasRead ? [] : [shown];
  });
}

/** Payments of other tills: due when history told of them, and a reading of each has come to its end. */
export function dueForOthers({ statements }: Witness, { elsewhere, ...press }: Press): readonly Due[] {
  const moment = press.lookedSince ?? press.moment;
  const isTried = (id: string): boolean =>
    statements.isFresh(id, moment) || statements.failedSince(id, moment);
  if (!elsewhere.every(isTried)) return [];
  return elsewhere.flatMap((trackingId): readonly Due[] => {
    const word = statements.readSince(trackingId, moment)?.word;
    if (
      word === undefined ||
      !statements.isFresh(trackingId, moment) ||
      statements.failedSince(trackingId, moment)
    )
      return [];
    if (isPaidWord(word)) return [{ code: 'reference-paid-before', trackingId }];
    return isFinalWord(word) ? [] : [{ code: 'reference-open-elsewhere', trackingId }];
  });
}

/**
 * Open payments that a search has taken to a sale of the reference, and that are older than its first try: another till
 * may show their code.
 */
export function dueForTaken(witness: Witness, press: Press): readonly Due[] {
  if (press.reference === '') return [];
  return earlierOfReference(witness, press)
    .filter((record) => !record.gap && !witness.isElsewhere(record))
    .flatMap((record) =>
      [...record.payments.keys()]
        .filter((id) => id !== record.shown && isOpen(record, id) && mustBeAnothers(witness, record, id))
        .map((trackingId): Due => ({ code: 'reference-open-elsewhere', trackingId })),
    );
}

/** Whether a sale has taken the payment, and nothing tells it from what its own tries have left behind. */
export function isTakenAsOwn(witness: Witness, trackingId: string): boolean {
  return [...witness.records.values()].some(
    (record) => record.payments.has(trackingId) && !mustBeAnothers(witness, record, trackingId),
  );
}

/** What a create answer named is the sale's own, whatever its stamp says. */
function mustBeAnothers(witness: Witness, record: Recorded, trackingId: string): boolean {
  const isOwn = witness.payments.get(trackingId)?.key === record.key;
  return !isOwn && isOlderThanFirstTry(witness, record, trackingId) === true;
}

/** By the service's clock; `undefined` where the till did not know it then. */
function isOlderThanFirstTry(
  { payments, stampOf }: Witness,
  { firstTryAt }: Recorded,
  trackingId: string,
): boolean | undefined {
  const payment = payments.get(trackingId);
  return payment && firstTryAt !== undefined ? stampOf(payment) < firstTryAt : undefined;
}

/** Nothing was heard of other tills since the press, and no cashier has answered for this reference before. */
export function dueForSilence(witness: Witness, press: Press): readonly Due[] {
  if (press.reference === '' || press.othersStated) return [];
  const isAnswered = earlierOfReference(witness, press).some(({ othersUnchecked }) => othersUnchecked);
  return isAnswered ? [] : [{ code: 'other-tills-unchecked' }];
}

/** Sales of the same amount, minutes ago, that nobody has finished. */
export function dueForAmount(witness: Witness, press: Press): readonly Due[] {
  const unfinished = earlierOfAmount(witness, press).filter(
    (record) => !record.acknowledged && (record.outcome === undefined || isKnownPaid(record)),
  );
  return unfinished.map(({ saleId }) => ({ code: 'same-amount-open', saleId }));
}

/** Whether there is anything that the warning can be about; `saleId` is the earlier sale that it names. */
export function isTrue(
  witness: Witness,
  press: Press,
  { warning, earlierSaleId }: { readonly warning: GuardWarning; readonly earlierSaleId?: string },
): boolean {
  const { payments, records } = witness;
  const named = (record: Recorded): boolean => earlierSaleId === undefined || record.saleId === earlierSaleId;
  const earlier = earlierOfReference(witness, press).filter(named);
  const isOurs = (id: string): boolean =>
    earlier.some(
      (record) =>
        record.payments.has(id) &&
        (id === record.shown || isOlderThanFirstTry(witness, record, id) === false),
    );
  const elsewhere = [...payments.values()].some(
    ({ reference, trackingId }) => sameOrder(reference, press.reference) && !isOurs(trackingId),
  );
  switch (warning) {
    case 'earlier-payment-unreadable':
      return earlier.some(
        (record) => isShownAndOpen(record) || mayHaveShown(record) || witness.isElsewhere(record),
      );
    case 'code-withdrawn':
      return earlier.some((record) => isShownAndOpen(record) && isWithdrawnUnpaid(record));
    case 'reference-paid-before':
      return (elsewhere && earlierSaleId === undefined) || earlier.some(isKnownPaid);
    case 'reference-open-elsewhere':
      return elsewhere;
    case 'other-tills-unchecked':
      return press.reference !== '';
    case 'same-amount-open':
      return [...records.values()].some((record) => named(record) && record.minor === press.minor);
  }
}

/** Sales of the same reference that were there when Charge was pressed. */
function earlierOfReference({ records }: Witness, press: Press): readonly Recorded[] {
  return [...records.values()].filter(({ reference }) => sameOrder(reference, press.reference));
}

/** Those of the last day, whatever the till's clock says, and those that nobody has finished. */
function latelyOfReference(witness: Witness, press: Press): readonly Recorded[] {
  const since = witness.timeline.now() - SAME_REFERENCE_WITHIN;
  return earlierOfReference(witness, press).filter(({ begunAt, closed }) => begunAt >= since || !closed);
}

/** Sales of the same amount, minutes ago, that had shown a code when Charge was pressed. */
function earlierOfAmount({ records }: Witness, press: Press): readonly Recorded[] {
  return [...records.values()].filter(
    ({ saleId, minor, currency, startedAt }) =>
      minor === press.minor &&
      currency === press.currency &&
      press.withCode.has(saleId) &&
      startedAt >= press.wall - SAME_AMOUNT_WITHIN,
  );
}

/** Somebody took the code off the screens, and money has not been seen since. */
function isWithdrawnUnpaid({ withdrawn, shown = '', payments }: Recorded): boolean {
  return withdrawn && (payments.get(shown)?.last?.word ?? 'created') === 'created';
}

function isShownAndOpen(record: Recorded): boolean {
  return record.shown !== undefined && isOpen(record, record.shown);
}

/** A part of its record is missing, and nobody has answered for it: its code may have been shown, and not all is known to be over. */
function mayHaveShown(record: Recorded): boolean {
  if (!record.waitsForPerson || record.shown !== undefined) return false;
  const isUnpaid = [...record.payments.keys()].every((trackingId) => !isOpen(record, trackingId));
  return !isUnpaid || record.unsearched > 0 || record.searchRefused;
}
