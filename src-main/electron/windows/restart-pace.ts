import { backOff } from '../../supervision/back-off.ts';

/** So many deaths in a row are followed by a restart at once. */
const AT_ONCE = 3;
const PACE = { firstMs: 5_000, longestMs: 60_000 };
/** A screen that lived this long starts a new count. */
const LIVED_WELL_MS = 60_000;

/**
 * How long a screen that died waits before it is started again: three times not at all, then 5 s, 10 s and so on, at
 * most a minute. It never gives up: a till without a screen is worth no more than one that tries.
 */
export class RestartPace {
  #deaths = 0;
  #startedAt = -Infinity;

  /** Milliseconds from now to the next start. `now` is monotonic milliseconds. */
  died(now: number): number {
    this.#deaths = now - this.#startedAt >= LIVED_WELL_MS ? 1 : this.#deaths + 1;
    const pauses = this.#deaths - AT_ONCE;
    const pause = pauses <= 0 ? 0 : backOff(pauses, PACE);
    this.#startedAt = now + pause;
    return pause;
  }
}
