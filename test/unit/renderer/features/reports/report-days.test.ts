import { expect, test } from 'vitest';
import { daysOfSpan, daysTyped } from '../../../../../src-renderer/features/reports/report-days.ts';

const STORE = { locale: 'de-DE', timeZone: 'Asia/Tokyo' } as const;
/** Sunday evening in UTC, Monday morning at the store. */
const NOW = Date.UTC(2026, 4, 10, 20);
const day = (of: number, month = 5) => ({ year: 2026, month, day: of });

test('today and yesterday are those of the store', () => {
  expect(daysOfSpan('today', NOW, STORE)).toEqual({ from: day(11), to: day(11) });
  expect(daysOfSpan('yesterday', NOW, STORE)).toEqual({ from: day(10), to: day(10) });
});

test('a month begins on its first, and neither it nor a week goes on into the future', () => {
  expect(daysOfSpan('month', NOW, STORE)).toEqual({ from: day(1), to: day(11) });
  const friday = Date.UTC(2026, 4, 15, 3);
  expect(daysOfSpan('week', friday, STORE)).toEqual({ from: day(11), to: day(15) });
});

test('last month is whole, also over the end of a year', () => {
  expect(daysOfSpan('lastMonth', NOW, STORE)).toEqual({ from: day(1, 4), to: day(30, 4) });
  const newYear = Date.UTC(2025, 11, 31, 16);
  const december = (of: number) => ({ year: 2025, month: 12, day: of });
  expect(daysOfSpan('lastMonth', newYear, STORE)).toEqual({ from: december(1), to: december(31) });
});

test('a week begins on the day on which it does in the country of the store', () => {
  const sunday = Date.UTC(2026, 4, 10, 3);
  expect(daysOfSpan('week', sunday, STORE)).toEqual({ from: day(4), to: day(10) });
  const hasWeeks = 'getWeekInfo' in Intl.Locale.prototype;
  const american = daysOfSpan('week', sunday, { ...STORE, locale: 'en-US' });
  expect(american).toEqual({ from: hasWeeks ? day(10) : day(4), to: day(10) });
});

test('what is typed is a range once both boxes are filled, in their order, within a year', () => {
  expect(daysTyped('2026-05-01', '', 366)).toBeUndefined();
  expect(daysTyped('2026-05-01', '2026-05-12', 366)).toEqual({ from: day(1), to: day(12) });
  expect(daysTyped('2026-05-12', '2026-05-01', 366)).toBe('wrong-order');
  expect(daysTyped('2025-05-01', '2026-05-01', 366)).toEqual({ from: { ...day(1), year: 2025 }, to: day(1) });
  expect(daysTyped('2025-05-01', '2026-05-02', 366)).toBe('too-long');
  expect(daysTyped('0002-05-01', '2026-05-02', 366)).toBeUndefined();
});
