import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../../shared/money/money.ts';
import { readTypedAmount } from '../../../shared/money/typed-amount.ts';

describe('a typed amount', () => {
  test.each([
    ['12.34', 'USD', 'en-US', 1234],
    ['$1,234.50', 'USD', 'en-US', 123450],
    ['12.5', 'USD', 'en-US', 1250],
    ['12,34', 'USD', 'en-US', 1234],
    ['12,34 €', 'EUR', 'de-DE', 1234],
    ['1.234,50', 'EUR', 'de-DE', 123450],
    ['1.234', 'EUR', 'de-DE', 123400],
    ['12.34', 'EUR', 'de-DE', 1234],
    ['eur 7', 'EUR', 'de-DE', 700],
    ['1 234,50', 'EUR', 'fr-FR', 123450],
    ['1’234.50', 'CHF', 'de-CH', 123450],
    ['1,234', 'JPY', 'ja-JP', 1234],
    ['1.234', 'KWD', 'en-US', 1234],
    ['1,234', 'KWD', 'en-US', 1234000],
    ['١٢٫٣٤', 'USD', 'ar-EG', 1234],
    // Signs of keyboards, which differ from those that the language writes.
    ['¥20', 'JPY', 'ja-JP', 20],
    ['￥20', 'JPY', 'ja-JP', 20],
    ['￥１，２３４', 'JPY', 'ja-JP', 1234],
    ['20円', 'JPY', 'ja-JP', 20],
    ['￥20', 'JPY', 'en-US', 20],
    ['¥20', 'CNY', 'ja-JP', 2000],
    ['20元', 'CNY', 'zh-CN', 2000],
    ['$20', 'USD', 'ar-EG', 2000],
    ['＄20', 'USD', 'ja-JP', 2000],
    ['US$20', 'USD', 'en-US', 2000],
    ['£20', 'GBP', 'ar-EG', 2000],
    ['￡20', 'GBP', 'ja-JP', 2000],
    ['20 €', 'EUR', 'de-CH', 2000],
    ['20 zł', 'PLN', 'en-GB', 2000],
  ])('%s %s in %s', (text, currency, locale, minor) => {
    expect(readTypedAmount(text, currency, locale)).toMatchObject({ minor });
  });

  test.each([
    ['TABLE-9', 'USD'],
    ['12.345', 'USD'],
    ['12.50', 'JPY'],
    ['1.2.3', 'USD'],
    ['.50', 'USD'],
    ['1,23,456.00', 'USD'],
    ['99999999999.99', 'USD'],
    ['', 'USD'],
    ['€20', 'USD'],
    ['CA$20', 'USD'],
    ['¥20', 'USD'],
    ['20円', 'CNY'],
  ])('is not %j in %s', (text, currency) => {
    expect(readTypedAmount(text, currency, 'en-US')).toBeUndefined();
  });

  test('is read back from every amount as it is shown', () => {
    const locales = fc.constantFrom(
      'en-US',
      'de-DE',
      'fr-FR',
      'de-CH',
      'ar-EG',
      'ja-JP',
      'pt-BR',
      'pl-PL',
      'tr-TR',
    );
    const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CHF');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        currencies,
        locales,
        (minor, currency, locale) => {
          const shown = formatMoney({ minor, currency }, locale);
          expect(readTypedAmount(shown, currency, locale), shown).toMatchObject({ minor });
        },
      ),
    );
  });
});
