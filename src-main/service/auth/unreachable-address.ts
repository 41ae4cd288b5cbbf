import { isKeyFault } from '../transport/pinned-keys.ts';
import type { SignInFault } from '../../../shared/failure.ts';

/** Codes by which Node and OpenSSL say that a server's certificate is not trusted (nodejs.org, "X509 certificate error codes"). */
const UNTRUSTED = /CERT|UNABLE_TO_|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED/;
/** The name service answers that this name does not exist (getaddrinfo, EAI_NONAME); `EAI_AGAIN` is an outage. */
const UNKNOWN = 'ENOTFOUND';

/**
 * What is wrong with the sign-in address when an exchange ended with `cause`, where waiting does not help. `undefined` for what
 * may be an outage.
 */
export function addressFault(cause: string): SignInFault | undefined {
  if (isKeyFault(cause)) return 'key';
  if (cause === 'the proxy answered 407') return 'proxy';
  if (UNTRUSTED.test(cause)) return 'certificate';
  return cause === UNKNOWN ? 'host' : undefined;
}
