import { InterruptibleDelay } from '../supervision/interruptible-delay.ts';
import { isolated, supervise } from '../supervision/supervise.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Supervisor } from '../supervision/supervise.ts';

/**
 * Timers stand still while the computer sleeps, and the system may not announce that it woke up. How long the till has been
 * untouched is therefore checked at least this often.
 */
const LOOK_AGAIN_MS = 30_000;

/** Calls `onIdle` once when nobody has touched the till for a while. Time during which the computer sleeps counts. */
export class IdleWatch {
  readonly #clock: Clock;
  readonly #limit: () => number | undefined;
  readonly #onIdle: () => void;
  readonly #delay: InterruptibleDelay;
  #lastActivityAt: number;
  readonly #stop = new AbortController();

  /** `limit` answers milliseconds, or `undefined` while there is no limit. `recheck` is called when it may have changed. */
  constructor(supervisor: Supervisor, limit: () => number | undefined, onIdle: () => void) {
    const { clock, report } = supervisor;
    this.#clock = clock;
    this.#limit = limit;
    this.#onIdle = isolated('the idle lock', report, onIdle);
    this.#delay = new InterruptibleDelay(clock);
    this.#lastActivityAt = clock.sinceBoot();
    void supervise('the idle lock', () => this.#watch(), supervisor, this.#stop.signal);
  }

  /** Somebody touches the till. A touch after the time is over comes too late: it may be the one that woke the computer. */
  activity(): void {
    if (this.#left() <= 0) this.#end();
    else this.#lastActivityAt = this.#clock.sinceBoot();
  }

  /** Checks again after the limit has changed or the computer has slept. */
  recheck(): void {
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

  /** Milliseconds until the till has been untouched for too long. */
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
