import { expect, test } from 'vitest';
import { ShiftClosing } from '../../../../src-main/staff/shifts/shift-closing.ts';
import { Shifts } from '../../../../src-main/staff/shifts/shifts.ts';
import { MemoryJournal } from '../../../support/memory/memory-journal.ts';
import { MemoryRecordedSales } from '../../../support/memory/memory-recorded-sales.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { ComparedSince } from '../../../../src-main/sales/comparison/compared-span.ts';
import type { HistoryComparison } from '../../../../src-main/sales/comparison/history-comparison.ts';

const NOTHING: HistoryComparison = {
  kind: 'compared',
  from: 1,
  until: 500,
  payments: 0,
  paidLate: [],
  differing: [],
  unknown: [],
  unread: 0,
};

function closingWith(comparisons: HistoryComparison[], meanwhile = (): void => undefined) {
  const clock = new VirtualClock();
  const journal = new MemoryJournal();
  const parts = { clock, journal, nameOf: () => undefined, stale: () => new Set<string>() };
  const shifts = new Shifts({ ...parts, recorded: new MemoryRecordedSales() }, () => undefined);
  const asked: ComparedSince[] = [];
  const turn = () => Promise.resolve();
  const compare = (since: ComparedSince): Promise<HistoryComparison> => {
    asked.push(since);
    meanwhile();
    return Promise.resolve(comparisons.shift() ?? NOTHING);
  };
  return { clock, journal, shifts, asked, closing: new ShiftClosing({ shifts, compare, turn }) };
}

test('a Z report says what the payment history said, and keeps it', async () => {
  const { shifts, closing } = closingWith([NOTHING]);
  shifts.open();
  const made = await closing.close();
  expect(made).toMatchObject({ value: { reconciliation: { state: 'compared', unknown: { count: 0 } } } });
  expect(shifts.zReport(1)).toEqual(made);
});

test('a shift closes without the history as well, and the report says why', async () => {
  const { shifts, closing } = closingWith([{ kind: 'not-compared', reason: 'unreachable' }]);
  shifts.open();
  expect(await closing.close()).toMatchObject({
    value: { kind: 'Z', reconciliation: { state: 'not-compared', reason: 'unreachable' } },
  });
  expect(shifts.current()).toBeUndefined();
});

test('what could not be compared is compared for the next report', async () => {
  const missed: HistoryComparison = { kind: 'not-compared', reason: 'unreachable' };
  const { clock, shifts, closing, asked } = closingWith([missed, missed, NOTHING]);
  const opened = clock.wall();
  for (let shift = 0; shift < 4; shift++) {
    shifts.open();
    await clock.advance(1_000);
    await closing.close();
  }
  const named = new Set();
  expect(asked).toEqual([
    { wall: opened, named },
    { wall: opened, named },
    { wall: opened, named },
    { wall: opened + 3_000, serviceTime: 500, named },
  ]);
});

test('a report of a version that compared nothing ends what is made up for', async () => {
  const { clock, shifts, closing, asked } = closingWith([NOTHING]);
  shifts.open();
  await closing.close();
  shifts.open();
  shifts.close();
  await clock.advance(1_000);
  shifts.open();
  await closing.close();
  expect(asked.at(-1)).toEqual({ wall: clock.wall(), named: new Set() });
});

test('what earlier reports have named is no news', async () => {
  const unknown = (...ids: readonly string[]): HistoryComparison => ({
    ...NOTHING,
    unknown: ids.map((trackingId) => ({ trackingId })),
  });
  const { shifts, closing, asked } = closingWith([unknown('a', 'b'), unknown('c'), NOTHING]);
  for (let shift = 0; shift < 3; shift++) {
    shifts.open();
    await closing.close();
  }
  expect(asked.map(({ named }) => [...named].sort())).toEqual([[], ['a', 'b'], ['a', 'b', 'c']]);
});

test('a second press gets the report of the first and closes no other shift', async () => {
  const { shifts, closing, asked, journal } = closingWith([]);
  shifts.open();
  const [first, second] = await Promise.all([closing.close(), closing.close()]);
  expect(first).toBe(second);
  expect(asked).toHaveLength(1);
  expect(journal.types()).toEqual(['shift-opened', 'shift-closed']);
});

test('a shift that was closed while the history was compared is not closed again, nor the one after it', async () => {
  const { shifts, closing } = closingWith([], () => {
    shifts.close();
    shifts.open();
  });
  shifts.open();
  expect(await closing.close()).toEqual({
    ok: false,
    failure: { action: 'fix-input', code: 'shift-not-open' },
  });
  expect(shifts.current()).toBe(2);
});

test('after a report of an earlier version, which compared nothing, the shift itself is compared', async () => {
  const { clock, shifts, closing, asked } = closingWith([]);
  shifts.open();
  shifts.close();
  await clock.advance(1_000);
  shifts.open();
  await closing.close();
  expect(asked).toMatchObject([{ wall: clock.wall() }]);
});

test('without a shift nothing is asked', async () => {
  const { closing, asked } = closingWith([]);
  expect(await closing.close()).toMatchObject({ failure: { code: 'shift-not-open' } });
  expect(asked).toEqual([]);
});
