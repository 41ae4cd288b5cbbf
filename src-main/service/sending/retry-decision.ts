import { isUnreached } from '../answers/unreached.ts';
import { backOff, SUGGESTED } from '../../supervision/back-off.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Exchange, HttpResponse } from '../transport/exchange.ts';

/**
 * What kind of call it is, for the question whether it may be sent again. `create` must not be repeated unless it
 * was certainly not carried out, no more than any other `write` or a `transfer` (a write or reading that carries a
 * file); `tracking` comes again by itself; `read` is a reading that a caller waits for.
 */
export type Operation = 'create' | 'tracking' | 'read' | 'write' | 'transfer';

/** How a try ended, or why there was none. */
export type Attempt = Exchange | { readonly kind: 'no-authorization'; readonly failure: Failure };

export interface Progress {
  /** Tries made again after trouble with the network or the service. */
  readonly retries: number;
  /** Whether a 401 may still be answered with another token. */
  readonly mayRenew: boolean;
  /** Whether a 401 to the only credential there is may still be a mistake, a proxy's perhaps. */
  readonly mayBeMistaken?: boolean;
  /** See `Call`. */
  readonly onceOffline?: boolean | undefined;
}

export type Decision =
  /** A 2xx answer: for the endpoint to read. */
  | { readonly step: 'hand-over'; readonly response: HttpResponse }
  | { readonly step: 'renew-token' }
  /** The quota gate knows how long. */
  | { readonly step: 'wait-for-quota' }
  | { readonly step: 'try-again'; readonly afterMs: number }
  /** `not-sent`: certainly not carried out. `lost`: perhaps carried out. `rejected`: refused as it stands. */
  | { readonly step: 'stop'; readonly as: 'not-sent' | 'lost' | 'rejected' };

const MOST_RETRIES = 3;

/** The one place that decides whether a call is sent again. Pure. */
export function decide(
  operation: Operation,
  attempt: Attempt,
  { retries, mayRenew, mayBeMistaken = false, onceOffline }: Progress,
): Decision {
  if (attempt.kind === 'answered') {
    const { status } = attempt.response;
    if (status >= 200 && status < 300) return { step: 'hand-over', response: attempt.response };
    if (status === 401 && mayRenew) return { step: 'renew-token' };
    if (status === 401 && operation === 'read' && mayBeMistaken)
      return { step: 'try-again', afterMs: backOff(1, SUGGESTED) };
    if (status === 401) return { step: 'stop', as: 'not-sent' };
    if (status === 429) {
      return operation === 'tracking' ? { step: 'stop', as: 'not-sent' } : { step: 'wait-for-quota' };
    }
    // 408 comes from proxies that lost patience with the service, which may have been at work.
    if (status >= 400 && status < 500 && status !== 408) return { step: 'stop', as: 'rejected' };
    // A redirect is not followed and would be the same the next time.
    if (status < 400) return { step: 'stop', as: 'lost' };
  }
  const mayRetry = retries < MOST_RETRIES && !(onceOffline && isOffline(attempt));
  if (operation === 'read' && mayRetry && mayPass(attempt))
    return { step: 'try-again', afterMs: backOff(retries + 1, SUGGESTED) };
  return { step: 'stop', as: wasPerhapsCarriedOut(attempt) ? 'lost' : 'not-sent' };
}

function wasPerhapsCarriedOut(attempt: Attempt): boolean {
  return attempt.kind === 'answered' || attempt.kind === 'lost';
}

/** Neither the service could be reached nor, before it, the identity provider. */
function isOffline(attempt: Attempt): boolean {
  if (attempt.kind === 'no-authorization') return isUnreached(attempt.failure);
  return attempt.kind === 'not-sent';
}

function mayPass(attempt: Attempt): boolean {
  return attempt.kind !== 'no-authorization' || attempt.failure.action === 'wait';
}
