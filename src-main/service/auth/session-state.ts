import type { SessionView } from '../../../shared/contract/views.ts';
import type { Failure } from '../../../shared/failure.ts';

/**
 * The state of the till's sign-in, which is reported to an observer at each change. A refusal stays until somebody acts or, for
 * an API key, until a later call with it is accepted.
 */
export class SessionState {
  readonly #onSession: (view: SessionView) => void;
  #view: SessionView = { state: 'none' };

  constructor(onSession: (view: SessionView) => void) {
    this.#onSession = onSession;
  }

  /** Why no further attempt may be made; `undefined` where one may. */
  get refusal(): Failure | undefined {
    return this.#view.state === 'refused' ? this.#view.failure : undefined;
  }

  /** A first attempt begins. Further attempts after a failure, and renewals, are not reported. */
  signingIn(): void {
    if (this.#view.state === 'none') this.#become({ state: 'signing-in' });
  }

  signedIn(): void {
    if (!this.refusal) this.#become({ state: 'signed-in' });
  }

  unreachable(): void {
    if (!this.refusal) this.#become({ state: 'unreachable' });
  }

  /** `retryAt`: epoch milliseconds of the next automatic try. Without it a person has to act. */
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
