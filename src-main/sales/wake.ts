import { onAbort } from '../../shared/on-abort.ts';
import type { Clock } from '../../shared/clock.ts';

/** A wait that somebody else can cut short. A call of `now` between two waits is kept for the next one. */
export class Wake {
  readonly #clock: Clock;
  #called = false;
  #end: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Ends the wait under way, or the next one at once. */
  now(): void {
    this.#called = true;
    this.#end?.();
  }

  /** Resolves after `ms`, at `now`, or when `signal` aborts, whichever is first. Never rejects. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#called && !signal.aborted && ms > 0) {
      const cut = new AbortController();
      const end = (): void => cut.abort();
      this.#end = end;
      const release = onAbort(signal, end);
      // Being cut short is what a Wake is for; the loop that waits looks at its own signal next.
      await this.#clock.sleep(ms, cut.signal).catch(() => undefined);
      release();
      this.#end = undefined;
    }
    this.#called = false;
  }
}
