import type { Clock } from '../../../shared/clock.ts';

/**
 * The service's wall clock as its last `Date` header told it, carried on by monotonic time: a till whose own clock
 * is wrong still reads reset times and asks for the right days. Before any answer it is the till's own clock.
 */
export class ServerClock {
  readonly #clock: Clock;
  #told: { readonly server: number; readonly monotonic: number } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Learns from the headers of an answer that has just arrived; `Date` counts whole seconds. */
  observe(headers: Headers): void {
    const server = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(server)) this.#told = { server, monotonic: this.#clock.monotonic() };
  }

  /** Milliseconds since 1970 by the service's clock; the till's until an answer has told it. */
  now(): number {
    return this.told() ?? this.#clock.wall();
  }

  /** The service's clock, `undefined` until an answer has told it. */
  told(): number | undefined {
    return this.#told && this.#told.server + this.#clock.monotonic() - this.#told.monotonic;
  }
}
