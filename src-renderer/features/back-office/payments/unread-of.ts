import type { FoundPayments } from '../../../../shared/contract/back-office/payments.ts';
import { eachUnreadOnce } from '../../../../shared/payment/unread-payments.ts';

type MayBeUnread = Pick<FoundPayments, 'unread'>;

/** The unread payments of both pages. */
export function unreadOf(before: MayBeUnread, page: MayBeUnread): MayBeUnread {
  const unread = eachUnreadOnce([...(before.unread ?? []), ...(page.unread ?? [])]);
  return unread.length > 0 ? { unread } : {};
}
