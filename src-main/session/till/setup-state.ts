import { failed, succeeded } from '../../../shared/failure.ts';
import type { SetupView } from '../../../shared/contract/terminal-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Failure, Result } from '../../../shared/failure.ts';

/** Whether the till is starting, is being set up or is ready, and what the set-up screen says of it. */
export class SetupState {
  readonly #onChange: () => void;
  #phase: TillView['phase'] = 'starting';
  #notKept: Failure | undefined;
  #setup: SetupView = { reason: 'first-start', faults: [] };
  /** The profile in use, or waiting for its secrets. */
  profileText: string | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get phase(): TillView['phase'] {
    return this.#phase;
  }

  get setup(): SetupView {
    return this.#setup;
  }

  /** Why the next start will not have what the terminal at work was set up with. */
  get notKept(): Failure | undefined {
    return this.#notKept;
  }

  /** The terminal at work was kept for the next start, unless there is a failure. */
  kept(failure: Failure | undefined): void {
    if (this.#notKept === failure) return;
    this.#notKept = failure;
    this.#onChange();
  }

  starting(): void {
    this.#phase = 'starting';
    this.#onChange();
  }

  /** A terminal is at work. From now on the set-up screen is opened only where the service refuses the sign-in. */
  ready(profile: SetupView['profile']): void {
    this.loaded(profile);
    this.#phase = 'ready';
    this.#onChange();
  }

  /** A profile and all its secrets are known, and its terminal is being opened. */
  loaded(profile: SetupView['profile']): void {
    this.#setup = { reason: 'sign-in-refused', faults: [], ...(profile && { profile }) };
  }

  showSetup(setup: SetupView): void {
    this.#setup = setup;
    this.#phase = 'setup';
    this.#onChange();
  }

  /** How the last start ended: the failure that the set-up screen shows, if there is one. */
  result(): Result<null> {
    return this.#phase === 'ready' || !this.#setup.failure ? succeeded(null) : failed(this.#setup.failure);
  }
}
