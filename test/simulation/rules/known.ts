import { AMOUNT_DIFFERS, differs, meaningOf } from '../oracle/sayings.ts';
import { isFinalWord, isPaidWord } from '../oracle/statuses.ts';
import type { Recorded } from './record.ts';

/** Whether the last word on this payment leaves it open. */
export function isOpen({ payments }: Recorded, trackingId: string): boolean {
  const last = payments.get(trackingId)?.last;
  return last === undefined || !isFinalWord(last.word);
}

/** Whether the till has to go on asking about the sale: a payment may still be made, found or paid. */
export function isFollowed(record: Recorded): boolean {
  const { shown, stopped, outcome, creation, unsearched, payments } = record;
  const mayBeMade =
    shown === undefined && !stopped && outcome === undefined && creation !== 'create-rejected';
  return mayBeMade || unsearched > 0 || [...payments.keys()].some((id) => isOpen(record, id));
}

/** Whether the last word on a payment of the sale is that it was paid, and the history has stated no other amount. */
export function isPaidNow(record: Recorded): boolean {
  return [...record.payments].some(
    ([id, { last }]) =>
      last !== undefined && isPaidWord(meaningOf(last, record)) && !record.historyDiffers.has(id),
  );
}

/** Whether the service has told that a payment of the sale was paid as asked for, now or at its end. */
export function isKnownPaidInFull(record: Recorded): boolean {
  return [...record.payments.values()].some(({ first, last }) =>
    [first, last].some((saying) => saying !== undefined && isPaidWord(meaningOf(saying, record))),
  );
}

/** Whether the service has told that a payment of the sale was paid, of whatever amount, now or at its end. */
export function isKnownPaid(record: Recorded): boolean {
  return paidPayments(record) > 0;
}

/** What a person must hear of the sale, in the words in which the view tells it, whether noted or not. */
export function alertsOf(record: Recorded): readonly string[] {
  const { outcome, outcomeCameLate } = record;
  const changed = [...record.payments.values()].flatMap((payment) => {
    if (payment.last === undefined || meaningOf(payment.last, record) === AMOUNT_DIFFERS) return [];
    const last = payment.last.word;
    const first = payment.first && meaningOf(payment.first, record);
    if (first !== undefined && first !== last) return [`outcome-changed ${first} ${last}`];
    if (!isPaidWord(last)) return [];
    if (outcome !== undefined && !isPaidWord(outcome)) return [`outcome-changed ${outcome} ${last}`];
    return outcomeCameLate ? [`outcome-changed - ${last}`] : [];
  });
  const otherAmounts = [...record.payments].filter(
    ([id, { first, last }]) =>
      record.historyDiffers.has(id) ||
      [first, last].some((saying) => saying !== undefined && differs(saying, record)),
  );
  const paid = paidPayments(record);
  return [
    ...(paid < 2 ? [] : [`paid-twice ${paid}`]),
    ...changed,
    ...otherAmounts.map(() => 'amount-differs'),
    ...(record.searchRefused ? ['lost-unchecked'] : []),
    ...(record.foreign.size > 0 ? [`foreign-payment ${record.foreign.size}`] : []),
    ...(record.endMayBeLost && outcome !== undefined && !record.acknowledged ? ['end-may-be-lost'] : []),
  ];
}

function paidPayments({ payments }: Recorded): number {
  return [...payments.values()].filter(
    ({ first, last }) =>
      (first !== undefined && isPaidWord(first.word)) || (last !== undefined && isPaidWord(last.word)),
  ).length;
}
