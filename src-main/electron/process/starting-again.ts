import { relaunchAfterwards } from './clean-restart.ts';
import type { App } from 'electron';

/** EX_TEMPFAIL of sysexits.h. Whoever supervises the till starts it again after any code but 0. */
const AGAIN = 75;

/**
 * Ends the till and has it started again. Where something supervises it (`--supervised`), that does it: a process that the
 * till started itself would be ended with it, or be a second one.
 */
export class StartingAgain {
  readonly #app: Pick<App, 'relaunch' | 'quit'>;
  readonly #isSupervised: boolean;
  #exitCode = 0;
  #isUnderWay = false;

  constructor(app: Pick<App, 'relaunch' | 'quit'>, { isSupervised }: { readonly isSupervised: boolean }) {
    this.#app = app;
    this.#isSupervised = isSupervised;
  }

  /** What the process is to end with once all is closed. */
  get exitCode(): number {
    return this.#exitCode;
  }

  /** The till is not being closed for good. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  readonly begin = (): void => {
    if (this.#isSupervised) this.#exitCode = AGAIN;
    // Electron starts one more for each time that it is asked.
    else if (!this.#isUnderWay) relaunchAfterwards(this.#app);
    this.#isUnderWay = true;
    this.#app.quit();
  };
}
