import type { Clock } from '../../../shared/time/clock.ts';

/** Nobody has seen by then whether the document comes out: such a press is no wish for another one. */
const UNSEEN_MS = 500;

/** Tells the second half of a double press, or a key that is held, from a wish for another print. */
export class DoublePress {
  readonly #clock: Pick<Clock, 'monotonic'>;
  #latest: { readonly jobId: string; readonly at: number } | undefined;

  constructor(clock: Pick<Clock, 'monotonic'>) {
    this.#clock = clock;
  }

  /** Notes a press for this print job, and answers whether it belongs to the press before. */
  belongsToLatest(jobId: string): boolean {
    const at = this.#clock.monotonic();
    const belongs = this.#latest?.jobId === jobId && at - this.#latest.at < UNSEEN_MS;
    this.#latest = { jobId, at };
    return belongs;
  }
}
