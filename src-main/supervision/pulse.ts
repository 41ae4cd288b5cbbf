import { hasPassed } from './interruptible-delay.ts';
import type { Clock } from '../../shared/time/clock.ts';

const ASK_EVERY_MS = 1_000;
/** Where a question comes this much too late, this process was blocked itself. `sinceBoot` is exact to a second only. */
const LATE_MS = 2_000;
/** A computer that leaves less than this part of its processors' time unused has none for whoever is watched. */
const LEAST_SPARE = 0.1;
/** There a working page or thread, too, takes seconds for what it does at once elsewhere. */
const TIMES_WHERE_BUSY = 5;

export interface PulseParts {
  readonly clock: Pick<Clock, 'monotonic' | 'sinceBoot' | 'sleep'>;
  /** Milliseconds since the computer's start in which a processor had nothing to do: the mean of all of them. */
  readonly spareMs: () => number;
  /** Asks the watched part for a sign of life, after which somebody calls `answered`. */
  readonly ask: () => void;
  /**
   * How many questions in a row may stay unanswered now; `Infinity` while nothing is there to answer. Five times as many
   * where the whole computer was busy meanwhile.
   */
  readonly mayMiss: () => number;
  /** Called when more questions were missed. After that, counting begins anew. */
  readonly onSilent: () => void;
}

/**
 * Asks once a second whether something still answers. It counts questions and not time: where this process was blocked
 * itself, by sleep, a slow disk or a debugger, nothing could answer, and counting begins anew.
 */
export class Pulse {
  readonly #parts: PulseParts;
  #missed = 0;
  /** When the first of them was asked, by the clock and by the unused time of the processors. */
  #since = { at: 0, spareMs: 0 };

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  answered(): void {
    this.#missed = 0;
  }

  /** Watches until `signal` aborts. Rejects only where one of its parts throws. */
  async watch(signal: AbortSignal): Promise<void> {
    const { clock, spareMs, ask, mayMiss, onSilent } = this.#parts;
    for (;;) {
      const askedAt = clock.sinceBoot();
      if (!(await hasPassed(clock, ASK_EVERY_MS, signal))) return;
      const most = mayMiss();
      if (most === Infinity || clock.sinceBoot() - askedAt >= ASK_EVERY_MS + LATE_MS) this.#missed = 0;
      if (this.#missed > most && this.#missed > most * this.#patience()) {
        this.#missed = 0;
        onSilent();
      }
      if (this.#missed === 0) this.#since = { at: clock.monotonic(), spareMs: spareMs() };
      this.#missed += 1;
      ask();
    }
  }

  #patience(): number {
    const { clock, spareMs } = this.#parts;
    const spare = spareMs() - this.#since.spareMs;
    return spare < LEAST_SPARE * (clock.monotonic() - this.#since.at) ? TIMES_WHERE_BUSY : 1;
  }
}
