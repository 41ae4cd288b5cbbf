/** One moment in epoch milliseconds, by the till's clock and, where it is known, by the service's. */
export interface Moment {
  readonly wall: number;
  readonly service: number | undefined;
}

/** One moment, where the service's clock is known too. */
export type MomentByBoth = Moment & { readonly service: number };

/**
 * A till's clock that differs from the service's by more than this was never set, so its days are not used. One that was set
 * wrongly is off by days: it counts beside the service's, because what answers in the service's place may state a wrong time.
 */
export const NEVER_SET_MS = 30 * 24 * 60 * 60_000;
