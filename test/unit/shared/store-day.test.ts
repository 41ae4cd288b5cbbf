import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asUtc, dayAt, dayBegins, daysAfter } from '../../../shared/time/store-day.ts';
import { TIME_ZONES } from '../../support/system/time-zones.ts';

const zone = fc.constantFrom(...TIME_ZONES);
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) });

/** By another way than the code's: as a Swedish date, which is the ISO one. */
const dateIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

describe('a day at the store', () => {
  test('is the one on the wall there', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const day = new Date(asUtc(dayAt(at, timeZone))).toISOString().slice(0, 10);
        expect(day).toBe(dateIn(timeZone, at));
      }),
    );
  });

  test('begins at the first moment that has its date, also where clocks leave midnight out', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const begins = dayBegins(dayAt(at, timeZone), timeZone);
        expect(begins).toBeLessThanOrEqual(at);
        expect(dateIn(timeZone, begins)).toBe(dateIn(timeZone, at));
        expect(dateIn(timeZone, begins - 1) < dateIn(timeZone, at)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['America/Santiago', { year: 2026, month: 9, day: 6 }, 23],
    ['Europe/Berlin', { year: 2026, month: 10, day: 25 }, 25],
    ['Asia/Tokyo', { year: 2026, month: 10, day: 25 }, 24],
  ])('lasts until the next begins: %s %j %i hours', (timeZone, day, hours) => {
    const lasts = dayBegins(daysAfter(day, 1), timeZone) - dayBegins(day, timeZone);
    expect(lasts / 3_600_000).toBe(hours);
  });

  test('is counted over the ends of months and years', () => {
    expect(daysAfter({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(daysAfter({ year: 2028, month: 3, day: 1 }, -1)).toEqual({ year: 2028, month: 2, day: 29 });
  });
});
