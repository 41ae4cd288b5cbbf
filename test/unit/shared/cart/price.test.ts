import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrice, priceText } from '../../../../shared/cart/price.ts';

test('reads a decimal comma and a decimal point as exact minor units', () => {
  expect(parsePrice('3.50', 2)).toBe(350);
  expect(parsePrice(' 3,5 ', 2)).toBe(350);
  expect(parsePrice('3', 2)).toBe(300);
  expect(parsePrice('1.005', 3)).toBe(1_005);
  expect(parsePrice('120', 0)).toBe(120);
});

test('refuses what may be read in two ways, and what is no price', () => {
  for (const text of [
    '1,234',
    '1.234,50',
    '1 234',
    '-1',
    '1e3',
    '$3',
    '',
    '.5',
    '3.',
    '0x10',
    '1234567890123',
  ]) {
    expect(parsePrice(text, 2)).toBeUndefined();
  }
});

test('reads back what it wrote, to the last unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 - 1 }),
      fc.integer({ min: 0, max: 3 }),
      (minor, decimals) => {
        expect(parsePrice(priceText(minor, decimals), decimals)).toBe(minor);
      },
    ),
  );
});
