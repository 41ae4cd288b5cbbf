import type { Clock } from '../../../shared/time/clock.ts';

/** What lies further apart was set. `sinceBoot` is exact to a second only. */
const DRIFT_MS = 2_000;

/** How far the computer's clock has been set since this was made. */
export class ClockSet {
  readonly #clock: Pick<Clock, 'wall' | 'sinceBoot'>;
  readonly #apart: number;
  #ms = 0;

  constructor(clock: Pick<Clock, 'wall' | 'sinceBoot'>) {
    this.#clock = clock;
    this.#apart = clock.wall() - clock.sinceBoot();
  }

  /** Milliseconds, negative where it was set back. They stay the same while the two clocks only drift. */
  ms(): number {
    const ms = Math.round(this.#clock.wall() - this.#clock.sinceBoot() - this.#apart);
    if (Math.abs(ms - this.#ms) > DRIFT_MS) this.#ms = ms;
    return this.#ms;
  }
}
