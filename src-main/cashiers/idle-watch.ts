import { Wake } from '../sales/wake.ts';
import { isolated, supervise } from '../supervision/supervise.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Supervisor } from '../supervision/supervise.ts';

/** Calls once when nobody has touched the till for a while. */
export class IdleWatch {
  readonly #clock: Clock;
  readonly #limit: () => number | undefined;
  readonly #onIdle: () => void;
  readonly #wake: Wake;
  #touchedAt: number;
  readonly #stop = new AbortController();

  /** `limit` answers milliseconds, or `undefined` while there is none; `wake` says that it may have changed. */
  constructor(supervisor: Supervisor, limit: () => number | undefined, onIdle: () => void) {
    const { clock, report } = supervisor;
    this.#clock = clock;
    this.#limit = limit;
    this.#onIdle = isolated('the idle lock', report, onIdle);
    this.#wake = new Wake(clock);
    this.#touchedAt = clock.monotonic();
    void supervise('the idle lock', () => this.#watch(), supervisor, this.#stop.signal);
  }

  touched(): void {
    this.#touchedAt = this.#clock.monotonic();
  }

  limitChanged(): void {
    this.#wake.now();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #watch(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const limit = this.#limit();
      const left = limit === undefined ? LOOK_AGAIN_MS : this.#touchedAt + limit - this.#clock.monotonic();
      if (left <= 0) {
        this.stop();
        this.#onIdle();
        return;
      }
      await this.#wake.wait(left, this.#stop.signal);
    }
  }
}

/** Without a limit there is nothing to wait for but its change. */
const LOOK_AGAIN_MS = 24 * 60 * 60_000;
