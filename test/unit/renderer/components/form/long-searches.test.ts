import { describe, expect, test } from 'vitest';
import { withDayRead } from '../../../../../src-renderer/components/form/written-day.ts';
import { readSearch } from '../../../../../shared/search/read-search.ts';

const READING = { currency: 'USD', locale: 'en-US', now: 0, today: 'today', yesterday: 'yesterday' };
const SHORT = 4_000;
const TIMES = 8;
/** The least of so many: what else the computer does only adds to it. */
const TRIES = 5;

function timeOf(text: string): number {
  const took = Array.from({ length: TRIES }, () => {
    const began = performance.now();
    readSearch(withDayRead(text, 'en-US'), READING);
    return performance.now() - began;
  });
  return Math.min(...took);
}

describe('a text as long as somebody’s finger lies on a key', () => {
  // Whoever looks at each place once takes eight times as long for it, and whoever begins anew at each place 64 times.
  test.each([
    ['spaces', (length: number) => `a${' '.repeat(length)}b`],
    ['spaces behind a day', (length: number) => `2026-05-03${' '.repeat(length)}14:3`],
    ['spaces before a time', (length: number) => `a${' '.repeat(length)}b 14:30`],
    ['commas', (length: number) => `a${','.repeat(length)}b`],
    ['times', (length: number) => '1:00 '.repeat(length / 5)],
    ['figures', (length: number) => '1'.repeat(length)],
  ])('is read in a time that grows as its length does: %s', (_, text) => {
    timeOf(text(SHORT));
    expect(timeOf(text(SHORT * TIMES)) / Math.max(timeOf(text(SHORT)), 0.05)).toBeLessThan(TIMES * 3);
  });
});
