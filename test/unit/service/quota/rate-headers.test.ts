import { describe, expect, it } from 'vitest';
import { readRateHeaders } from '../../../../src-main/service/quota/rate-headers.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const read = (headers: Record<string, string>) => readRateHeaders(new Headers(headers), NOW);
const epochSeconds = NOW / 1_000;

describe('rate limit headers', () => {
  it('reads both spellings, the X- form first', () => {
    expect(read({ 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': '59' })).toEqual({
      limit: 60,
      remaining: 59,
    });
    expect(read({ 'RateLimit-Limit': '30', 'RateLimit-Remaining': '0' })).toEqual({
      limit: 30,
      remaining: 0,
    });
    expect(read({ 'X-RateLimit-Limit': '60', 'RateLimit-Limit': '30' })).toEqual({ limit: 60 });
  });

  it.each([
    ['Unix seconds', String(epochSeconds + 30), 30_000],
    ['Unix milliseconds', String(NOW + 30_500), 30_500],
    ['a count of seconds', '30', 30_000],
    ['a time gone by', String(epochSeconds - 5), 0],
    ['a time far beyond a window', String(epochSeconds + 86_400), 120_000],
  ])('reads a reset given as %s', (_form, reset, resetInMs) => {
    expect(read({ 'X-RateLimit-Reset': reset })).toEqual({ resetInMs });
  });

  it.each([
    ['seconds', '2', 2_000],
    ['a fraction of seconds', '2.25', 2_250],
    ['an HTTP date by the service’s clock', 'Thu, 15 Jan 2026 12:00:07 GMT', 7_000],
    ['a date gone by', 'Thu, 15 Jan 2026 11:00:00 GMT', 0],
    ['more than an hour', '7200', 7_200_000],
    ['a date of tomorrow', 'Fri, 16 Jan 2026 11:00:00 GMT', 23 * 3_600_000],
    ['milliseconds by mistake', '999999', 86_400_000],
    ['a date without a zone', 'Thu Jan 15 12:00:07 2026', 7_000],
    ['a date of another zone’s name for UTC', 'Thu, 15 Jan 2026 12:00:07 UTC', 7_000],
    ['a date with dashes', 'Thursday, 15-Jan-26 12:00:07 GMT', 7_000],
    ['two numbers', '5, 20', 20_000],
    ['a number and a date', '5, Thu, 15 Jan 2026 12:00:07 GMT', 7_000],
    ['two dates', 'Thu, 15 Jan 2026 12:00:09 GMT, Thu, 15 Jan 2026 12:00:07 GMT', 9_000],
    ['a number and what nobody can read', 'later, 3', 3_000],
  ])('reads Retry-After given as %s', (_form, value, retryAfterMs) => {
    expect(read({ 'Retry-After': value })).toEqual({ retryAfterMs });
  });

  it.each([['-5'], ['1e3'], ['soon'], ['2026'.repeat(9)], ['5 minutes'], ['Thu'], ['soon 12:00:07']])(
    'does not take %j for a time',
    (value) => {
      expect(read({ 'Retry-After': value })).toEqual({});
    },
  );

  it('takes the number in front of a policy', () => {
    expect(read({ 'RateLimit-Limit': '100, 100;w=60' })).toEqual({ limit: 100 });
  });

  it('passes over what it cannot read', () => {
    expect(
      read({
        'X-RateLimit-Limit': '0',
        'X-RateLimit-Remaining': '-1',
        'X-RateLimit-Reset': 'soon',
        'Retry-After': '',
      }),
    ).toEqual({});
  });
});
