import type { Exchange } from '../../../../src-main/service/transport/exchange.ts';
import type { TryEnd } from '../../rules/creates.ts';
import type { Metered } from './meter.ts';

/** `now` is milliseconds by the service's clock. */
export function rateHeaders({ limit, count, resetAt }: Metered, now: number): Record<string, string> {
  return {
    date: new Date(now).toUTCString(),
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - count)),
    'x-ratelimit-reset': String(Math.ceil(resetAt / 1_000)),
  };
}

/** `retryAfter` is seconds. */
export function headersOf(headers: Record<string, string>, retryAfter: number | undefined): Headers {
  return new Headers({ ...headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) });
}

/** How a create stands after this. */
export function endOf(exchange: Exchange): TryEnd {
  if (exchange.kind === 'not-sent') return 'held-back';
  if (exchange.kind === 'lost') return 'perhaps';
  const { status, body } = exchange.response;
  if (status === 429 || status === 401) return 'held-back';
  if (status >= 500 || status === 408 || body === '<html>') return 'perhaps';
  return status === 200 && !body.includes('ftp:') ? 'carried-out' : 'refused';
}
