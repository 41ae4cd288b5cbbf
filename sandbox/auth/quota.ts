const WINDOW_MS = 60_000;

interface Window {
  endsAt: number;
  used: number;
}

/** What one token has used of its two quotas (spec "Limits": writes and reads are limited apart). */
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

/** Counts one call at `now` (ms). A window begins with the first call in it; a refused call is not counted. */
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
