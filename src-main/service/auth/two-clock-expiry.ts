import type { Clock } from '../../../shared/time/clock.ts';

/** Clients stop using a token this long before its end (spec "OAuth 2.0 password grant"). */
const MARGIN_MS = 60_000;

/**
 * When something expires: by the wall clock or by the monotonic clock, whichever says so first. The wall
 * clock may be set back, and the monotonic clock may stand still while the computer sleeps.
 */
export interface TwoClockExpiry {
  passed(): boolean;
}

/** Reads both clocks now, so call it before the request whose answer states `lifetimeS` (seconds). */
export function startExpiry(clock: Clock): (lifetimeS: number) => TwoClockExpiry {
  const wall = clock.wall();
  const monotonic = clock.monotonic();
  return (lifetimeS) => {
    const usableMs = lifetimeS * 1_000 - MARGIN_MS;
    return {
      passed: () => clock.wall() >= wall + usableMs || clock.monotonic() >= monotonic + usableMs,
    };
  };
}
