import type { UnreadPayment } from '../contract/back-office/payments.ts';

/** Each of them once: pages overlap, and one question may be asked for each of several statuses. */
export function eachUnreadOnce(all: readonly UnreadPayment[]): readonly UnreadPayment[] {
  return [...new Map(all.map((each): [string, UnreadPayment] => [JSON.stringify(each), each])).values()];
}
