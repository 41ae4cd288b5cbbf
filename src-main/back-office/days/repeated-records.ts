import { isDeepStrictEqual } from 'node:util';
import { grouped } from '../payments/match-payments.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';

/** What changes of a batch or deposit on its way to the bank. */
const WORDS: ReadonlySet<string> = new Set(['status', 'type', 'method', 'created']);

/**
 * A list that changes while its pages are read may repeat a record, and the list of a settlement has few. The one that
 * was read last may be further on its way. Repetitions that state another amount, or another owner, contradict each
 * other, and stay.
 */
export function withoutRepeats<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  return [...grouped(records, ({ id }) => id).values()].flatMap((same) =>
    same.some((one) => same.some((other) => contradicts(one, other)))
      ? same.filter((one, index) => same.findIndex((other) => isDeepStrictEqual(other, one)) === index)
      : same.slice(-1),
  );
}

/** Whether both state something and not the same. */
function contradicts(one: object, other: object): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).some(([name, value]: [string, unknown]) => {
    const stated = WORDS.has(name) ? undefined : others.get(name);
    return value !== undefined && stated !== undefined && !isDeepStrictEqual(value, stated);
  });
}

/** Of as many payments as a month has, each record that differs: they are compared with each other later. */
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
