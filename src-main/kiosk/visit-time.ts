import { dueIn, isEnd } from './pace.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Due, Phase, Since } from './pace.ts';

/** What lies further apart was set. `sinceBoot` is exact to a second only. */
const DRIFT_MS = 2_000;

/**
 * How long a visit has been in its phase, and when somebody last touched the screen. The time of the computer's sleep
 * counts, because whoever comes back then is not the shopper who left.
 */
export class VisitTime {
  readonly #clock: Clock;
  readonly #idleMs: number;
  #phase: Phase = 'nobody';
  #since: Since;
  #isUnreadEnd = false;
  /** The wall-clock time of an end is kept, so that a count-down does not move when the two clocks drift; not when one is set. */
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
   * The phase that the visit is in now. A new phase has its full time. A code that comes back, because no money was on
   * its way, has only the time that was left of it, since its shopper has been there all the time. The time of an end
   * that came while the visit `isCovered` begins when it is not any more, because nobody could read it.
   */
  follow(phase: Phase, isCovered: boolean): void {
    if (phase !== this.#phase) {
      const { touch } = this.#since;
      const isSameCode = hasCode(this.#phase) && hasCode(phase);
      this.begin(phase);
      if (isSameCode) this.#since = { ...this.#since, touch };
      this.#isUnreadEnd = isCovered && isEnd(phase);
    }
    if (!this.#isUnreadEnd) return;
    this.begin(phase);
    this.#isUnreadEnd = isCovered;
  }

  /**
   * Begins a phase, even where it is the one before, for another order. `ago` is how many milliseconds ago it began
   * untouched.
   */
  begin(phase: Phase, ago = 0): void {
    this.#phase = phase;
    const since = this.now() - ago;
    this.#since = { phase: since, touch: since };
  }

  /** When somebody last touched the screen, by `now`. */
  get touchedAt(): number {
    return this.#since.touch;
  }

  touched(): void {
    this.#since = { ...this.#since, touch: this.now() };
  }

  due(): Due {
    return dueIn(this.#phase, this.#since, this.#idleMs);
  }

  /** The wall-clock milliseconds of a time of `now`. */
  wallOf(due: number): number {
    const wall = Math.round(this.#clock.wall() + due - this.now());
    if (this.#shown?.due !== due || Math.abs(wall - this.#shown.wall) > DRIFT_MS) this.#shown = { due, wall };
    return this.#shown.wall;
  }
}

const hasCode = (phase: Phase): boolean => phase === 'pay' || phase === 'held';
