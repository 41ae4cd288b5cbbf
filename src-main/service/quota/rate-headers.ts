/** What an answer states about the rate limit (spec "Limits"). Deployments differ in what they state; the rest is `undefined`. */
export interface RateHeaders {
  /** Calls per window. */
  readonly limit: number | undefined;
  /** Calls left in the window. */
  readonly remaining: number | undefined;
  /** Milliseconds from now to the window's end. */
  readonly resetInMs: number | undefined;
  /** Milliseconds to wait at least. */
  readonly retryAfterMs: number | undefined;
}

/** A reset time further away than this is a mistake or in another unit, and must not stop the till. */
const LONGEST_RESET_MS = 120_000;
/**
 * Spec "Limits": wait at least as long as `Retry-After` says, so it is not cut short. Beyond a day it is a mistake, e.g.
 * milliseconds or a wrong year, and a till that believed it would be out of order until a restart.
 */
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000;

/** Reads `X-RateLimit-*`, else `RateLimit-*`, and `Retry-After`. `serverNow` is milliseconds by the service's clock. */
export function readRateHeaders(headers: Headers, serverNow: number): RateHeaders {
  const limit = count(headers, 'limit');
  const reset = count(headers, 'reset');
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), serverNow);
  return {
    limit: limit === 0 ? undefined : limit,
    remaining: count(headers, 'remaining'),
    resetInMs: reset === undefined ? undefined : within(untilReset(reset, serverNow), LONGEST_RESET_MS),
    retryAfterMs: retryAfterMs === undefined ? undefined : within(retryAfterMs, LONGEST_RETRY_AFTER_MS),
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

const SECONDS = /^\d{1,15}(\.\d+)?$/;
const TIME_OF_DAY = /\d\d:\d\d:\d\d/;

/** Service and proxy may each send one; the longer wait satisfies both. */
function readRetryAfter(text: string | null, serverNow: number): number | undefined {
  // The comma after a weekday parts it from its date, which needs none.
  const waits = (text ?? '').split(',').flatMap((value) => waitOf(value.trim(), serverNow) ?? []);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

/** A number of seconds, or an HTTP date (RFC 9110, "Date/Time Formats") in any of its three forms. */
function waitOf(value: string, serverNow: number): number | undefined {
  if (SECONDS.test(value)) return Number(value) * 1_000;
  // `Date.parse` reads a number alone as a year.
  if (!TIME_OF_DAY.test(value)) return undefined;
  // All three forms are UTC, and one does not say so; a zone said twice changes nothing.
  const date = Date.parse(`${value} GMT`);
  return Number.isNaN(date) ? undefined : date - serverNow;
}

function within(ms: number, most: number): number {
  return Math.min(Math.max(ms, 0), most);
}
