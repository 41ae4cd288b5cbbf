import { hasPassed } from './interruptible-delay.ts';
import type { Clock } from '../../shared/time/clock.ts';

const ASK_EVERY_MS = 1_000;
/** Where a question comes this much too late, this process was blocked itself. `sinceBoot` is exact to a second only. */
const LATE_MS = 2_000;

export interface PulseParts {
  readonly clock: Pick<Clock, 'sinceBoot' | 'sleep'>;
  /** Asks the watched part for a sign of life, after which somebody calls `answered`. */
  readonly ask: () => void;
  /** How many questions in a row may stay unanswered now; `Infinity` while nothing is there to answer. */
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

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  answered(): void {
    this.#missed = 0;
  }

  /** Watches until `signal` aborts. Rejects only where one of its parts throws. */
  async watch(signal: AbortSignal): Promise<void> {
    const { clock, ask, mayMiss, onSilent } = this.#parts;
    for (;;) {
      const askedAt = clock.sinceBoot();
      if (!(await hasPassed(clock, ASK_EVERY_MS, signal))) return;
      const most = mayMiss();
      if (most === Infinity || clock.sinceBoot() - askedAt >= ASK_EVERY_MS + LATE_MS) this.#missed = 0;
      if (this.#missed > most) {
        this.#missed = 0;
        onSilent();
      }
      this.#missed += 1;
      ask();
    }
  }
}
