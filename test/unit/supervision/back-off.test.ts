import { expect, test } from 'vitest';
import { backOff, EAGER, spread, SUGGESTED } from '../../../src-main/supervision/back-off.ts';

test('pauses double from the first to the longest', () => {
  const after = [1, 2, 3, 4, 9, 2_000];
  expect(after.map((failures) => backOff(failures, EAGER))).toEqual([
    1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ]);
  expect(after.map((failures) => backOff(failures, SUGGESTED))).toEqual([
    1_000, 2_000, 4_000, 4_000, 4_000, 4_000,
  ]);
  expect(backOff(3, { firstMs: 5_000, longestMs: 60_000 })).toBe(20_000);
});

test('before any failure the pause is the first one', () => {
  expect(backOff(0, EAGER)).toBe(1_000);
});

test('a pause varies by a fifth either way', () => {
  expect(spread(1_000, 0)).toBe(800);
  expect(spread(1_000, 0.5)).toBe(1_000);
  expect(spread(1_000, 1)).toBeCloseTo(1_200);
});
