import { describe, expect, it } from 'vitest';
import { readDay, withDayRead, writtenDay } from '../../../../../src-renderer/components/form/written-day.ts';
import { LANGUAGES, localeOf } from '../../../../../shared/language.ts';

describe('a day in figures', () => {
  it.each([
    ['en-US', '05/12/2026'],
    ['en-GB', '12/05/2026'],
    ['de-DE', '12.05.2026'],
    ['nl-NL', '12-05-2026'],
    ['ja-JP', '2026/05/12'],
  ])('is written as %s does', (locale, text) => {
    expect(writtenDay('2026-05-12', locale)).toBe(text);
    expect(writtenDay('', locale)).toBe('');
  });

  it('is read as it is written, in every language', () => {
    for (const language of LANGUAGES) {
      for (const store of ['en-US', 'de-DE', 'ar-SA', 'ja-JP', 'th-TH']) {
        const locale = localeOf(language, store);
        const text = writtenDay('2026-05-12', locale);
        expect(text).toMatch(/^\d+[-./]\d+[-./]\d+$/u);
        expect([locale, readDay(text, locale)]).toEqual([locale, '2026-05-12']);
      }
    }
  });

  it.each([
    '1.2.2026',
    '01.02.26',
    '1/2/26',
    ' 01 02 2026 ',
    '01022026',
    '2026-02-01',
    '٠١.٠٢.٢٠٢٦',
    '１.２.２０２６',
  ])('may be typed as %s', (text) => expect(readDay(text, 'de-DE')).toBe('2026-02-01'));

  it.each(['', '1.2.', '31.02.2026', '00.01.2026', '1.13.2026', '1.2.202', '1.2.3.2026', 'today', '010226'])(
    'is not %j',
    (text) => expect(readDay(text, 'de-DE')).toBeUndefined(),
  );
});

describe('a day among other things that may be typed', () => {
  it.each([
    ['11/26/2026', 'en-US', '2026-11-26'],
    [' 26/11/2026 ', 'en-GB', '2026-11-26'],
    ['26.11.2026', 'de-DE', '2026-11-26'],
    ['26. 11. 2026', 'de-DE', '2026-11-26'],
    ['2026/11/26', 'ja-JP', '2026-11-26'],
    ['26-11-2026', 'nl-NL', '2026-11-26'],
  ])('%j is one in %s', (typed, locale, day) => {
    expect(withDayRead(typed, locale)).toBe(day);
  });

  it.each([
    '12.34',
    '1.234,50',
    '26.11.',
    '11/26',
    '31.02.2026',
    '26-11-2026',
    '20261126',
    'A-11/26/2026',
    '1/2/3',
  ])('%j stays as it is', (typed) => {
    expect(withDayRead(typed, 'de-DE')).toBe(typed);
  });

  it('is read as it is written, in every language', () => {
    for (const language of LANGUAGES) {
      const locale = localeOf(language, 'de-DE');
      expect([locale, withDayRead(writtenDay('2026-05-12', locale), locale)]).toEqual([locale, '2026-05-12']);
    }
  });
});
