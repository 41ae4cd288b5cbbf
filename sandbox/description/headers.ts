import type { Header, Reference } from './openapi.ts';

/** Spec "Limits". Only calls with a terminal token are counted, so only their answers have the first three. */
export const headers: Readonly<Record<string, Header>> = {
  RateLimitLimit: { description: 'Most calls in the window.', schema: { type: 'integer', minimum: 0 } },
  RateLimitRemaining: { description: 'Calls left in the window.', schema: { type: 'integer', minimum: 0 } },
  RateLimitReset: {
    description: 'When the window is reset, in seconds since 1970.',
    schema: { type: 'integer', minimum: 0 },
  },
  RetryAfter: {
    description: 'Wait at least so many seconds.',
    schema: { type: 'integer', minimum: 0 },
  },
};

const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });

export const RATE_HEADERS = {
  'X-RateLimit-Limit': header('RateLimitLimit'),
  'X-RateLimit-Remaining': header('RateLimitRemaining'),
  'X-RateLimit-Reset': header('RateLimitReset'),
};

export const RETRY_AFTER = { 'Retry-After': header('RetryAfter') };
