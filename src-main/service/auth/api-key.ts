import { failed, succeeded } from '../../../shared/failure.ts';
import { looksMasked } from '../../../shared/masked-key.ts';
import { apiKeyHeader, missingSecret } from './credential.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Authorization, Credential } from './credential.ts';
import type { SessionState } from './session-state.ts';

/**
 * The waits after the first, second and each later refusal in a row. A single 401 may come from a fault of the service or of a proxy,
 * and open payments must still be read; a key that is really wrong costs the service one call every five minutes.
 */
const RETRY_AFTER_MS = [10_000, 30_000, 60_000, 120_000, 300_000] as const;

/** A full API key (spec "API key"). It cannot be renewed: a refused one is tried again slowly, one call at a time. */
export class ApiKey implements Credential {
  readonly renewable = false;
  #authorization: Result<Authorization>;
  readonly #name: string;
  readonly #sessionState: SessionState;
  readonly #clock: Clock;
  #refusals = 0;
  /** Monotonic milliseconds. */
  #retryAt = 0;
  /** Whether a call is under way that was allowed after a refusal. */
  #probing = false;

  /** `name` is what the secret is called where it is asked for. */
  constructor(
    key: string | undefined,
    { sessionState, clock }: { readonly sessionState: SessionState; readonly clock: Clock },
    name = 'apiKey',
  ) {
    this.#authorization = authorizationOf(key, name);
    this.#name = name;
    this.#sessionState = sessionState;
    this.#clock = clock;
  }

  authorize(): Promise<Result<Authorization>> {
    if (!this.#authorization.ok) {
      if (!this.#sessionState.refusal) this.#sessionState.refused(this.#authorization.failure);
      return Promise.resolve(this.#authorization);
    }
    const { refusal } = this.#sessionState;
    if (refusal) {
      const now = this.#clock.monotonic();
      if (now < this.#retryAt) return Promise.resolve(failed(refusal));
      // The other callers wait for the result of this call. If it has none, one of them is allowed next.
      this.#retryAt = now + this.#pauseMs();
      this.#probing = true;
    }
    return Promise.resolve(this.#authorization);
  }

  /** The service took the key. */
  accepted(): void {
    this.#refusals = 0;
    this.#probing = false;
    this.#sessionState.accepted();
  }

  /** The service answered a call with this key with a 401. */
  refused(failure: Failure): void {
    // Calls that were sent side by side are refused for the same reason, so they count as one refusal.
    if (this.#sessionState.refusal && !this.#probing) return;
    this.#probing = false;
    this.#refusals += 1;
    this.#retryAt = this.#clock.monotonic() + this.#pauseMs();
    this.#sessionState.refused(failure, this.#clock.wall() + this.#pauseMs());
  }

  /** Replaces the key. The new one has no refusals yet; calls under way end with the earlier one. */
  useKey(key: string | undefined): void {
    this.#authorization = authorizationOf(key, this.#name);
    this.#refusals = 0;
    this.#probing = false;
    this.#sessionState.resume();
  }

  isReplaced(authorization: Authorization): boolean {
    return !this.#authorization.ok || this.#authorization.value !== authorization;
  }

  #pauseMs(): number {
    return RETRY_AFTER_MS[Math.min(this.#refusals, RETRY_AFTER_MS.length) - 1] ?? RETRY_AFTER_MS[0];
  }

  discard(): void {
    // An API key cannot be renewed.
  }
}

function authorizationOf(key: string | undefined, name: string): Result<Authorization> {
  if (!key) return failed(missingSecret(name));
  if (looksMasked(key)) return failed(missingSecret(name, 'malformed', 'unmasked-key'));
  return isSendable(key) ? succeeded(apiKeyHeader(key)) : failed(missingSecret(name, 'malformed'));
}

/** A key with other characters cannot be sent in a header: each call would look like a network fault. */
export function isSendable(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key) && !looksMasked(key);
}
