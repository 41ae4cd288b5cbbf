import type { Clock } from '../../../shared/clock.ts';
import type { Exchange } from '../transport/exchange.ts';

/** What the back office's connection knows of itself without asking. Times are wall-clock milliseconds. */
export interface OfficeVitals {
  /** When the service last did what it was asked. */
  readonly lastGoodAt?: number;
  /** By the last call: `unknown` before the first. */
  readonly answers: 'unknown' | 'yes' | 'no';
  /** The service does not take the credentials. */
  readonly isRefused: boolean;
  /** The quota holds calls back until then. */
  readonly busyUntil?: number;
  /** Calls of this minute that the service still allows, where it has stated a limit (spec "Limits"): GET, and all others. */
  readonly readsLeft?: number;
  readonly writesLeft?: number;
  /** This computer's clock minus the service's, in milliseconds; none until an answer has told the service's. */
  readonly clockDifferenceMs?: number;
}

/** Remembers how the calls of the back office ended. */
export class OfficeCalls {
  readonly #clock: Pick<Clock, 'wall'>;
  #answers: OfficeVitals['answers'] = 'unknown';
  #lastGoodAt: number | undefined;
  #isRefused = false;

  constructor(clock: Pick<Clock, 'wall'>) {
    this.#clock = clock;
  }

  /** An answer of 500 to 599 is none: a proxy in front of the service says that it cannot be reached. */
  observe(exchange: Exchange): void {
    const status = exchange.kind === 'answered' ? exchange.response.status : undefined;
    this.#answers = status !== undefined && status < 500 ? 'yes' : 'no';
    if (status === 401) this.#isRefused = true;
    if (status === undefined || status >= 300) return;
    this.#isRefused = false;
    this.#lastGoodAt = this.#clock.wall();
  }

  get known(): Pick<OfficeVitals, 'answers' | 'isRefused' | 'lastGoodAt'> {
    const at = this.#lastGoodAt;
    return {
      answers: this.#answers,
      isRefused: this.#isRefused,
      ...(at !== undefined && { lastGoodAt: at }),
    };
  }
}
