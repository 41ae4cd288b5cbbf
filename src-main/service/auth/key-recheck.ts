import type { Clock } from '../../../shared/time/clock.ts';

/** The shortest and the longest wait, also where the wall clock jumps. */
const SHORTEST_MS = 1_000;
const LONGEST_MS = 300_000;

/**
 * Shows a refused API key to the service when it is due, so that the till recovers by itself while no cashier charges and
 * no payment is read. The key itself decides whether it may be sent; a reading that comes first takes its place.
 */
export class KeyRecheck {
  readonly #clock: Clock;
  readonly #check: () => Promise<unknown>;
  readonly #closed: AbortSignal;
  #retryAt: number | undefined;
  #running = false;

  constructor(clock: Clock, check: () => Promise<unknown>, closed: AbortSignal) {
    this.#clock = clock;
    this.#check = check;
    this.#closed = closed;
  }

  /** `retryAt`: epoch milliseconds; `undefined` when the key is no longer refused. */
  follow(retryAt: number | undefined): void {
    this.#retryAt = retryAt;
    if (retryAt !== undefined && !this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (let retryAt = this.#retryAt; retryAt !== undefined; retryAt = this.#retryAt) {
        const wait = retryAt - this.#clock.wall();
        await this.#clock.sleep(Math.min(Math.max(wait, SHORTEST_MS), LONGEST_MS), this.#closed);
        if (this.#isRefused()) await this.#check();
      }
    } catch (error) {
      // The connection was closed, so the key is not needed any more.
      if (!this.#closed.aborted) throw error;
    } finally {
      this.#running = false;
    }
  }

  /** A reading may have brought the key back meanwhile. */
  #isRefused(): boolean {
    return this.#retryAt !== undefined;
  }
}
