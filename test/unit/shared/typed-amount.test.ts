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
