import { expect, it } from 'vitest';
import { ReplayWindow } from '../../../../src-main/service/webhooks/replay-window.ts';

it('knows what came within its time, and forgets it after', () => {
  const seen = new ReplayWindow(1_000);
  expect([0, 1, 999, 1_000].map((now) => seen.isFirst('a', now))).toEqual([true, false, false, true]);
  expect(seen.isFirst('b', 1_000)).toBe(true);
});

it('holds ten thousand at most, and forgets the oldest first', () => {
  const seen = new ReplayWindow(1e9);
  for (let n = 0; n <= 10_000; n++) seen.isFirst(String(n), n);
  expect(seen.isFirst('10000', 10_001)).toBe(false);
  expect(seen.isFirst('5000', 10_001)).toBe(false);
  expect(seen.isFirst('0', 10_001)).toBe(true);
});
