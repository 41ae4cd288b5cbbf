import { afterEach, beforeEach, expect, test } from 'vitest';
import { SalesReports } from '../../../src-main/reports/sales-reports.ts';
import { Shifts } from '../../../src-main/staff/shifts/shifts.ts';
import { MemoryJournal } from '../../support/memory/memory-journal.ts';
import { MemoryRecordedSales } from '../../support/memory/memory-recorded-sales.ts';
import { eventsOf } from '../../support/records/reported-sales.ts';
import type { Day } from '../../../shared/time/store-day.ts';

const clock = { wall: () => Date.parse('2026-10-26T12:00Z') };
const october = (day: number): Day => ({ year: 2026, month: 10, day });

let zone: string | undefined;
let recorded: MemoryRecordedSales;
let shifts: Shifts;
let reports: SalesReports;

/** Of a till whose profile names no time zone. */
beforeEach(() => {
  zone = process.env['TZ'];
  recorded = new MemoryRecordedSales();
  const parts = { journal: new MemoryJournal(), recorded, clock, nameOf: () => undefined };
  shifts = new Shifts({ ...parts, stale: () => new Set() }, () => undefined);
  reports = new SalesReports({
    ...parts,
    sales: recorded,
    timeZone: undefined,
    currency: 'EUR',
    turn: () => Promise.resolve(),
  });
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

function sell(at: string, minor: number): void {
  const shift = shifts.current();
  const number = recorded.events.length;
  const sold = { at: Date.parse(at), minor, ...(shift !== undefined && { shift }) };
  recorded.events.push(...eventsOf(`s${number}`, number, sold));
}

/** What the days come to, each asked for alone. */
async function grossOn(...days: readonly Day[]): Promise<readonly number[]> {
  const gross: number[] = [];
  for (const day of days) {
    const made = await reports.make({ from: day, to: day });
    gross.push(made.ok ? (made.value.currencies[0]?.total.grossMinor ?? 0) : NaN);
  }
  return gross;
}

test('a computer that is set to another time zone in the middle of a shift loses no sale and counts none twice', async () => {
  process.env['TZ'] = 'Europe/Berlin';
  shifts.open();
  sell('2026-10-25T21:30Z', 1);
  sell('2026-10-25T23:30Z', 20);
  expect(await grossOn(october(25), october(26))).toEqual([1, 20]);
  process.env['TZ'] = 'America/New_York';
  sell('2026-10-26T05:30Z', 300);
  const closed = shifts.close();
  expect(closed).toMatchObject({ value: { currencies: [{ paid: { count: 3, minor: 321 } }] } });
  // The day is the one on the wall where the till is now.
  expect(await grossOn(october(24), october(25), october(26))).toEqual([0, 21, 300]);
});

test('a shift over the night in which an hour comes twice has each sale once, in the hour that the wall showed', async () => {
  process.env['TZ'] = 'Europe/Berlin';
  shifts.open();
  for (const [index, at] of ['00:30', '01:30', '02:30'].entries()) sell(`2026-10-25T${at}Z`, 10 ** index);
  const closed = shifts.close();
  expect(closed).toMatchObject({ value: { currencies: [{ paid: { count: 3, minor: 111 } }] } });
  const made = await reports.make({ from: october(25), to: october(25) });
  const hours = made.ok ? made.value.currencies[0]?.hours : undefined;
  expect(hours?.map(({ hour, count, grossMinor }) => [hour, count, grossMinor])).toEqual([
    [2, 2, 11],
    [3, 1, 100],
  ]);
});
