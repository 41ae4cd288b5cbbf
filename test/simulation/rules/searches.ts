import type { Recorded } from './record.ts';
import type { Timeline } from '../timeline.ts';
import type { Witness } from './witness.ts';

/** What a lost try left behind may show up in the history this late. */
const SEARCHED_FOR = 5 * 60_000;

/** Rule 1: a search counts as complete only when it asked, and was answered, long enough after the last lost try. */
export class Searches {
  readonly #witness: Witness;
  readonly #timeline: Timeline;
  /** Of each sale: its last lost try. */
  readonly #lostAt = new Map<string, number>();
  /** By reference: when the last question was asked that the history answered. */
  readonly #askedAt = new Map<string, number>();

  constructor(witness: Witness) {
    this.#witness = witness;
    this.#timeline = witness.timeline;
  }

  lost({ saleId }: Recorded): void {
    this.#lostAt.set(saleId, this.#timeline.now());
  }

  /** The history answered a question of this moment. */
  answered(reference: string, askedAt: number): void {
    this.#askedAt.set(reference, Math.max(askedAt, this.#askedAt.get(reference) ?? askedAt));
  }

  /** The till takes the search for complete. */
  completed({ saleId, reference }: Recorded): void {
    const lostAt = this.#lostAt.get(saleId) ?? -Infinity;
    const askedAt = this.#askedAt.get(reference) ?? -Infinity;
    if (askedAt >= lostAt + SEARCHED_FOR) return;
    this.#witness.breaks(
      '1 a search goes on long enough',
      `${saleId} lost a try ${(this.#timeline.now() - lostAt) / 1_000} s ago and is searched for no more`,
    );
  }
}
