import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asUtc } from '../../../shared/time/store-day.ts';
import { isOver, lastReclaimDay } from '../../../shared/payment/reclaim-window.ts';
import { TIME_ZONES } from '../../support/system/time-zones.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const zone = fc.constantFrom(...TIME_ZONES);
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) });

/** The calendar of a zone, by another way than the code's: as a Swedish date, which is the ISO one. */
function dateIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
}

function written(updatedAt: number, timeZone: string): string {
  return new Date(asUtc(lastReclaimDay(updatedAt, timeZone))).toISOString().slice(0, 10);
}

describe('the last day to reclaim', () => {
  test('is over to the minute before thirty days have passed, wherever the store is', () => {
    fc.assert(
      fc.property(moment, zone, (updatedAt, timeZone) => {
        expect(written(updatedAt, timeZone) < dateIn(timeZone, updatedAt + 30 * DAY)).toBe(true);
      }),
    );
  });

  test('is the last one of which that is true', () => {
    fc.assert(
      fc.property(moment, zone, (updatedAt, timeZone) => {
        const next = asUtc(lastReclaimDay(updatedAt, timeZone)) + DAY;
        expect(new Date(next).toISOString().slice(0, 10)).toBe(dateIn(timeZone, updatedAt + 30 * DAY));
      }),
    );
  });

  test('is never later for an earlier update', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 90 * DAY }), zone, (updatedAt, later, timeZone) => {
        expect(written(updatedAt, timeZone) <= written(updatedAt + later, timeZone)).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-03-10T11:00:00Z', 'Europe/Berlin', '2026-04-08'],
    // An hour of the spring is skipped within these thirty days: the last evening ends an hour sooner.
    ['2026-03-10T22:30:00Z', 'Europe/Berlin', '2026-04-09'],
    ['2026-10-10T21:30:00Z', 'Europe/Berlin', '2026-11-08'],
    ['2026-05-12T03:00:00Z', 'America/New_York', '2026-06-09'],
    ['2026-05-12T04:00:00Z', 'America/New_York', '2026-06-10'],
    ['2027-01-30T12:00:00Z', 'UTC', '2027-02-28'],
  ])('of an update at %s in %s is %s', (updated, timeZone, day) => {
    expect(written(Date.parse(updated), timeZone)).toBe(day);
  });
});

test('a day is over when the store’s calendar has turned, across months and years', () => {
  const day = { year: 2026, month: 12, day: 31 };
  expect(isOver(day, Date.UTC(2026, 11, 31, 22, 59), 'Europe/Berlin')).toBe(false);
  expect(isOver(day, Date.UTC(2026, 11, 31, 23, 0), 'Europe/Berlin')).toBe(true);
  expect(isOver({ year: 2026, month: 1, day: 31 }, Date.UTC(2026, 1, 1), 'UTC')).toBe(true);
});
