import type { Clock } from '../../../shared/time/clock.ts';

/** Reports until when the rate limit holds calls back, in epoch milliseconds; `undefined` once it does not. */
export class BusyReport {
  readonly #clock: Clock;
  readonly #onBusy: (busyUntil: number | undefined) => void;
  readonly #closed: AbortSignal;
  #until = 0;
  #watching = false;

  constructor(clock: Clock, onBusy: (busyUntil: number | undefined) => void, closed: AbortSignal) {
    this.#clock = clock;
    this.#onBusy = onBusy;
    this.#closed = closed;
  }

  /** `until` is monotonic milliseconds; an earlier time than is known already changes nothing. */
  holdUntil(until: number): void {
    if (until <= this.#until || this.#closed.aborted) return;
    this.#until = until;
    this.#onBusy(this.#clock.wall() + until - this.#clock.monotonic());
    if (!this.#watching) void this.#reportEnd();
  }

  async #reportEnd(): Promise<void> {
    this.#watching = true;
    try {
      while (this.#clock.monotonic() < this.#until) {
        await this.#clock.sleep(this.#until - this.#clock.monotonic(), this.#closed);
      }
      this.#watching = false;
      this.#onBusy(undefined);
    } catch {
      // The connection was closed, so nobody listens any more.
    }
  }
}
