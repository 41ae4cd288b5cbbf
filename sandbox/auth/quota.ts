const WINDOW_MS = 60_000;

interface Window {
  endsAt: number;
  used: number;
}

/** The two quotas of one token (spec "Limits": reads and writes are counted separately). */
export interface QuotaUse {
  readonly reads: Window;
  readonly writes: Window;
}

export function newQuotaUse(): QuotaUse {
  return { reads: { endsAt: 0, used: 0 }, writes: { endsAt: 0, used: 0 } };
}

export interface QuotaReading {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Unix epoch seconds at which the window ends. */
  readonly resetSeconds: number;
}

/**
 * Counts one call at `now` (epoch milliseconds). A window begins with its first call. Refused calls are not counted.
 */
export function useQuota(window: Window, limit: number, now: number): QuotaReading {
  if (now >= window.endsAt) {
    window.endsAt = now + WINDOW_MS;
    window.used = 0;
  }
  const allowed = window.used < limit;
  if (allowed) window.used += 1;
  return {
    allowed,
    limit,
    remaining: Math.max(limit - window.used, 0),
    resetSeconds: Math.ceil(window.endsAt / 1000),
  };
}
