import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInterval } from '../../../../src-main/sales/tracking/poll-plan.ts';

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
