import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWait, readInterval } from '../../../../src-main/sales/tracking/poll-plan.ts';

test('the payer on the screen never waits more than a second on the documented quotas', () => {
  expect(readInterval('on-screen', 49, 600)).toBe(1_000);
  expect(readInterval('on-screen', 49, 1_000)).toBe(1_000);
});

test('all readings together stay within four fifths of any quota', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 2_000 }), (others, quota) => {
      const perMinute = (interval: number): number => 60_000 / interval;
      const total =
        perMinute(readInterval('on-screen', others, quota)) +
        others * (others > 0 ? perMinute(readInterval('parked', others, quota)) : 0);
      expect(total).toBeLessThanOrEqual(0.8 * quota + 1e-6);
    }),
  );
});

test.each([
  [59_999, 8_000],
  [60_000, 30_000],
  [299_999, 30_000],
  [300_000, 60_000],
  [1_799_999, 60_000],
  [1_800_000, 600_000],
])('on the screen, after %i ms of failed tries, the next one is %i ms away', (forMs, wait) => {
  expect(createWait(50, forMs, true, 0.5)).toBe(wait);
  expect(createWait(50, forMs, false, 0.5)).toBe(600_000);
});
