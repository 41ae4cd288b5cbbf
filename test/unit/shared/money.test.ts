import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, fromWireAmount, parseDigits, toWireAmount } from '../../../shared/money.ts';

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
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(fromWireAmount(toWireAmount({ minor, currency }), currency)).toEqual({ minor, currency });
        },
      ),
    );
  });

  test.each(['12.34', null, Number.NaN, -1, 12.345, 1e300])('%j is not an amount', (value) => {
    expect(fromWireAmount(value, 'USD')).toBeUndefined();
  });
});

test('people read amounts in their own way', () => {
  expect(formatMoney({ minor: 123_456, currency: 'USD' }, 'en-US')).toBe('$1,234.56');
  expect(formatMoney({ minor: 1234, currency: 'JPY' }, 'en-US')).toBe('¥1,234');
});
