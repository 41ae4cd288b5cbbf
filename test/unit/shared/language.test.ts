import { expect, test } from 'vitest';
import { bestLanguage, directionOf, LANGUAGES, localeOf } from '../../../shared/language.ts';

test.each([
  [['de-CH', 'en'], 'de'],
  [['xx', 'not a tag!', 'ja'], 'ja'],
  [['ar-EG'], 'ar'],
  // Traditional characters are no simplified ones.
  [['zh-TW', 'en-GB'], 'en'],
  [['C', 'POSIX'], undefined],
  [[], undefined],
] as const)('of %o the till speaks %s', (tags, language) => {
  expect(bestLanguage(tags)).toBe(language);
});

test('Arabic alone runs from right to left', () => {
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});

test('a time is told in the words of the screen, the way of the store, and Latin digits', () => {
  const at = Date.UTC(2026, 4, 12, 15, 5);
  const written = (locale: string) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(at);
  expect(localeOf('de', 'en-US')).toBe('de-US-u-nu-latn');
  expect(written(localeOf('de', 'en-US'))).toContain('05');
  expect(written(localeOf('ar', 'ar-EG'))).toMatch(/[0-9]+:05/);
});
