import { dueIn } from './pace.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Due, Phase, Since } from './pace.ts';

/**
 * How long a visit has been as it is, and when somebody touched the screen last. The computer's sleep counts: whoever
 * comes back to it is not the shopper who left.
 */
export class VisitTime {
  readonly #clock: Clock;
  readonly #idleMs: number;
  #phase: Phase = 'nobody';
  #since: Since;
  /** As the wall clock says it, kept: a count-down must not move because the two clocks drift. */
  #shown: { readonly due: number; readonly wall: number } | undefined;

  constructor(clock: Clock, idleMs: number) {
    this.#clock = clock;
    this.#idleMs = idleMs;
    this.#since = { phase: this.now(), touch: this.now() };
  }

  now(): number {
    return this.#clock.sinceBoot();
  }

  /** The phase that the visit is in now; a new one has its own time. */
  follow(phase: Phase): void {
    if (phase !== this.#phase) this.begin(phase);
  }

  /** The same for a phase that may be the one before, of another order. */
  begin(phase: Phase): void {
    this.#phase = phase;
    this.#since = { phase: this.now(), touch: this.now() };
  }

  touched(): void {
    this.#since = { ...this.#since, touch: this.now() };
  }

  due(): Due {
    return dueIn(this.#phase, this.#since, this.#idleMs);
  }

  /** Wall-clock milliseconds of a moment of `now`. */
  wallOf(due: number): number {
    if (this.#shown?.due !== due)
      this.#shown = { due, wall: Math.round(this.#clock.wall() + due - this.now()) };
    return this.#shown.wall;
  }
}
