import { isPaid, saysPaid, statusText } from '../../../shared/payment-status.ts';
import type { Recorded } from './record.ts';

/** Whether the service has told that a payment of the sale was paid, now or at its end. */
export function isKnownPaid(record: Recorded): boolean {
  return paidPayments(record) > 0;
}

/** What a person must hear of the sale, in the words in which the view tells it, whether noted or not. */
export function concernsOf(record: Recorded): readonly string[] {
  const { outcome, outcomeCameLate } = record;
  const changed = [...record.payments.values()].flatMap(({ first, last }) => {
    if (!last) return [];
    const now = statusText(last);
    if (first !== undefined && first !== now) return [`outcome-changed ${first} ${now}`];
    if (!saysPaid(last)) return [];
    if (outcome !== undefined && !isPaid(outcome)) return [`outcome-changed ${outcome} ${now}`];
    return outcomeCameLate ? [`outcome-changed - ${now}`] : [];
  });
  const paid = paidPayments(record);
  return [
    ...(paid < 2 ? [] : [`paid-twice ${paid}`]),
    ...changed,
    ...(record.searchRefused ? ['lost-unchecked'] : []),
  ];
}

function paidPayments({ payments }: Recorded): number {
  return [...payments.values()].filter(
    ({ first, last }) => (first !== undefined && isPaid(first)) || (last !== undefined && saysPaid(last)),
  ).length;
}
