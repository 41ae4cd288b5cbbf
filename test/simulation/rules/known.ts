import { isPaidWord } from '../oracle/statuses.ts';
import type { Recorded } from './record.ts';

/** Whether the service has told that a payment of the sale was paid, now or at its end. */
export function isKnownPaid(record: Recorded): boolean {
  return paidPayments(record) > 0;
}

/** What a person must hear of the sale, in the words in which the view tells it, whether noted or not. */
export function concernsOf(record: Recorded): readonly string[] {
  const { outcome, outcomeCameLate } = record;
  const changed = [...record.payments.values()].flatMap(({ first, last }) => {
    if (last === undefined) return [];
    if (first !== undefined && first !== last) return [`outcome-changed ${first} ${last}`];
    if (!isPaidWord(last)) return [];
    if (outcome !== undefined && !isPaidWord(outcome)) return [`outcome-changed ${outcome} ${last}`];
    return outcomeCameLate ? [`outcome-changed - ${last}`] : [];
  });
  const paid = paidPayments(record);
  return [
    ...(paid < 2 ? [] : [`paid-twice ${paid}`]),
    ...changed,
    ...(record.searchRefused ? ['lost-unchecked'] : []),
    ...(record.foreign.size > 0 ? [`foreign-payment ${record.foreign.size}`] : []),
  ];
}

function paidPayments({ payments }: Recorded): number {
  return [...payments.values()].filter(
    ({ first, last }) =>
      (first !== undefined && isPaidWord(first)) || (last !== undefined && isPaidWord(last)),
  ).length;
}
