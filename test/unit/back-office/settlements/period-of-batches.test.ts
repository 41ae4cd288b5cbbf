import { expect, test } from 'vitest';
import { periodOfBatches } from '../../../../src-main/back-office/settlements/period-of-batches.ts';

const daysOf = (...periods: readonly (string | undefined)[]) => {
  const period = periodOfBatches(periods);
  return period && [period.from, period.until].map((at) => new Date(at).toISOString().slice(0, 10));
};

test.each(['2026-05-12', '2026-05-12T00:00:00Z', '2026-05-12 18:30:00.5+02:00', '2026-05-12 (crypto)'])(
  'the period %s is one day, with one more on each side',
  (period) => {
    expect(daysOf(period)).toEqual(['2026-05-11', '2026-05-14']);
  },
);

test.each([
  '2026-05-01/2026-05-07',
  '2026-05-01 to 2026-05-07',
  '2026-05-01T00:00:00Z/2026-05-07T23:59:59Z',
  '2026-05-01..2026-05-07',
])('the period %s goes to its last day', (period) => {
  expect(daysOf(period)).toEqual(['2026-04-30', '2026-05-09']);
});

test.each([
  '2026-05-01/07',
  '2026-05-01/P7D',
  '2026-05',
  'week 19',
  '2026-05-12-2',
  '2026-13-45',
  '',
  undefined,
])('which days the period %s has is not known, nor those of batches beside it', (period) => {
  expect(daysOf(period)).toBeUndefined();
  expect(daysOf('2026-05-12', period)).toBeUndefined();
});
