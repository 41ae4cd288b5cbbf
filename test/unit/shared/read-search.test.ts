import { describe, expect, test } from 'vitest';
import { daySpan, readSearch, readTypedSearch } from '../../../shared/search/read-search.ts';

const now = new Date(2026, 4, 12, 9, 30).getTime();
const reading = { currency: 'USD', locale: 'en-US', now, today: 'today', yesterday: 'yesterday' };
const day = (date: number) => ({
  from: new Date(2026, 4, date).getTime(),
  to: new Date(2026, 4, date + 1).getTime(),
});

const around = (date: number, hour: number, minute: number) => ({
  from: new Date(2026, 4, date, hour, minute - 10).getTime(),
  to: new Date(2026, 4, date, hour, minute + 11).getTime(),
});

describe('what is typed into the search box', () => {
  test.each([
    ['', {}],
    ['  TABLE-9 ', { text: 'TABLE-9' }],
    ['#17', { number: 17 }],
    ['12.34', { amountMinor: 1234 }],
    ['$12', { amountMinor: 1200 }],
    ['17', { text: '17', number: 17, amountMinor: 1700 }],
    ['12345678901234567890', { text: '12345678901234567890' }],
    ['Yesterday', day(11)],
    ['today', day(12)],
    ['2026-05-03', day(3)],
    ['2026-02-30', { text: '2026-02-30' }],
    ['K7-2291', { text: 'K7-2291' }],
    ['9:05', around(12, 9, 5)],
    ['9:05 AM', around(12, 9, 5)],
    ['9:05\u202FAM', around(12, 9, 5)],
    ['2:30 p.m.', around(11, 14, 30)],
    ['14:30', around(11, 14, 30)],
    ['yesterday 9:05', around(11, 9, 5)],
    ['2026-05-03, 14:30:59', around(3, 14, 30)],
    ['2026-05-03T23:59', around(3, 23, 59)],
    ['12:00 AM', around(12, 0, 0)],
    ['24:00', { text: '24:00' }],
    ['13:00 pm', { text: '13:00 pm' }],
    ['TABLE 9:30', { text: 'TABLE 9:30' }],
    ['K7:12', { text: 'K7:12' }],
    ['https://pay.example.test/pay/7d4a2f60-11', { pageId: '7d4a2f60-11' }],
    ['HTTP://127.0.0.1:4000/pay/A%20b/?lang=de#top', { pageId: 'A b' }],
    ['https://pay.example.test/?id=7d4a', { pageId: '7d4a' }],
    ['https://pay.example.test', { text: 'https://pay.example.test' }],
    ['https://', { text: 'https://' }],
  ])('%j', (typed, search) => {
    expect(readSearch(typed, reading)).toEqual(search);
  });

  test('understands the words for days in the language of the screen', () => {
    const german = { ...reading, locale: 'de-DE', today: 'heute', yesterday: 'gestern' };
    expect(readSearch('Gestern', german)).toEqual(day(11));
  });
});

test.each([
  ['de-DE', '14:30'],
  ['fr-FR', '14 h 30'],
  ['ar-EG', '٢:٣٠ م'],
  ['ar-EG', '2:30 م'],
  ['hi-IN', '2:30 pm'],
])('a time as it is written in %s: %s', (locale, typed) => {
  expect(readSearch(typed, { ...reading, locale })).toEqual(around(11, 14, 30));
});

test('a time is one of the day that is chosen beside it', () => {
  const typed = { text: '14:30', from: '2026-05-03', to: '2026-05-03' };
  expect(readTypedSearch(typed, reading)).toEqual(around(3, 14, 30));
  expect(readTypedSearch({ ...typed, to: '' }, reading)).toEqual(around(3, 14, 30));
});

test('a time is what the clock shows, also on a day when it is put forward or back', () => {
  const berlin = { ...reading, timeZone: 'Europe/Berlin' };
  const at = (typed: string) => (readSearch(typed, berlin).from ?? 0) + 600_000;
  expect(at('2026-03-29 14:30')).toBe(Date.UTC(2026, 2, 29, 12, 30));
  expect(at('2026-10-25 14:30')).toBe(Date.UTC(2026, 9, 25, 13, 30));
  expect(at('2026-05-12 14:30')).toBe(Date.UTC(2026, 4, 12, 12, 30));
});

test('what is longer than any reference is looked for as far as a search may be long', () => {
  expect(readSearch('x'.repeat(500), reading)).toEqual({ text: 'x'.repeat(128) });
});

test('days are those of the store, wherever the computer thinks it is', () => {
  const abroad = { ...reading, now: Date.UTC(2026, 4, 12, 11), timeZone: 'Pacific/Kiritimati' };
  const at = (date: number) => Date.UTC(2026, 4, date, -14);
  expect(readSearch('today', abroad)).toEqual({ from: at(13), to: at(14) });
  expect(readSearch('2026-05-03', abroad)).toEqual({ from: at(3), to: at(4) });
  expect(daySpan('2026-05-03', '2026-05-04', abroad.timeZone)).toEqual({ from: at(3), to: at(5) });
});

describe('a span of days', () => {
  test('holds its first and its last day whole', () => {
    expect(daySpan('2026-05-03', '2026-05-05')).toEqual({ from: day(3).from, to: day(5).to });
  });

  test('may be open at either side', () => {
    expect(daySpan('2026-05-03', '')).toEqual({ from: day(3).from });
    expect(daySpan('', '2026-05-03')).toEqual({ to: day(3).to });
  });

  test('is none with a date that does not exist', () => {
    expect(daySpan('2026-13-01', '')).toBeUndefined();
  });
});

test('days beside the text count unless the text names one, and must not run backwards', () => {
  const [from, to] = ['2026-05-03', '2026-05-03'];
  expect(readTypedSearch({ text: 'K7', from, to }, reading)).toEqual({ text: 'K7', ...day(3) });
  expect(readTypedSearch({ text: 'today', from, to }, reading)).toEqual(day(12));
  expect(readTypedSearch({ text: 'K7', from, to: '2026-05-02' }, reading)).toBeUndefined();
});
