import { expect, test } from 'vitest';
import { payoutDays } from '../../../../../../src-renderer/features/back-office/settlements/payout-days.ts';

const of = (...periods: readonly (string | undefined)[]) =>
  payoutDays(
    periods.map((period, place) => ({
      kind: 'batch',
      id: `bat_${place}`,
      ...(period !== undefined && { period }),
    })),
  );

test('from the first day of its batches to the last, in whatever order they come', () => {
  const days = { span: 'chosen', from: '2026-04-20', to: '2026-04-22' };
  expect(of('2026-04-21', '2026-04-20', '2026-04-22', '2026-04-21')).toEqual(days);
  expect(of('2026-04-20')).toEqual({ ...days, to: '2026-04-20' });
});

test('none where a batch names no day, or they are too many for one comparison', () => {
  expect(of()).toBeUndefined();
  expect(of('2026-04-20', undefined)).toBeUndefined();
  expect(of('2026-04-20', '2026-W17')).toBeUndefined();
  expect(of('2026-04-01', '2026-05-01')).toBeDefined();
  expect(of('2026-04-01', '2026-05-02')).toBeUndefined();
});
