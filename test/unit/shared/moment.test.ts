import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language.ts';
import { dayAndTime, exactTime, timeOfDay } from '../../../shared/time/moment.ts';

const at = Date.UTC(2026, 10, 21, 20, 4, 5);
const newYork = { locale: 'en-US', timeZone: 'America/New_York' };

/** Which blank stands before `PM` differs with the version of Unicode's data. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

test('in the language of who reads, the way of the store, at its time', () => {
  expect(plain(dayAndTime(at, 'en', newYork))).toBe('Nov 21, 2026, 3:04 PM');
  expect(plain(dayAndTime(at, 'en', { locale: 'en-GB', timeZone: 'Europe/London' }))).toBe(
    '21 Nov 2026, 20:04',
  );
  expect(plain(dayAndTime(at, 'de', newYork))).toMatch(/^21\.11\.2026, /);
  expect(dayAndTime(at, 'ar', newYork)).toMatch(/2026.*م$/);
  expect(plain(dayAndTime(at, 'ja', { locale: 'ja-JP', timeZone: 'Asia/Tokyo' }))).toBe('2026/11/22 5:04');
});

test('with its seconds, or without its day', () => {
  expect(plain(exactTime(at, 'en', newYork))).toBe('11/21/26, 3:04:05 PM');
  expect(plain(timeOfDay(at, 'en', newYork))).toBe('3:04 PM');
});

test.each(['ar-SA', 'th-TH', 'fa-IR', 'ar-EG'])(
  'a store of %s has the years and digits of its receipts',
  (locale) => {
    for (const language of LANGUAGES) expect(dayAndTime(at, language, { locale })).toContain('2026');
  },
);
