import { describe, expect, test } from 'vitest';
import { askedFor, isWithin, spansOf } from '../../../../src-main/sales/comparison/compared-span.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import type { ComparedSpans } from '../../../../src-main/sales/comparison/compared-span.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Compared last an hour ago, at a service whose clock is so far from the till's. */
function spansApart(apart: number): ComparedSpans {
  const world = new SalesWorld();
  world.gateway.ahead = apart;
  return spansOf({ wall: world.clock.wall() - 60 * MINUTE, named: new Set() }, world);
}

describe('the till’s clock counts beside the service’s', () => {
  test.each([
    [0, false],
    [5 * MINUTE, false],
    [5 * MINUTE + 1, true],
    [-5 * MINUTE - 1, true],
    [30 * DAY, true],
    [30 * DAY + 1, false],
  ])('where they are %d ms apart: %s', (apart, counts) => {
    expect(spansApart(apart).till !== undefined).toBe(counts);
  });
});

describe('a payment is news', () => {
  const spans = { service: { from: 10 * DAY, until: 11 * DAY }, till: { from: 2 * DAY, until: 3 * DAY } };
  test.each([
    [10 * DAY, true],
    [20 * DAY, true],
    [10 * DAY - 1, false],
    [2 * DAY - 1, false],
    [2 * DAY, true],
    [3 * DAY + 5 * MINUTE - 1, true],
    [3 * DAY + 5 * MINUTE, false],
  ])('that was created at %d ms: %s', (createdAt, isNews) => {
    expect(isWithin(spans, createdAt)).toBe(isNews);
  });

  test('by the service’s clock alone where the till’s says nothing', () => {
    expect(isWithin({ service: spans.service }, 2 * DAY)).toBe(false);
  });
});

describe('the history is asked for', () => {
  const service = { from: 10 * DAY, until: 11 * DAY };
  /** What is added before and after. */
  const [before, after] = [2 * DAY, 5 * MINUTE];

  test('one stretch of time where the clocks agree, wider by what is unsure', () => {
    expect(askedFor({ service }, 7)).toEqual([
      { from: service.from - before - 7, until: service.until + after + 7 },
    ]);
  });

  test.each([
    ['earlier', { from: 10 * DAY - before - after - DAY, until: 10 * DAY - before - after }],
    ['later', { from: 11 * DAY + after + before, until: 12 * DAY + after + before }],
  ])('one where the till’s is %s and touches it, two where a millisecond is between', (which, till) => {
    const apart = which === 'earlier' ? -1 : 1;
    expect(askedFor({ service, till }, 0)).toHaveLength(1);
    const moved = { from: till.from + apart, until: till.until + apart };
    expect(askedFor({ service, till: moved }, 0)).toEqual([
      { from: service.from - before, until: service.until + after },
      { from: moved.from - before, until: moved.until + after },
    ]);
  });

  test('all of both where they overlap', () => {
    const till = { from: 9 * DAY, until: 12 * DAY };
    expect(askedFor({ service, till }, 0)).toEqual([{ from: 9 * DAY - before, until: 12 * DAY + after }]);
  });
});
