import { failed, succeeded } from '../../../shared/failure.ts';
import type { SetupView } from '../../../shared/contract/terminal-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Result } from '../../../shared/failure.ts';

/** Whether the till is starting, is being set up or is ready, and what the set-up screen says of it. */
export class SetupState {
  readonly #onChange: () => void;
  #phase: TillView['phase'] = 'starting';
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
