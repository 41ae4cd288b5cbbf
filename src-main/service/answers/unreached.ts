import { isKeyFault } from '../transport/pinned-keys.ts';
import type { Failure } from '../../../shared/failure.ts';

/** The failure of a try without an answer, or with one from a server that the profile does not allow. `cause` is the HTTP error. */
export function unreached(cause: string): Failure {
  const code = isKeyFault(cause) ? 'service-key-unknown' : 'service-unreachable';
  return { action: 'wait', code, detail: cause };
}

/** Whether nobody could be reached at all, as far as a failure tells. */
export const isUnreached = ({ code }: Failure): boolean =>
  code === 'service-unreachable' || code === 'service-key-unknown';
