import { hasPassed } from './interruptible-delay.ts';
import type { Clock } from '../../shared/time/clock.ts';

const ASK_EVERY_MS = 1_000;
/** A question that comes so late was held up itself; the time since the computer was started is exact to a second. */
const LATE_MS = 2_000;

export interface PulseParts {
  readonly clock: Pick<Clock, 'sinceBoot' | 'sleep'>;
  /** Asks whoever is watched for a sign of life, which is given to `answered`. */
  readonly ask: () => void;
  /** How many questions in a row may stay unanswered just now; `Infinity` while there is nobody to answer them. */
  readonly mayMiss: () => number;
  /** It has missed more than that. From here on its questions are counted anew. */
  readonly onSilent: () => void;
}

/**
 * Asks once a second whether something still answers. What counts are questions, not time: where this process stood still
 * itself, because the computer slept, the disk held it up or somebody debugs it, nobody could answer, and it begins anew.
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

  /** Watches until `signal` aborts. Never rejects, unless one of its parts throws. */
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
