import { dueIn } from './pace.ts';
import type { Clock } from '../../shared/time/clock.ts';
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

  /**
   * The phase that the visit is in now; a new one has its own time. A code that comes back, because its money is not on its way after
   * all, has only what was left: it is for whoever has been there all the time.
   */
  follow(phase: Phase): void {
    if (phase === this.#phase) return;
    const { touch } = this.#since;
    const isSameCode = hasCode(this.#phase) && hasCode(phase);
    this.begin(phase);
    if (isSameCode) this.#since = { ...this.#since, touch };
  }

  /** The same for a phase that may be the one before, of another order; `ago`: so long it has been so untouched, ms. */
  begin(phase: Phase, ago = 0): void {
    this.#phase = phase;
    const since = this.now() - ago;
    this.#since = { phase: since, touch: since };
  }

  /** When somebody touched the screen last, by `now`. */
  get touchedAt(): number {
    return this.#since.touch;
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

const hasCode = (phase: Phase): boolean => phase === 'pay' || phase === 'held';
