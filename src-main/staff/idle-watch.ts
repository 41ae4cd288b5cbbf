import { InterruptibleDelay } from '../supervision/interruptible-delay.ts';
import { isolated, supervise } from '../supervision/supervise.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Supervisor } from '../supervision/supervise.ts';

/**
 * Timers stand while the computer sleeps, and its waking up may not be told: how long the till was untouched is looked
 * at again at least this often.
 */
const LOOK_AGAIN_MS = 30_000;

/** Calls once when nobody has touched the till for a while, the sleep of the computer included. */
export class IdleWatch {
  readonly #clock: Clock;
  readonly #limit: () => number | undefined;
  readonly #onIdle: () => void;
  readonly #delay: InterruptibleDelay;
  #lastActivityAt: number;
  readonly #stop = new AbortController();

  /** `limit` answers milliseconds, or `undefined` while there is none; `lookAgain` that it may have changed. */
  constructor(supervisor: Supervisor, limit: () => number | undefined, onIdle: () => void) {
    const { clock, report } = supervisor;
    this.#clock = clock;
    this.#limit = limit;
    this.#onIdle = isolated('the idle lock', report, onIdle);
    this.#delay = new InterruptibleDelay(clock);
    this.#lastActivityAt = clock.sinceBoot();
    void supervise('the idle lock', () => this.#watch(), supervisor, this.#stop.signal);
  }

  /** A touch after the time is over comes too late: it may be the one that woke the computer. */
  activity(): void {
    if (this.#left() <= 0) this.#end();
    else this.#lastActivityAt = this.#clock.sinceBoot();
  }

  /** The limit has changed, or the computer has slept. */
  lookAgain(): void {
    this.#delay.end();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #watch(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const left = this.#left();
      if (left <= 0) this.#end();
      else await this.#delay.wait(Math.min(left, LOOK_AGAIN_MS), this.#stop.signal);
    }
  }

  /** Milliseconds until nobody has touched the till for too long. */
  #left(): number {
    const limit = this.#limit();
    return limit === undefined ? Infinity : this.#lastActivityAt + limit - this.#clock.sinceBoot();
  }

  #end(): void {
    if (this.#stop.signal.aborted) return;
    this.stop();
    this.#onIdle();
  }
}
