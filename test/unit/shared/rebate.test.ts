import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT_DIGITS } from '../../../shared/money/money.ts';
import { hundredthsOfPercent, PERCENT, rebateOf } from '../../../shared/payment/rebate.ts';

const amounts = fc.integer({ min: 1, max: 10 ** MAX_AMOUNT_DIGITS - 1 });
const rates = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([a, b]) => ({ total: Math.max(a, b), merchant: Math.min(a, b) }));

test('the parts of a rebate always add up to its total, and none is negative', () => {
  fc.assert(
    fc.property(amounts, rates, (minor, rate) => {
      const rebate = rebateOf(minor, rate);
      if (!rebate) return;
      const { total, merchantPortion, targetRebate } = rebate;
      expect(merchantPortion + targetRebate).toBe(total);
      expect(Math.min(merchantPortion, targetRebate)).toBeGreaterThanOrEqual(0);
      expect(total).toBeLessThanOrEqual(minor);
    }),
  );
});

test('a rebate is within half a minor unit of its percentage, also of the largest amounts', () => {
  fc.assert(
    fc.property(amounts, rates, (minor, rate) => {
      const exact = BigInt(minor) * BigInt(rate.total);
      const total = BigInt(rebateOf(minor, rate)?.total ?? 0) * 10_000n;
      const off = total > exact ? total - exact : exact - total;
      expect(off <= 5_000n).toBe(true);
    }),
  );
});

test.each([
  [10_000, '2.5', '1.5', { total: 250, merchantPortion: 150, targetRebate: 100 }],
  [999, '2.5', '1.5', { total: 25, merchantPortion: 15, targetRebate: 10 }],
  [1, '50', '50', { total: 1, merchantPortion: 1, targetRebate: 0 }],
  [19, '2.5', '1', undefined],
])('the rebate of %i at %s %% with %s %% for the merchant is %j', (minor, total, merchant, expected) => {
  const rate = { total: hundredthsOfPercent(total), merchant: hundredthsOfPercent(merchant) };
  expect(rebateOf(minor, rate)).toEqual(expected);
});

test('a percentage is read exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), (hundredths) => {
      const text = (hundredths / 100).toFixed(2);
      expect(text).toMatch(PERCENT);
      expect(hundredthsOfPercent(text)).toBe(hundredths);
    }),
  );
});
