/** How pauses after failures grow, in milliseconds: from `firstMs`, twice as long each time, up to `longestMs`. */
export interface Pace {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Where somebody may be waiting: 1 s, 2 s, 4 s, then every 8 s. */
export const EAGER: Pace = { firstMs: 1_000, longestMs: 8_000 };
/** As the specification suggests ("Limits"): 1 s, 2 s, 4 s. */
export const SUGGESTED: Pace = { firstMs: 1_000, longestMs: 4_000 };

/** Milliseconds to wait after `failures` failures in a row, from 1 on. */
export function backOff(failures: number, { firstMs, longestMs }: Pace): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
}

/**
 * The pause, varied by up to a fifth either way, so that tills do not return together after an outage. `random` is at
 * least 0 and below 1.
 */
export function spread(ms: number, random: number): number {
  return ms * (0.8 + 0.4 * random);
}
