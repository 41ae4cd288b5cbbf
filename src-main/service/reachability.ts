import type { Clock } from '../../shared/time/clock.ts';
import type { ConnectionView } from '../../shared/contract/views.ts';
import type { Exchange } from './transport/exchange.ts';

/** Until then an outage is a blip that people need not plan for. */
const OFFLINE_AFTER_MS = 10_000;

/**
 * Whether the service answers, by the last call that came to its end; an observer gets each change.
 * An answer of 500 to 599 is none: a proxy in front of the service says that it cannot be reached.
 */
export class Reachability {
  readonly #clock: Clock;
  readonly #onChange: (view: ConnectionView) => void;
  #view: ConnectionView = { state: 'unknown' };
  #failingSince = 0;
  #lastEndAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, onChange: (view: ConnectionView) => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** For how many milliseconds no call has come to its end. */
  get quietMs(): number {
    return this.#clock.monotonic() - this.#lastEndAt;
  }

  get isOnline(): boolean {
    return this.#view.state === 'online';
  }

  /** A call has come to its end before its caller gave it up. */
  observe(exchange: Exchange): void {
    const now = this.#clock.monotonic();
    this.#lastEndAt = now;
    if (exchange.kind === 'answered' && exchange.response.status < 500) {
      this.#become({ state: 'online' });
      return;
    }
    if (!('since' in this.#view)) {
      this.#failingSince = now;
      this.#become({ state: 'reconnecting', since: this.#clock.wall() });
    } else if (now - this.#failingSince >= OFFLINE_AFTER_MS) {
      this.#become({ state: 'offline', since: this.#view.since });
    }
  }

  #become(view: ConnectionView): void {
    if (view.state === this.#view.state) return;
    this.#view = view;
    this.#onChange(view);
  }
}
