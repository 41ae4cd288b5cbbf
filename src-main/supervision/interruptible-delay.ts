import { onAbort } from '../../shared/time/on-abort.ts';
import type { Clock } from '../../shared/time/clock.ts';

/** The reason of every abort, created once, because `abort()` without a reason creates an error with a stack. */
const ENDED = new Error('ended');

/** A wait that others can end early. A call of `end` between two waits ends the next one at once. */
export class InterruptibleDelay {
  readonly #clock: Clock;
  #called = false;
  #end: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Ends the present wait, or the next one. */
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

/** Waits for `ms`. Resolves to `false` where `signal` aborted before. Never rejects. */
export function hasPassed(clock: Pick<Clock, 'sleep'>, ms: number, signal: AbortSignal): Promise<boolean> {
  return clock.sleep(ms, signal).then(
    () => true,
    () => false,
  );
}
