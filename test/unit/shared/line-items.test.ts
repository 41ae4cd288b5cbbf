import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addsUp, discountsOf, totalOf } from '../../../shared/money/line-items.ts';

const coffee = { name: 'Coffee', quantity: 3, unitMinor: 350 };

describe('what a sale is made of', () => {
  test('comes to the goods less the discount plus the tip', () => {
    expect(totalOf({ lines: [coffee], discountMinor: 50, tipMinor: 100 })).toBe(1_100);
  });

  test('adds up to the amount to the last minor unit, or not at all', () => {
    const lines = fc.array(
      fc.record({
        name: fc.constant('x'),
        quantity: fc.integer({ min: 1, max: 9_999 }),
        unitMinor: fc.nat(),
      }),
    );
    fc.assert(
      fc.property(lines, fc.nat(), fc.integer({ min: -5, max: 5 }), (goods, tipMinor, off) => {
        const lineItems = { lines: goods, tipMinor };
        expect(addsUp(lineItems, totalOf(lineItems) + off)).toBe(off === 0);
      }),
    );
  });

  test('takes no more off than the goods cost', () => {
    expect(addsUp({ lines: [coffee], discountMinor: 1_051, tipMinor: 100 }, 99)).toBe(false);
    const tea = { name: 'Tea', quantity: 1, unitMinor: 100 };
    expect(addsUp({ lines: [coffee, { ...tea, discountMinor: 100 }] }, 1_050)).toBe(true);
    expect(addsUp({ lines: [coffee, { ...tea, discountMinor: 101 }] }, 1_049)).toBe(false);
  });

  test('counts what was taken off lines with what was taken off all of them', () => {
    const lineItems = { lines: [{ ...coffee, discountMinor: 50 }, coffee], discountMinor: 100 };
    expect(totalOf(lineItems)).toBe(1_950);
    expect(discountsOf(lineItems)).toBe(150);
    expect(discountsOf({ lines: [coffee] })).toBe(0);
  });
});
