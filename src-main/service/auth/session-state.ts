import type { SessionView } from '../../../shared/contract/views.ts';
import type { Failure } from '../../../shared/failure.ts';

/**
 * How the till stands with the service, told to an observer at each change. A refusal stays until someone acts, or, of
 * an API key, until a later try with it is accepted.
 */
export class SessionState {
  readonly #onSession: (view: SessionView) => void;
  #view: SessionView = { state: 'none' };

  constructor(onSession: (view: SessionView) => void) {
    this.#onSession = onSession;
  }

  /** Why no further attempt may be made, while that is so. */
  get refusal(): Failure | undefined {
    return this.#view.state === 'refused' ? this.#view.failure : undefined;
  }

  /** A first attempt is under way; one more after a failure or a renewal goes unannounced. */
  signingIn(): void {
    if (this.#view.state === 'none') this.#become({ state: 'signing-in' });
  }

  signedIn(): void {
    if (!this.refusal) this.#become({ state: 'signed-in' });
  }

  unreachable(): void {
    if (!this.refusal) this.#become({ state: 'unreachable' });
  }

  /** `retryAt`: epoch milliseconds of the next try by itself; without it a person has to act. */
  refused(failure: Failure, retryAt?: number): void {
    this.#become({ state: 'refused', failure, ...(retryAt !== undefined && { retryAt }) });
  }

  /** A try after the refusal was accepted. */
  accepted(): void {
    this.#become({ state: 'signed-in' });
  }

  /** Allows attempts again after a person has acted. */
  resume(): void {
    if (this.refusal) this.#become({ state: 'signing-in' });
  }

  #become(view: SessionView): void {
    if (view.state === this.#view.state && view.state !== 'refused') return;
    this.#view = view;
    this.#onSession(view);
  }
}
