import { describe, expect, test } from 'vitest';
import { formatsFor, localeFor } from '../../../src-main/documents/formats.ts';

const AT = Date.UTC(2026, 4, 12, 22, 30);

/** ICU writes blanks of several kinds. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test.each([
  ['en', 'en-GB', 'en-GB'],
  ['de', 'en-US', 'de-US'],
  ['en', 'de-DE', 'en-DE'],
  ['ja', 'ja', 'ja'],
  ['pt-BR', 'pt-PT', 'pt-BR'],
  ['zh-CN', 'zh-TW', 'zh-CN'],
] as const)('%s at a store of %s is written as in %s', (language, store, written) => {
  expect(localeFor(language, store)).toBe(written);
});

describe('what is written', () => {
  test('names the zone, and the day that it is at the store', () => {
    const berlin = formatsFor('en', { locale: 'en-GB', timeZone: 'Europe/Berlin' });
    expect(plain(berlin.moment(AT))).toBe('13 May 2026, 00:30 CEST');
    const newYork = formatsFor('en', { locale: 'en-US', timeZone: 'America/New_York' });
    expect(plain(newYork.moment(AT))).toBe('May 12, 2026, 06:30 PM EDT');
  });

  test('is in the language of the document, with the store’s money', () => {
    const { money, day } = formatsFor('de', { locale: 'en-US', timeZone: 'UTC' });
    expect(plain(money({ minor: 123_456, currency: 'EUR' }))).toBe('1.234,56 €');
    expect(day({ year: 2026, month: 6, day: 11 })).toBe('11. Juni 2026');
  });

  test('counts years as a payment service does, also where another calendar is usual', () => {
    const { day } = formatsFor('ar', { locale: 'ar-SA', timeZone: 'Asia/Riyadh' });
    expect(day({ year: 2026, month: 6, day: 11 })).toMatch(/2026|٢٠٢٦/);
  });
});
