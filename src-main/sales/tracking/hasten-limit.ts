const MINUTE_MS = 60_000;
/** A payment has four statuses at most, and the service may report each of them twice (spec "Events"). */
const MOST_FOR_ONE = 8;
/** Share of the read quota for these readings, beside the shares of `poll-plan.ts`. */
const SHARE = 0.1;

/**
 * Limits how often webhooks may have payments read at once, within a minute: for one payment, and for all of them together.
 * However many webhooks arrive, the regular readings keep their quota.
 */
export class HastenLimit {
  /** Oldest first; never more than the quota's share. */
  #hastened: readonly { readonly trackingId: string; readonly at: number }[] = [];

  /** Whether this payment may be read at once; if so, it counts. `now` is monotonic milliseconds. */
  allows(trackingId: string, now: number, readsPerMinute: number): boolean {
    this.#hastened = this.#hastened.filter(({ at }) => now - at < MINUTE_MS);
    const ofThis = this.#hastened.filter((one) => one.trackingId === trackingId).length;
    const mostOfAll = Math.max(1, Math.floor(readsPerMinute * SHARE));
    if (ofThis >= MOST_FOR_ONE || this.#hastened.length >= mostOfAll) return false;
    this.#hastened = [...this.#hastened, { trackingId, at: now }];
    return true;
  }
}
