import { isFinalWord, isPaidWord } from '../oracle/statuses.ts';
import { isKnownPaid } from './known.ts';
import type { GuardWarning } from '../../../shared/failure.ts';
import type { Press } from './press.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

const DAY = 86_400_000;
/** So many ended sales of a reference are surely read again. */
const ENDED_READ = 3;
/** The same amount again within this time may be the same customer. */
const SAME_AMOUNT_WITHIN = 10 * 60_000;

/** Earlier sales of the reference: what could be paid must have been read since the press, and what is paid is told. */
export function dueForReference(witness: Witness, press: Press, saleId: string): readonly GuardWarning[] {
  const { breaks, told } = witness;
  const earlier = earlierOfReference(witness, press).filter(
    ({ closed, startedAt }) => !closed || startedAt >= press.wall - DAY,
  );
  const ended = earlier.filter((record) => record.outcome !== undefined && !isKnownPaid(record));
  return earlier.flatMap((record): readonly GuardWarning[] => {
    if (isKnownPaid(record)) {
      if (record.acknowledged) return ['reference-paid-before'];
      breaks('2 no second code for a reference', `${saleId} starts, and ${record.saleId} has been paid`);
      return [];
    }
    const { shown } = record;
    if (shown === undefined) {
      if (!record.stopped && record.creation !== 'create-rejected' && record.outcome === undefined)
        breaks('2 no second code for a reference', `${saleId} starts, and ${record.saleId} is being created`);
      return [];
    }
    if (isOpen(record, shown)) {
      if (told.isFresh(shown, press.moment) && !told.failedSince(shown, press.moment))
        breaks(
          '2 no second code for a reference',
          `${saleId} starts, and ${shown} of ${record.saleId} could be paid, as was read since`,
        );
      return ['earlier-payment-unreadable'];
    }
    const wasRead = told.askedSince(shown, press.moment) || told.readSince(shown, press.moment) !== undefined;
    if (ended.length <= ENDED_READ && !wasRead)
      breaks('2 the guard reads again', `${saleId} starts, and ${shown} was not asked for since the press`);
    return [];
  });
}

/** Payments of other tills: due when history told of them, and a reading of each has come to its end. */
export function dueForOthers({ told }: Witness, { elsewhere, moment }: Press): readonly GuardWarning[] {
  const isTried = (id: string): boolean => told.isFresh(id, moment) || told.failedSince(id, moment);
  if (!elsewhere.every(isTried)) return [];
  return elsewhere.flatMap((trackingId): readonly GuardWarning[] => {
    const word = told.readSince(trackingId, moment);
    if (word === undefined || !told.isFresh(trackingId, moment) || told.failedSince(trackingId, moment))
      return [];
    if (isPaidWord(word)) return ['reference-paid-before'];
    return isFinalWord(word) ? [] : ['reference-open-elsewhere'];
  });
}

/** Sales of the same amount, minutes ago, that nobody has finished. */
export function dueForAmount(witness: Witness, press: Press): readonly GuardWarning[] {
  const unfinished = earlierOfAmount(witness, press).filter(
    (record) => !record.acknowledged && (record.outcome === undefined || isKnownPaid(record)),
  );
  return unfinished.length > 0 ? ['same-amount-open'] : [];
}

/** Whether there is anything that the warning can be about. */
export function isTrue(witness: Witness, press: Press, warning: GuardWarning): boolean {
  const { payments, records } = witness;
  const earlier = earlierOfReference(witness, press);
  const isOurs = (id: string): boolean => earlier.some((record) => record.payments.has(id));
  const elsewhere = [...payments.values()].some(
    ({ reference, trackingId }) => reference === press.reference && !isOurs(trackingId),
  );
  switch (warning) {
    case 'earlier-payment-unreadable':
      return earlier.some(isShownAndOpen);
    case 'reference-paid-before':
      return elsewhere || earlier.some(isKnownPaid);
    case 'reference-open-elsewhere':
      return elsewhere;
    case 'same-amount-open':
      return [...records.values()].some(({ minor }) => minor === press.minor);
  }
}

/** Sales of the same reference that were there when Charge was pressed. */
function earlierOfReference({ records }: Witness, press: Press): readonly Recorded[] {
  return [...records.values()].filter(({ reference }) => reference === press.reference);
}

/** Sales of the same amount, minutes ago, that had shown a code when Charge was pressed. */
function earlierOfAmount({ records }: Witness, press: Press): readonly Recorded[] {
  return [...records.values()].filter(
    ({ saleId, minor, startedAt }) =>
      minor === press.minor && press.withCode.has(saleId) && startedAt >= press.wall - SAME_AMOUNT_WITHIN,
  );
}

function isShownAndOpen(record: Recorded): boolean {
  return record.shown !== undefined && isOpen(record, record.shown);
}

function isOpen({ payments }: Recorded, trackingId: string): boolean {
  const last = payments.get(trackingId)?.last;
  return last === undefined || !isFinalWord(last);
}
