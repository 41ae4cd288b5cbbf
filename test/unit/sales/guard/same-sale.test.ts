import { describe, expect, test } from 'vitest';
import {
  beganLately,
  referenceKey,
  SAME_AMOUNT,
  SAME_CUSTOMER,
  SAME_REFERENCE,
} from '../../../../src-main/sales/guard/same-sale.ts';

const LATELY = { ms: 1_000, byTillMs: 3_000 };

/** By the till's clock, and by the service's where that was known. */
const sale = (startedAt: number, serviceStartedAt?: number) => ({
  startedAt,
  ...(serviceStartedAt !== undefined && { serviceStartedAt }),
});

describe('whether a sale began lately', () => {
  test.each([
    ['the time itself ago', 50_000, true],
    ['longer ago', 49_999, false],
    ['in the future', 90_000, true],
  ])(
    'by the service’s clock, where it is known of both, whatever the till’s says: %s',
    (_when, serviceStartedAt, lately) => {
      for (const wall of [0, 51_000, 999_999])
        expect(beganLately(sale(7, serviceStartedAt), { wall, service: 51_000 }, LATELY)).toBe(lately);
    },
  );

  test.each([
    ['now', 51_000, true],
    ['the time itself ago', 50_000, true],
    ['longer ago', 49_999, false],
    ['in the future', 51_001, false],
  ])('or by the till’s clock, where the service’s says otherwise: %s', (_when, startedAt, lately) => {
    expect(beganLately(sale(startedAt, 7), { wall: 51_000, service: 99_999 }, LATELY)).toBe(lately);
  });

  test.each([
    ['the time itself ago', 48_000, true],
    ['longer ago', 47_999, false],
    ['in the future', 90_000, true],
  ])('by the till’s clock and its longer time, where the service’s is not known: %s', (_when, at, lately) => {
    expect(beganLately(sale(at), { wall: 51_000, service: undefined }, LATELY)).toBe(lately);
  });

  test('where the service’s clock is known of one of the two, when any of the known times says so', () => {
    const long = 48_000 - 1;
    expect(beganLately(sale(long), { wall: 51_000, service: undefined }, LATELY)).toBe(false);
    expect(beganLately(sale(long), { wall: 51_000, service: 50_000 }, LATELY)).toBe(true);
    expect(beganLately(sale(long), { wall: 50_000, service: 51_000 }, LATELY)).toBe(true);
    expect(beganLately(sale(long, 48_000), { wall: 51_000, service: undefined }, LATELY)).toBe(true);
    expect(beganLately(sale(48_000, long), { wall: 51_000, service: undefined }, LATELY)).toBe(true);
    expect(beganLately(sale(long, long), { wall: 51_000, service: undefined }, LATELY)).toBe(false);
  });
});

test.each([
  ['of a reference', SAME_REFERENCE, 24 * 60, 72 * 60],
  ['of an amount', SAME_AMOUNT, 10, 10],
  ['about which somebody was asked', SAME_CUSTOMER, 60, 60],
])(
  'a sale %s is recent for so many minutes by the service’s clock, and by the till’s',
  (_what, lately, ms, tillMs) => {
    const now = 1_000_000 * 60_000;
    const recent = (minutes: number, service: number | undefined) =>
      beganLately(
        sale(now - minutes * 60_000, service && service - minutes * 60_000),
        { wall: now, service },
        lately,
      );
    expect([recent(ms, now), recent(ms + 1, now)]).toEqual([true, false]);
    expect([recent(tillMs, undefined), recent(tillMs + 1, undefined)]).toEqual([true, false]);
  },
);

describe('the key of a reference', () => {
  test.each([
    ['upper and lower case', 'Table', 'tABLE'],
    ['letter that is written out in upper case', 'Straße', 'STRASSE'],
    ['letter of which the capital is one too', 'Straße', 'STRAẞE'],
    ['Greek letter with its marks apart', '\u0390', '\u03aa\u0301'],
    ['full width', 'T5', 'Ｔ５'],
    ['ligatures', 'office', 'oﬃce'],
    ['composed letters', 'café', 'cafe\u0301'],
    ['kinds of blanks', 'a b', 'a\u00a0b'],
    ['several blanks', 'a b', 'a \t  b'],
    ['blanks around', 'a b', '  a b '],
    ['kinds of dashes', 'a-b', 'a\u2013b'],
    ['the minus sign', 'a-b', 'a\u2212b'],
    ['what nobody sees', 'ab', 'a\u200bb\u2060'],
    ['a variation selector', 'ab', 'ab\ufe0f'],
  ])('is the same whatever its %s', (_what, one, other) => {
    expect(referenceKey(other)).toBe(referenceKey(one));
  });

  test.each([
    ['T5', 'T 5'],
    ['a-b', 'ab'],
    ['a-b', 'a--b'],
    ['a', 'á'],
    ['1', 'l'],
  ])('tells %j from %j', (one, other) => {
    expect(referenceKey(other)).not.toBe(referenceKey(one));
  });

  test('can be compared with those that are stored', () => {
    expect(referenceKey('  Ｔable\u00a0\u2013 ẞ5\u200b ')).toBe('table - ss5');
  });
});
