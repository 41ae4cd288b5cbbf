import type { Clock } from '../../../shared/time/clock.ts';

/** `sinceBoot` is exact to a second only, so a smaller difference to the monotonic clock does not count as sleep. */
const SLEEP_MS = 2_000;

/**
 * The service's wall clock as its last `Date` header stated it, carried on by monotonic time and by what the computer
 * has slept since: a till whose own clock is wrong still reads reset times and asks for the right days. Before any
 * answer it is the till's own clock.
 */
export class ServerClock {
  readonly #clock: Clock;
  #known: { readonly server: number; readonly monotonic: number; readonly sinceBoot: number } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Learns from the headers of an answer that has just arrived; `Date` counts whole seconds. */
  observe(headers: Headers): void {
    const server = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(server)) return;
    this.#known = { server, monotonic: this.#clock.monotonic(), sinceBoot: this.#clock.sinceBoot() };
  }

  /** Epoch milliseconds by the service's clock, or by the till's until an answer has stated the service's time. */
  now(): number {
    return this.known() ?? this.#clock.wall();
  }

  /** Epoch milliseconds by the service's clock; `undefined` until an answer has stated it. */
  known(): number | undefined {
    if (!this.#known) return undefined;
    const { server, monotonic, sinceBoot } = this.#known;
    const awake = this.#clock.monotonic() - monotonic;
    const asleep = this.#clock.sinceBoot() - sinceBoot - awake;
    return server + awake + (asleep >= SLEEP_MS ? asleep : 0);
  }
}
