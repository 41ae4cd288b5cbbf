import { SAME_REFERENCE, referenceKey } from '../../sales/guard/same-sale.ts';
import { madeAt } from '../payments/match-payments.ts';
import { settledMinor } from './paid-record.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';

/**
 * Tells whether a payment may be for the order of one of `records`: same reference and amount, made within a day. A
 * reference alone proves nothing: two tills have a table 12, also where they share a terminal, and two guests may share a
 * bill.
 */
export function sameOrderAs(records: readonly PaymentAtService[]): (record: PaymentAtService) => boolean {
  // Most comparisons have nothing to look up, and a month of orders takes megabytes.
  let known: ReadonlyMap<string, readonly number[]> | undefined;
  return (record) =>
    (known ??= timesByOrder(records))
      .get(orderOf(record) ?? '')
      ?.some((at) => Math.abs(at - madeAt(record)) <= SAME_REFERENCE.ms) === true;
}

function timesByOrder(records: readonly PaymentAtService[]): ReadonlyMap<string, readonly number[]> {
  const times = new Map<string, number[]>();
  for (const record of records) {
    const order = orderOf(record);
    if (order === undefined) continue;
    const of = times.get(order);
    if (of) of.push(madeAt(record));
    else times.set(order, [madeAt(record)]);
  }
  return times;
}

/** `undefined` for a payment without a reference, which tells nothing of its order. */
function orderOf(record: PaymentAtService): string | undefined {
  const reference = referenceKey(record.reference ?? '');
  return reference === '' ? undefined : JSON.stringify([reference, settledMinor(record)]);
}
