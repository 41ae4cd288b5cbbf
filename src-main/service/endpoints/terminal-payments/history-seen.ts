import type { HistoryPage } from './history-page.ts';

/**
 * Counts how much of a history has been read. A record that comes twice counts once, because it takes the place of one
 * that was left out. The largest total counts, because payments never leave a history.
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

  /** True once a page was empty, because no other page follows. */
  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Number of records that have not come yet; 0 when the history is complete. A total below the number of records read
   * is ignored.
   */
  missing(): number {
    const seen = this.#trackingIds.size + this.#unidentified;
    if (this.#total === seen) return 0;
    if (this.#total === undefined || this.#total < seen) return this.#ended ? 0 : Infinity;
    return this.#total - seen;
  }
}
