import type { HistoryPage } from './history-page.ts';

/**
 * How much of a history has been read. A record counts once however often it comes, because a page that came twice
 * stands in the place of one that did not; and the largest total counts, because payments never leave a history.
 */
export class HistorySeen {
  readonly #trackingIds = new Set<string>();
  #unidentified = 0;
  #total: number | undefined;
  #ended = false;

  page({ trackingIds, total }: HistoryPage): void {
    for (const trackingId of trackingIds) {
      if (trackingId === undefined) this.#unidentified += 1;
      else this.#trackingIds.add(trackingId);
    }
    if (total !== undefined) this.#total = Math.max(this.#total ?? 0, total);
    this.#ended = trackingIds.length === 0;
  }

  /** The last page was empty: no other follows. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Records that are still to come; 0 when all are there. A total below what has come already is not believed. */
  missing(): number {
    const seen = this.#trackingIds.size + this.#unidentified;
    if (this.#total === seen) return 0;
    if (this.#total === undefined || this.#total < seen) return this.#ended ? 0 : Infinity;
    return this.#total - seen;
  }
}
