const FIRST_WAIT_MS = 5000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;

/** The tries of a delivery; times are epoch milliseconds by the sandbox's clock. */
export interface Attempts {
  readonly created: number;
  /** Number of failed tries, at least one. */
  readonly failed: number;
  readonly lastTry: number;
}

/**
 * When to try again; `undefined` to give up. Waits double from 5 s and end 24 hours after the event, as at live
 * deployments; spec "Events" does not show the schedule.
 */
export function nextTry({ created, failed, lastTry }: Attempts): number | undefined {
  const at = lastTry + FIRST_WAIT_MS * 2 ** (failed - 1);
  return at <= created + GIVE_UP_AFTER_MS ? at : undefined;
}
