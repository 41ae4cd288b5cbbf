import type { HistoryPage } from './history-page.ts';

/**
 * Counts how much of a history has been read. A record that comes again on another page counts once, because it takes
 * the place of one that was left out. One that is twice on a page is one that the service lists twice. The largest total
 * counts, because payments never leave a history.
 */
export class HistorySeen {
  readonly #trackingIds = new Set<string>();
  #unidentified = 0;
  /** Records that came twice on one page. */
  #twice = 0;
  #hasMoved = false;
  #total: number | undefined;
  #ended = false;

  page({ trackingIds, total }: HistoryPage): void {
    const onPage = new Set<string>();
    for (const trackingId of trackingIds) {
      if (trackingId === undefined) this.#unidentified += 1;
      else if (onPage.has(trackingId)) this.#twice += 1;
      else if (this.#trackingIds.has(trackingId)) this.#hasMoved = true;
      else onPage.add(trackingId);
      if (trackingId !== undefined) this.#trackingIds.add(trackingId);
    }
    if (total !== undefined) this.#total = Math.max(this.#total ?? 0, total);
    this.#ended = trackingIds.length === 0;
  }

  /** True once a page was empty, because no other page follows. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Whether, at the end, records came on two pages and others never: the list changed, or has these twice for good. */
  get isShifted(): boolean {
    return this.#ended && this.#hasMoved && this.missing() > 0;
  }

  /**
   * Number of records that have not come yet; 0 when the history is complete. A total below the number of records read
   * is ignored.
   */
  missing(): number {
    const seen = this.#trackingIds.size + this.#unidentified;
    if (this.#total === seen) return 0;
    if (this.#total === undefined || this.#total < seen) return this.#ended ? 0 : Infinity;
    // The total may count payments instead of records, so the end of the list has to come.
    return this.#ended ? Math.max(0, this.#total - seen - this.#twice) : this.#total - seen;
  }
}
