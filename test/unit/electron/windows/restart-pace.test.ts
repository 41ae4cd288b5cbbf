import { expect, test } from 'vitest';
import { RestartPace } from '../../../../src-main/electron/windows/restart-pace.ts';

const MINUTE = 60_000;

test('a screen is started again at once three times, then more and more slowly, and never given up', () => {
  const pace = new RestartPace();
  let now = 0;
  const pauses = Array.from({ length: 10 }, () => {
    const pause = pace.died(now);
    now += pause + 1_000;
    return pause / 1_000;
  });
  expect(pauses).toEqual([0, 0, 0, 5, 10, 20, 40, 60, 60, 60]);
});

test('a screen that lived for a minute starts a new count', () => {
  const pace = new RestartPace();
  for (let death = 0; death < 5; death++) pace.died(0);
  expect(pace.died(10_000 + MINUTE)).toBe(0);
});

test('the time that a screen waits for its start is not counted as life', () => {
  const pace = new RestartPace();
  let now = 0;
  for (let death = 0; death < 8; death++) now += pace.died(now);
  expect(pace.died(now + MINUTE - 1)).toBe(MINUTE);
});
