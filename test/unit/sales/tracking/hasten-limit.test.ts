import { expect, test } from 'vitest';
import { HastenLimit } from '../../../../src-main/sales/tracking/hasten-limit.ts';

const MINUTE = 60_000;

/** How many of these are allowed. */
function allowed(
  limit: HastenLimit,
  trackingIds: readonly string[],
  now: number,
  readsPerMinute = 600,
): number {
  return trackingIds.filter((trackingId) => limit.allows(trackingId, now, readsPerMinute)).length;
}
const many = (count: number, name = (_index: number) => 'trk') =>
  Array.from({ length: count }, (_, index) => name(index));

test('one payment is hastened eight times a minute at most, and again when the minute is over', () => {
  const limit = new HastenLimit();
  expect(allowed(limit, many(100), 0)).toBe(8);
  expect(allowed(limit, many(100), MINUTE - 1)).toBe(0);
  expect(allowed(limit, many(100), MINUTE)).toBe(8);
});

test('all payments together have a tenth of the quota, and one reading where that is less than one', () => {
  const each = many(200, (index) => `trk-${index}`);
  expect(allowed(new HastenLimit(), each, 0, 600)).toBe(60);
  expect(allowed(new HastenLimit(), each, 0, 30)).toBe(3);
  expect(allowed(new HastenLimit(), each, 0, 5)).toBe(1);
});

test('a flood of one payment leaves the others theirs', () => {
  const limit = new HastenLimit();
  allowed(limit, many(1_000), 0);
  expect(limit.allows('another', 0, 600)).toBe(true);
});
