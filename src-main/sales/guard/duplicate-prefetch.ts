import { SAME_REFERENCE } from './same-sale.ts';
import { paymentsFromOtherTills } from './payments-from-other-tills.ts';
import type { OtherTillsAnswer, OtherTillsParts } from './payments-from-other-tills.ts';

/** The history may take this long; after that, the sale goes on without it. */
const PATIENCE_MS = 2_500;
/** The longest time between typing a reference and Charge; an older answer is outdated. */
const FRESH_MS = 10_000;

interface Prefetch {
  readonly reference: string;
  /** By `Clock.sinceBoot`, since an answer from before the computer slept is outdated. */
  readonly at: number;
  readonly answer: Promise<OtherTillsAnswer>;
  isOver: boolean;
}

/**
 * Looks for other tills' payments of a reference while the cashier still types the amount, so that the guard need not
 * make the customer wait for it.
 */
export class DuplicatePrefetch {
  readonly #parts: OtherTillsParts;
  readonly #stop: AbortSignal;
  #prefetched: Prefetch | undefined;

  constructor(parts: OtherTillsParts, stop: AbortSignal) {
    this.#parts = parts;
    this.#stop = stop;
  }

  /** Begins to look for payments of this reference, unless that is under way. */
  begin(reference: string): void {
    if (this.#prefetched?.reference === reference && !this.#prefetched.isOver) return;
    const prefetched = this.#begun(reference);
    this.#prefetched = prefetched;
    const over = (): void => void (prefetched.isOver = true);
    // The caller that takes the answer handles its failure; there may be no caller.
    prefetched.answer.then(over, over);
  }

  /** The answer for this reference: the prefetched one if it is fresh, or else that of a search that begins now. */
  take(reference: string): Promise<OtherTillsAnswer> {
    const prefetched = this.#prefetched;
    this.#prefetched = undefined;
    const fresh = prefetched && this.#parts.clock.sinceBoot() - prefetched.at <= FRESH_MS;
    return (fresh && prefetched.reference === reference ? prefetched : this.#begun(reference)).answer;
  }

  #begun(reference: string): Prefetch {
    const within = { lately: SAME_REFERENCE, patience: PATIENCE_MS };
    const answer = paymentsFromOtherTills(reference, within, this.#parts, this.#stop);
    return { reference, at: this.#parts.clock.sinceBoot(), answer, isOver: false };
  }
}
