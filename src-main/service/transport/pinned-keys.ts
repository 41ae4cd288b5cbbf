import { createHash } from 'node:crypto';
import type { X509Certificate } from 'node:crypto';
import type { PinnedKeys } from './route.ts';

const CODE = 'ERR_KEY_NOT_PINNED';

/**
 * Why a connection must not be used: its host has pins, and its key is none of them. The certificate is the server's own,
 * which was trusted before: a pin is one condition more, never one less.
 */
export function keyFault(
  host: string,
  certificate: Pick<X509Certificate, 'publicKey'> | undefined,
  pinnedKeys: PinnedKeys,
): (Error & { readonly code: string }) | undefined {
  const pinned = pinnedKeys.filter((pins) => pins.host === host).flatMap(({ keys }) => keys);
  if (pinned.length === 0 || (certificate && pinned.includes(keySum(certificate)))) return undefined;
  return Object.assign(new Error('the key of this host is not pinned'), { code: `${CODE} ${host}` });
}

/** Whether an exchange ended because of it. */
export const isKeyFault = (cause: string): boolean => cause.startsWith(CODE);

function keySum({ publicKey }: Pick<X509Certificate, 'publicKey'>): string {
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
