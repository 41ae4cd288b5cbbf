import tls from 'node:tls';
import type { SecureContext } from 'node:tls';

/**
 * Trusts the authorities that come with the runtime, those that the system's administrator added where the runtime can
 * read them, and `authorities` (PEM). Made once for all connections of a service: reading hundreds of certificates for
 * each would take longer than the request. `NODE_EXTRA_CA_CERTS` has no say: a packaged till does not read it, and
 * one that is started in another way must not trust others.
 */
export function trustingContext(authorities: readonly string[]): SecureContext {
  return tls.createSecureContext({ ca: [...tls.rootCertificates, ...systemAuthorities(), ...authorities] });
}

/** Node has it from 22.15 on; a system store that cannot be read adds nothing. */
function systemAuthorities(): readonly string[] {
  const read: unknown = Reflect.get(tls, 'getCACertificates');
  if (typeof read !== 'function') return [];
  try {
    return (read as (store: 'system') => readonly string[])('system');
  } catch {
    return [];
  }
}
