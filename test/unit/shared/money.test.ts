import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMoney,
  fromWireAmount,
  isPayableCurrency,
  minorDigits,
  parseDigits,
  toWireAmount,
} from '../../../shared/money/money.ts';
import { isActiveCurrency } from '../../../shared/money/iso-4217.ts';
import { readTypedAmount } from '../../../shared/money/typed-amount.ts';
import { withIcuDigits } from '../../support/system/other-icu.ts';

describe('keypad digits', () => {
  test.each([
    ['', 'empty'],
    ['0', 'zero'],
    ['000', 'zero'],
    ['1234567890123', 'too-long'],
    ['12.3', 'not-digits'],
    ['-1', 'not-digits'],
  ])('%j is refused as %s', (digits, fault) => {
    expect(parseDigits(digits)).toEqual({ fault });
  });

  test('fill from the right in minor units', () => {
    expect(parseDigits('1234')).toEqual({ minor: 1234 });
    expect(parseDigits('999999999999')).toEqual({ minor: 999_999_999_999 });
  });
});

describe('amounts on the wire', () => {
  test('carry exactly the digits that were typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (minor) => {
        const text = JSON.stringify(toWireAmount({ minor, currency: 'USD' }));
        expect(Number(text).toFixed(2).replace('.', '')).toBe(String(minor).padStart(3, '0'));
      }),
    );
  });

  test('come back as the same minor units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999 }),
        fc.constantFrom('USD', 'JPY', 'COP'),
        (minor, currency) => {
          expect(fromWireAmount(toWireAmount({ minor, currency }), currency)).toEqual({ minor, currency });
        },
      ),
    );
  });

  test('have two decimals at most: 1.234 KWD is not sent, nor rounded', () => {
    expect(toWireAmount({ minor: 1234, currency: 'KWD' })).toBeUndefined();
    expect(toWireAmount({ minor: 1230, currency: 'KWD' })).toBe(1.23);
    expect(toWireAmount({ minor: 10_001, currency: 'CLF' })).toBeUndefined();
    expect(['KWD', 'BHD', 'CLF', 'UYW', 'XXX'].filter(isPayableCurrency)).toEqual([]);
    expect(['USD', 'JPY', 'COP'].filter(isPayableCurrency)).toEqual(['USD', 'JPY', 'COP']);
  });

  test('are whole numbers where the currency has no decimals', () => {
    expect(JSON.stringify(toWireAmount({ minor: 1234, currency: 'JPY' }))).toBe('1234');
    expect(fromWireAmount(1234.5, 'JPY')).toBeUndefined();
  });

  test.each(['12.34', null, Number.NaN, -1, 12.345, 1e300])('%j is not an amount', (value) => {
    expect(fromWireAmount(value, 'USD')).toBeUndefined();
  });
});

test('people read amounts in their own way', () => {
  expect(formatMoney({ minor: 123_456, currency: 'USD' }, 'en-US')).toBe('$1,234.56');
  expect(formatMoney({ minor: 1234, currency: 'JPY' }, 'en-US')).toBe('¥1,234');
});

test('the minus sign is one and the same in every locale, and stands where it belongs there', () => {
  const shown = ['en-US', 'de-DE', 'de-CH', 'sv-SE', 'ar-EG'].map((locale) =>
    formatMoney({ minor: -125, currency: 'EUR' }, locale).replaceAll(/[\s\p{Cf}]/gu, ''),
  );
  expect(shown).toEqual(['−€1.25', '−1,25€', 'EUR−1.25', '−1,25€', '−1.25€']);
});

test('an amount of twelve digits is shown to its last one, as no division would', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (minor) => {
      const shown = formatMoney({ minor, currency: 'CLF' }, 'en-US').replaceAll(/[^0-9]/g, '');
      expect(shown).toBe(String(minor).padStart(5, '0'));
    }),
  );
});

describe('between two runtimes whose ICU gives other decimals', () => {
  const whole = { COP: 0, HUF: 0, IDR: 0, PKR: 0, RSD: 0, USD: 0, JPY: 2 };
  const fine = { COP: 2, HUF: 2, IDR: 2, PKR: 2, RSD: 2, USD: 3, JPY: 0 };

  test.each(['COP', 'HUF', 'IDR', 'PKR', 'RSD', 'USD', 'JPY'])(
    'an amount in %s stays what it was',
    (currency) => {
      const amount = { minor: 123_456, currency };
      const seen = () => ({
        sent: toWireAmount(amount),
        read: fromWireAmount(12, currency),
        shown: formatMoney(amount, 'en-US'),
        typed: readTypedAmount('12', currency, 'en-US'),
      });
      expect(withIcuDigits(whole, seen)).toEqual(withIcuDigits(fine, seen));
      const decimals = currency === 'JPY' ? 0 : 2;
      expect(withIcuDigits(whole, () => minorDigits(currency))).toBe(decimals);
      expect(seen().shown).toMatch(decimals === 0 ? /123,456$/ : /1,234\.56$/);
    },
  );
});

describe('what cannot be charged is named at set-up', () => {
  const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = LETTERS.flatMap((a) => LETTERS.flatMap((b) => LETTERS.map((c) => a + b + c)));
  const refused = codes.filter((code) => isActiveCurrency(code) && !isPayableCurrency(code));
  const root = join(import.meta.dirname, '../../..');
  const languages = readdirSync(join(root, 'shared/messages')).filter((file) => file.endsWith('.arb'));

  test.each(languages)('in %s', (file) => {
    const messages = JSON.parse(readFileSync(join(root, 'shared/messages', file), 'utf8')) as Record<
      string,
      string
    >;
    expect(messages['expectations.payable-currency']?.match(/[A-Z]{3}/g)).toEqual(refused);
  });

  test('in the profile’s reference', () => {
    const [line] = /^The service reads at most two decimals.*$/m.exec(
      readFileSync(join(root, 'docs/profile.md'), 'utf8'),
    ) ?? [''];
    expect(line.match(/[A-Z]{3}/g)).toEqual(refused);
  });
});
