import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalText,
  minorFromDecimal,
  minorFromNumber,
  numberFromMinor,
  plainDecimal,
  rescaled,
  shareOfMinor,
  signedMinorFromNumber,
  spreadMinor,
  times,
} from '../../../shared/money/exact-decimal.ts';

const scales = fc.integer({ min: 0, max: 4 });
const minors = fc.integer({ min: 0, max: 999_999_999_999 });

describe('decimals', () => {
  test.each([
    [1234, 2, '12.34'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [0, 2, '0.00'],
    [1234, 0, '1234'],
    [1, 4, '0.0001'],
  ])('%i at scale %i reads %s', (minor, scale, text) => {
    expect(decimalText(minor, scale)).toBe(text);
  });

  test.each([
    ['1.1', 2, 110],
    ['1.10', 1, 11],
    ['0012', 0, 12],
    ['1.005', 2, undefined],
    ['1e3', 2, undefined],
    ['-1', 2, undefined],
    ['1.', 2, undefined],
    ['1234567890123456', 0, undefined],
    ['12345678901234.5', 2, undefined],
  ])('%s at scale %i is %s', (text, scale, minor) => {
    expect(minorFromDecimal(text, scale)).toBe(minor);
  });

  test('come back from their text', () => {
    fc.assert(
      fc.property(minors, scales, (minor, scale) => {
        expect(minorFromDecimal(decimalText(minor, scale), scale)).toBe(minor);
      }),
    );
  });
});

describe('a number in a text', () => {
  test.each([
    ['12.50', '12.50'],
    [' 12.50 ', '12.50'],
    ['+1', '1'],
    ['-0.5', '-0.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0E-8', '0.00000000'],
    ['1.25E+1', '12.50'],
    ['1e2', '100'],
    ['125e-1', '12.5'],
    ['1e99', `1${'0'.repeat(21)}`],
    [`0.${'9'.repeat(30)}`, `0.${'9'.repeat(21)}`],
    ['9'.repeat(22), `1${'0'.repeat(21)}`],
  ])('%j is %s', (text, decimal) => expect(plainDecimal(text)).toBe(decimal));

  test.each([
    '',
    '.',
    '-',
    'e5',
    '1,00',
    '1 000',
    '0x10',
    'NaN',
    'Infinity',
    '1e100',
    '1e',
    '١',
    '9'.repeat(65),
  ])('%j is none', (text) => expect(plainDecimal(text)).toBeUndefined());

  test('is the number that JSON would have', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const plain = plainDecimal(String(value));
        if (plain !== undefined) expect(Math.abs(Number(plain) - value)).toBeLessThan(1e-20);
      }),
    );
  });
});

describe('numbers of JSON', () => {
  test('every amount of up to fifteen digits comes back from the text that somebody wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), scales, (minor, scale) => {
        const parsed: unknown = JSON.parse(decimalText(minor, scale));
        expect(minorFromNumber(parsed as number, scale)).toBe(minor);
      }),
    );
  });

  test.each([Number.NaN, Infinity, 1e21, 1e-7, 0.1 + 0.2, -1])('%d is no amount', (value) => {
    expect(minorFromNumber(value, 2)).toBeUndefined();
  });

  test.each([
    [-1.25, -125],
    [1.25, 125],
    [0, 0],
    [-0, 0],
    [-1.255, undefined],
    [-Infinity, undefined],
  ])('%d with its sign is %d', (value, minor) => {
    expect(signedMinorFromNumber(value, 2)).toBe(minor);
  });

  test.each([
    [1234, 3, undefined],
    [1230, 3, 1.23],
    [1234, 2, 12.34],
    [1234, 0, 1234],
    [10_000, 4, 1],
    [1_234_567_890_123_456, 2, undefined],
  ])('%i at scale %i goes out with at most two decimals, or not at all', (minor, scale, value) => {
    expect(numberFromMinor(minor, scale, 2)).toBe(value);
  });
});

describe('another scale', () => {
  test.each([
    [1234, 0, 2, 123_400],
    [123_400, 2, 0, 1234],
    [1234, 2, 0, undefined],
    [-1234, 0, 2, -123_400],
    [999_999_999_999, 0, 4, undefined],
  ])('%i from %i to %i is %s', (minor, from, to, result) => {
    expect(rescaled(minor, from, to)).toBe(result);
  });
});

describe('shares and products', () => {
  test('a share is rounded half up to the minor unit', () => {
    expect(shareOfMinor(50, 1, 100)).toBe(1);
    expect(shareOfMinor(49, 1, 100)).toBe(0);
    expect(shareOfMinor(999_999_999_999, 9_999, 10_000)).toBe(999_899_999_999);
    expect(shareOfMinor(3, 1, 3)).toBe(1);
  });

  test('what no number holds is larger than every amount, and no other one', () => {
    expect(times(9_999, 999_999_999_999)).toBe(Number.MAX_SAFE_INTEGER);
    expect(times(3, 350)).toBe(1050);
  });
});

describe('an amount spread over weights', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1_000, 3_000], [25, 75]],
    [1, [1, 2], [0, 1]],
    [7, [0, 5, 0], [0, 7, 0]],
    [0, [3, 4], [0, 0]],
    [5, [0, 0], [0, 0]],
    [5, [], []],
  ])('%i over %j is %j', (minor, weights, parts) => {
    expect(spreadMinor(minor, weights)).toEqual(parts);
  });

  test('adds up, takes nobody more than they have, and is off by less than a unit', () => {
    const weighed = fc
      .array(minors, { minLength: 1, maxLength: 6 })
      .map((weights) => ({ weights, whole: weights.reduce((sum, weight) => sum + weight, 0) }))
      .filter(({ whole }) => whole > 0)
      .chain(({ weights, whole }) => fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: whole })));
    fc.assert(
      fc.property(weighed, ([weights, minor]) => {
        const parts = spreadMinor(minor, weights);
        const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minor);
        for (const [index, part] of parts.entries()) {
          const weight = weights[index] ?? 0;
          expect(part).toBeLessThanOrEqual(weight);
          const off = BigInt(part) * whole - BigInt(minor) * BigInt(weight);
          expect(off > -whole && off < whole).toBe(true);
        }
      }),
    );
  });
});
