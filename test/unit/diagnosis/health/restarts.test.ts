import { expect, test } from 'vitest';
import { restartsOf } from '../../../../src-main/diagnosis/health/restarts.ts';
import { areOften } from '../../../../src-main/diagnosis/restarts/are-often.ts';
import type { Restart } from '../../../../shared/contract/health.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 100 * DAY;

const hung = (ago: number): Restart => ({ part: 'kiosk-screen', why: 'hung', at: NOW - ago });
const lost = (ago: number): Restart => ({ part: 'graphics', why: 'ended', at: NOW - ago });

test('of the last day it says what, why, how often and when last, the latest first', () => {
  const restarts = [hung(DAY), hung(3 * MINUTE), lost(2 * MINUTE), hung(MINUTE)];
  expect(restartsOf(restarts, NOW)).toEqual({
    name: 'restarts',
    result: 'some',
    state: 'attention',
    restarted: [
      { part: 'kiosk-screen', why: 'hung', times: 2, lastAt: NOW - MINUTE },
      { part: 'graphics', why: 'ended', times: 1, lastAt: NOW - 2 * MINUTE },
    ],
  });
});

test('what a wrong clock noted of days to come is nothing of today', () => {
  expect(restartsOf([hung(-MINUTE), hung(DAY)], NOW)).toMatchObject({ result: 'none', state: 'fine' });
});

test('four of one part within ten minutes are too many, four of several are not', () => {
  const four = [9, 6, 3, 0].map((minutes) => hung(minutes * MINUTE));
  expect(areOften(four, NOW)).toBe(true);
  expect(restartsOf(four, NOW)).toMatchObject({ result: 'often', state: 'attention' });
  expect(areOften([...four.slice(1), lost(MINUTE)], NOW)).toBe(false);
  expect(areOften(four, NOW + MINUTE)).toBe(false);
});
