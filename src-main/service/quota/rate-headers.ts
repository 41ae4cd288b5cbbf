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
const LONGEST_RETRY_AFTER_MS = 60 * 60_000;

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

/** Seconds or an HTTP date (RFC 9110, "Retry-After"). */
function readRetryAfter(text: string | null, serverNow: number): number | undefined {
  if (text === null) return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : date - serverNow;
}

function within(ms: number, most: number): number {
  return Math.min(Math.max(ms, 0), most);
}
