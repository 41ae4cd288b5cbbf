import type { UnreadPayment } from '../contract/back-office/payments.ts';

/** Removes duplicates, since pages overlap and a search may ask once for each of several statuses. */
export function eachUnreadOnce(all: readonly UnreadPayment[]): readonly UnreadPayment[] {
  return [...new Map(all.map((each): [string, UnreadPayment] => [JSON.stringify(each), each])).values()];
}
