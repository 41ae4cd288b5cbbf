import type { FoundReclaims } from '../../../../shared/contract/back-office/reclaims.ts';
import type { Messages } from '../../../messages/use-messages.ts';

/** The text of an empty list. Where something could not be read, nobody knows whether there is money to reclaim. */
export function noneFound(
  group: 'open' | 'ended',
  { service, unread = [] }: Pick<FoundReclaims, 'service' | 'unread'>,
  { reclaims }: Pick<Messages, 'reclaims'>,
): string {
  if (service.state !== 'asked' || unread.length > 0) return reclaims.noneFound;
  return group === 'open' ? reclaims.noneOpen : reclaims.noneEnded;
}
