const FIRST_WAIT_MS = 5000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;

/** When a delivery began and how it went so far; times in ms since 1970 on the sandbox's clock. */
export interface Attempts {
  readonly created: number;
  /** How many tries have failed, at least one. */
  readonly failed: number;
  readonly lastTry: number;
}

/**
 * When to try again; `undefined` to give up. Waits double from 5 s and end 24 hours after the event, as live
 * deployments do: spec "Events" does not show the schedule.
 */
export function nextTry({ created, failed, lastTry }: Attempts): number | undefined {
  const at = lastTry + FIRST_WAIT_MS * 2 ** (failed - 1);
  return at <= created + GIVE_UP_AFTER_MS ? at : undefined;
}
