import { addressFault } from './auth/unreachable-address.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import { requestTracking } from './endpoints/tracking.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Credential } from './auth/credential.ts';
import type { SessionState } from './auth/session-state.ts';
import type { Sent } from './sending/call.ts';
import type { Sender } from './sending/sender.ts';

/** No payment has this; the service's 404 proves that it took the key. */
const NOBODYS_TRACKING_ID = 'sign-in-check';

const GIVEN_UP: Failure = { action: 'try-again', code: 'service-unreachable', detail: 'given up' };

/** Fetches a token, where tokens are used. Lifts an earlier refusal first. */
export async function signInByToken(
  credential: Credential,
  sessionState: SessionState,
  signal: AbortSignal,
): Promise<Result<null>> {
  sessionState.resume();
  try {
    const authorized = await credential.authorize(signal);
    return authorized.ok ? succeeded(null) : authorized;
  } catch (error) {
    if (!signal.aborted) throw error;
    return failed(GIVEN_UP);
  }
}

/**
 * An API key has no sign-in of its own (spec "API key"), so it is shown to the endpoints it is for: the terminal's
 * record would be the wrong place, since deployments differ in who may read that.
 */
export async function signInByKey(
  payments: Sender,
  sessionState: SessionState,
  signal: AbortSignal,
): Promise<Result<null>> {
  sessionState.resume();
  sessionState.signingIn();
  const sent = await checkKey(payments, signal);
  if (sent.kind === 'answered' || sent.kind === 'rejected') return succeeded(null);
  sessionState.unreachable();
  const { failure } = sent;
  if (failure.code === 'sign-in-refused') return failed({ ...failure, signInFault: 'api-key' });
  const signInFault = addressFault(failure.detail ?? '');
  // The profile alone cures these; the rest may pass while the till is open.
  return failed(signInFault === 'key' || signInFault === 'proxy' ? { ...failure, signInFault } : failure);
}

/** One call that any payment's reading could be; how it ends tells the family whether the key was taken. */
export function checkKey(payments: Sender, signal: AbortSignal): Promise<Sent> {
  return requestTracking(payments, NOBODYS_TRACKING_ID, signal);
}
