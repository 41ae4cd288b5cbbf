import { isDeepStrictEqual } from 'node:util';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';

/**
 * A list that changes while its pages are read may repeat a record, and the list of a settlement has few. Repetitions that differ
 * contradict each other, and stay.
 */
export function withoutRepeats<T>(records: readonly T[]): readonly T[] {
  return records.filter(
    (record, index) => records.findIndex((other) => isDeepStrictEqual(other, record)) === index,
  );
}

/** The same for as many payments as a month has: of each those records that differ. */
export function differingPayments(payments: readonly PaymentAtService[]): readonly PaymentAtService[] {
  const firsts = new Map<string, PaymentAtService>();
  // Only of payments that come again are the records written out: of a month they take megabytes.
  const records = new Map<string, Set<string>>();
  return payments.filter((payment) => {
    const { paymentId } = payment;
    if (paymentId === undefined) return true;
    const first = firsts.get(paymentId);
    if (!first) {
      firsts.set(paymentId, payment);
      return true;
    }
    const known = records.get(paymentId) ?? new Set([JSON.stringify(first)]);
    const before = known.size;
    records.set(paymentId, known.add(JSON.stringify(payment)));
    return known.size > before;
  });
}

/**
 * Each payment by the record that was read last, which may be further on its way, and the earlier records of the same
 * payments. Those without an id cannot be told from their likes, so all of them count.
 */
export function latestOfEach(payments: readonly PaymentAtService[]): {
  readonly payments: readonly PaymentAtService[];
  readonly repeated: readonly PaymentAtService[];
} {
  const latest = new Map<string, PaymentAtService>();
  for (const payment of payments) {
    if (payment.paymentId !== undefined) latest.set(payment.paymentId, payment);
  }
  const isLatest = (payment: PaymentAtService) =>
    payment.paymentId === undefined || latest.get(payment.paymentId) === payment;
  return {
    payments: payments.filter(isLatest),
    repeated: payments.filter((payment) => !isLatest(payment)),
  };
}
