import { onAbort } from '../../shared/time/on-abort.ts';
import type { Clock } from '../../shared/time/clock.ts';

/** Made once: without a reason each call would make an error with its stack, for every reading of every sale. */
const ENDED = new Error('ended');

/** A wait that somebody else can end. A call of `end` between two waits is kept for the next one. */
export class InterruptibleDelay {
  readonly #clock: Clock;
  #called = false;
  #end: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Ends the wait under way, or the next one at once. */
  end(): void {
    this.#called = true;
    this.#end?.();
  }

  /** Resolves after `ms`, at `end`, or when `signal` aborts, whichever is first. Never rejects. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#called && !signal.aborted && ms > 0) {
      const cut = new AbortController();
      const end = (): void => cut.abort(ENDED);
      this.#end = end;
      const release = onAbort(signal, end);
      await hasPassed(this.#clock, ms, cut.signal);
      release();
      this.#end = undefined;
    }
    this.#called = false;
  }
}

/** Waits; answers whether `ms` have passed, `false` when `signal` aborted before. Never rejects. */
export function hasPassed(clock: Pick<Clock, 'sleep'>, ms: number, signal: AbortSignal): Promise<boolean> {
  return clock.sleep(ms, signal).then(
    () => true,
    () => false,
  );
}
