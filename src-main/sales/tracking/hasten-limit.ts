const MINUTE_MS = 60_000;
/** A payment goes through four statuses at most, and the service may tell of each of them twice (spec "Events"). */
const MOST_FOR_ONE = 8;
/** Share of the read quota that readings out of turn may use, beside those of `poll-plan.ts`. */
const SHARE = 0.1;

/**
 * How often news from outside may have payments read out of turn, within the last minute: for one payment, and for all
 * of them together. However much of it arrives, the plan's own readings keep their quota.
 */
export class HastenLimit {
  /** Oldest first; never more than the quota's share. */
  #hastened: readonly { readonly trackingId: string; readonly at: number }[] = [];

  /** Whether this payment may be read out of turn, which then counts. `now` is monotonic milliseconds. */
  allows(trackingId: string, now: number, readsPerMinute: number): boolean {
    this.#hastened = this.#hastened.filter(({ at }) => now - at < MINUTE_MS);
    const ofThis = this.#hastened.filter((one) => one.trackingId === trackingId).length;
    const mostOfAll = Math.max(1, Math.floor(readsPerMinute * SHARE));
    if (ofThis >= MOST_FOR_ONE || this.#hastened.length >= mostOfAll) return false;
    this.#hastened = [...this.#hastened, { trackingId, at: now }];
    return true;
  }
}
