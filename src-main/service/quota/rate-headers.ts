/** What an answer tells about the rate limit (spec "Limits"). Everything is optional: deployments differ. */
export interface RateHeaders {
  /** Calls per window. */
  readonly limit?: number;
  /** Calls left in the window. */
  readonly remaining?: number;
  /** Milliseconds from now to the window's end. */
  readonly resetInMs?: number;
  /** Milliseconds to wait at least. */
  readonly retryAfterMs?: number;
}

/** The header's value when it is beyond a minute or two is a mistake or another unit; waiting it out helps nobody. */
const LONGEST_RESET_MS = 120_000;
/**
 * Spec "Limits": wait at least as long as `Retry-After` says, so it is not cut short. Beyond a day it is a mistake, e.g.
 * milliseconds or a wrong year, and a till that believed it would be out of order until somebody restarts it.
 */
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000;

/** Reads `X-RateLimit-*`, else `RateLimit-*`, and `Retry-After`. `serverNow` is milliseconds by the service's clock. */
export function readRateHeaders(headers: Headers, serverNow: number): RateHeaders {
  const limit = count(headers, 'limit');
  const remaining = count(headers, 'remaining');
  const reset = count(headers, 'reset');
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), serverNow);
  return {
    ...(limit !== undefined && limit > 0 && { limit }),
    ...(remaining !== undefined && { remaining }),
    ...(reset !== undefined && { resetInMs: within(untilReset(reset, serverNow), LONGEST_RESET_MS) }),
    ...(retryAfterMs !== undefined && { retryAfterMs: within(retryAfterMs, LONGEST_RETRY_AFTER_MS) }),
  };
}

/** Takes the leading number: the `RateLimit-*` draft allows a policy behind it, as in `100, 100;w=60`. */
function count(headers: Headers, name: 'limit' | 'remaining' | 'reset'): number | undefined {
  const text = headers.get(`x-ratelimit-${name}`) ?? headers.get(`ratelimit-${name}`);
  const digits = /^\s*(\d{1,15})/.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The specification says Unix epoch time; seconds in practice, but milliseconds and a count of seconds exist too. */
function untilReset(reset: number, serverNow: number): number {
  if (reset >= 1e11) return reset - serverNow;
  if (reset >= 1e9) return reset * 1_000 - serverNow;
  return reset * 1_000;
}

/** An HTTP date (RFC 9110, "Date/Time Formats") in any of its three forms, or a number of seconds. */
const EACH_VALUE = /\s*(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,)?[^,]+/gi;
const SECONDS = /^\d{1,15}(\.\d+)?$/;
const HTTP_DATE = /^[a-z]+,? .*\d\d:\d\d:\d\d/i;

/** Sent twice, by the service and by a proxy before it, both are to be kept: the longer one. */
function readRetryAfter(text: string | null, serverNow: number): number | undefined {
  const waits = (text?.match(EACH_VALUE) ?? []).flatMap((value) => waitOf(value.trim(), serverNow) ?? []);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

function waitOf(value: string, serverNow: number): number | undefined {
  if (SECONDS.test(value)) return Number(value) * 1_000;
  if (!HTTP_DATE.test(value)) return undefined;
  // One form names no zone: all are UTC.
  const date = Date.parse(/(gmt|utc|z|[+-]\d{4})$/i.test(value) ? value : `${value} GMT`);
  return Number.isNaN(date) ? undefined : date - serverNow;
}

function within(ms: number, most: number): number {
  return Math.min(Math.max(ms, 0), most);
}
