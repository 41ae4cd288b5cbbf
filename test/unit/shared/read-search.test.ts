import { describe, expect, test } from 'vitest';
import { daySpan, readSearch, readTypedSearch } from '../../../shared/search/read-search.ts';

const now = new Date(2026, 4, 12, 9, 30).getTime();
const reading = { currency: 'USD', locale: 'en-US', now, today: 'today', yesterday: 'yesterday' };
const day = (date: number) => ({
  from: new Date(2026, 4, date).getTime(),
  to: new Date(2026, 4, date + 1).getTime(),
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
  ])('%j', (typed, search) => {
    expect(readSearch(typed, reading)).toEqual(search);
  });

  test('understands the words for days in the language of the screen', () => {
    const german = { ...reading, locale: 'de-DE', today: 'heute', yesterday: 'gestern' };
    expect(readSearch('Gestern', german)).toEqual(day(11));
  });
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
