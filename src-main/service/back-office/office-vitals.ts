import type { Clock } from '../../../shared/time/clock.ts';
import type { OfficeFamily, OfficeLastGood } from '../../../shared/contract/health.ts';
import type { Exchange } from '../transport/exchange.ts';
import type { Family } from './config.ts';

/** What the back office's connection knows of itself without asking. Times are wall-clock milliseconds. */
export interface OfficeVitals {
  /** When the service last did what it was asked, by kind of call. */
  readonly lastGood: OfficeLastGood;
  /** By the last call: `unknown` before the first. */
  readonly answers: 'unknown' | 'yes' | 'no';
  /** The service does not take the credentials. */
  readonly isRefused: boolean;
  /** The quota holds calls back until then. */
  readonly busyUntil?: number;
  /** Calls of this minute that the service still allows, where it has stated a limit (spec "Limits"): GET, and all others. */
  readonly readsLeft?: number;
  readonly writesLeft?: number;
  /** This computer's clock minus the service's, in milliseconds; none until an answer has stated the service's. */
  readonly clockDifferenceMs?: number;
}

/** What the calls of each credential's family are about. */
const OFFICE_FAMILY: Readonly<Record<Family, OfficeFamily>> = {
  payments: 'payments',
  reporting: 'history',
  settlement: 'settlements',
  entities: 'hierarchy',
  onboarding: 'onboarding',
};

/** Remembers how the calls of the back office ended. */
export class OfficeCalls {
  readonly #clock: Pick<Clock, 'wall'>;
  #answers: OfficeVitals['answers'] = 'unknown';
  readonly #lastGood: Partial<Record<OfficeFamily, number>> = {};
  #isRefused = false;

  constructor(clock: Pick<Clock, 'wall'>) {
    this.#clock = clock;
  }

  /**
   * An answer of 500 to 599 is none: a proxy in front of the service says that it cannot be reached. That of a sign-in is of
   * no family; to every other one the credentials were accepted, also where it refuses what was asked for (spec "HTTP status
   * codes").
   */
  observe(exchange: Exchange, family?: Family): void {
    const status = exchange.kind === 'answered' ? exchange.response.status : undefined;
    this.#answers = status !== undefined && status < 500 ? 'yes' : 'no';
    if (status === undefined || status >= 500) return;
    const isGood = status < 300;
    if (status === 401) this.#isRefused = true;
    else if (family || isGood) this.#isRefused = false;
    if (family && isGood) this.#lastGood[OFFICE_FAMILY[family]] = this.#clock.wall();
  }

  get known(): Pick<OfficeVitals, 'answers' | 'isRefused' | 'lastGood'> {
    return { answers: this.#answers, isRefused: this.#isRefused, lastGood: { ...this.#lastGood } };
  }
}
