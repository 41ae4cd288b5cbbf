import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cartLine,
  lineItemsOf,
  MAX_LINES,
  soldLine,
  withLine,
  withQuantity,
} from '../../../../shared/cart/cart.ts';
import { amountOf } from '../../../../shared/cart/draft.ts';
import { shareOf } from '../../../../shared/cart/share.ts';
import { addsUp, goodsOf, totalOf } from '../../../../shared/money/line-items.ts';
import type { Share } from '../../../../shared/cart/share.ts';

const coffee = { name: 'Coffee', quantity: 1, unitMinor: 350, code: '4006381333931' };
const cake = { name: 'Cake', quantity: 2, unitMinor: 425 };

const percent = fc.integer({ min: 1, max: 100 });
const minor = fc.integer({ min: 1, max: 10 ** 12 - 1 });
const share = fc.oneof(
  percent.map((value): Share => ({ percent: value })),
  minor.map((value): Share => ({ minor: value })),
);
const line = fc.record(
  {
    name: fc.constant('x'),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitMinor: minor,
    discount: share,
  },
  { requiredKeys: ['name', 'quantity', 'unitMinor'] },
);
const cart = fc.record(
  { lines: fc.array(line, { maxLength: 20 }), discount: share, tip: share },
  { requiredKeys: ['lines'] },
);

describe('a share in percent', () => {
  test('is rounded half up to the minor unit', () => {
    expect(shareOf({ percent: 10 }, 104)).toBe(10);
    expect(shareOf({ percent: 10 }, 105)).toBe(11);
    expect(shareOf({ percent: 50 }, 1)).toBe(1);
  });

  test('is never off by more than half a unit, at any size of amount', () => {
    fc.assert(
      fc.property(percent, minor, (value, base) => {
        const exact = BigInt(base) * BigInt(value);
        const off = BigInt(shareOf({ percent: value }, base)) * 100n - exact;
        expect(off > -50n && off <= 50n).toBe(true);
      }),
    );
  });
});

describe('what a cart is made of', () => {
  test('takes the discount off the goods and the tip of what is left', () => {
    const lineItems = lineItemsOf({ lines: [coffee, cake], discount: { percent: 10 }, tip: { percent: 20 } });
    expect(lineItems).toEqual({ lines: [coffee, cake], discountMinor: 120, tipMinor: 216 });
    expect(totalOf(lineItems)).toBe(1_296);
  });

  test('takes no more off than the goods cost, and a tip of nothing is nothing', () => {
    const lineItems = lineItemsOf({ lines: [coffee], discount: { minor: 999 }, tip: { percent: 20 } });
    expect(lineItems).toEqual({ lines: [coffee], discountMinor: 350 });
  });

  test('takes a line’s discount off that line, of all its pieces and never more than they cost', () => {
    const lines = [
      { ...cake, discount: { percent: 50 } },
      { ...coffee, discount: { minor: 999 } },
    ];
    expect(lineItemsOf({ lines, discount: { percent: 10 } })).toEqual({
      lines: [
        { ...cake, discountMinor: 425 },
        { ...coffee, discountMinor: 350 },
      ],
      discountMinor: 43,
    });
  });

  test('comes back as a cart that comes to the same', () => {
    const sold = soldLine({ ...cake, discount: { percent: 50 }, note: 'warm' });
    expect(cartLine(sold)).toEqual({ ...cake, discount: { minor: 425 }, note: 'warm' });
    expect(soldLine(cartLine(sold))).toEqual(sold);
  });

  test('has neither discount nor tip without goods', () => {
    expect(lineItemsOf({ lines: [], discount: { minor: 5 }, tip: { minor: 5 } })).toEqual({ lines: [] });
  });

  test('always adds up, and is never negative', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const lineItems = lineItemsOf(any);
        const total = totalOf(lineItems);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(addsUp(lineItems, total)).toBe(true);
        expect(lineItems.discountMinor ?? 0).toBeLessThanOrEqual(goodsOf(any.lines));
        expect([lineItems.discountMinor, lineItems.tipMinor]).not.toContain(0);
      }),
    );
  });
});

describe('the lines of a cart', () => {
  test('count the same article up, and keep another price apart', () => {
    expect(withLine([coffee], coffee)).toEqual([{ ...coffee, quantity: 2 }]);
    expect(withLine([coffee], { ...coffee, unitMinor: 300 })).toHaveLength(2);
  });

  test('say so when there is no room', () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({ ...cake, name: `${index}` }));
    expect(withLine(full, coffee)).toBeUndefined();
    expect(withLine([{ ...coffee, quantity: 9_999 }], coffee)).toBeUndefined();
  });

  test('go when none is left', () => {
    expect(withQuantity([coffee, cake], 0, 0)).toEqual([cake]);
    expect(withQuantity([coffee, cake], 1, 5)).toEqual([coffee, { ...cake, quantity: 5 }]);
  });
});

describe('what a draft comes to', () => {
  const draft = { digits: '', typedName: 'Amount', lines: [], reference: '' };

  test('is a plain amount without line items, when that is all', () => {
    expect(amountOf({ ...draft, digits: '1234' }, undefined)).toEqual({ amountMinor: 1_234 });
    expect(amountOf({ ...draft, digits: '1234', tip: 'none' }, undefined)).toEqual({ amountMinor: 1_234 });
    expect(amountOf(draft, undefined)).toEqual({ amountMinor: 0 });
  });

  test('counts what is being typed as one line more', () => {
    const typed = { name: 'Amount', quantity: 1, unitMinor: 200 };
    expect(amountOf({ ...draft, digits: '200', lines: [coffee] }, undefined)).toEqual({
      amountMinor: 550,
      lineItems: { lines: [coffee, typed] },
    });
    expect(amountOf({ ...draft, digits: '200', tip: { percent: 10 } }, undefined)).toEqual({
      amountMinor: 220,
      lineItems: { lines: [typed], tipMinor: 20 },
    });
  });

  test('holds its taxes, or has them on top, the typed amount at the default rate', () => {
    const rates = [
      { id: 'standard', name: 'VAT', percent: '20' },
      { id: 'reduced', name: 'VAT', percent: '5' },
    ];
    const rungUp = { ...draft, digits: '1200', lines: [{ ...cake, taxRate: 'reduced' }] };
    expect(amountOf(rungUp, { mode: 'inclusive', rates, defaultRate: 'standard' })).toMatchObject({
      amountMinor: 2_050,
      tax: {
        lines: [
          { id: 'standard', netMinor: 1_000, taxMinor: 200 },
          { id: 'reduced', netMinor: 810, taxMinor: 40 },
        ],
      },
    });
    const onTop = amountOf(
      { ...rungUp, tip: { percent: 10 } },
      { mode: 'exclusive', rates, defaultRate: 'standard' },
    );
    expect(onTop).toMatchObject({ amountMinor: 2_538, lineItems: { taxMinor: 283, tipMinor: 205 } });
    expect(addsUp(onTop.lineItems ?? { lines: [] }, onTop.amountMinor)).toBe(true);
  });

  test('is no plain amount once tax comes on top of it', () => {
    const rates = [{ id: 'city', name: 'Sales tax', percent: '8.875' }];
    expect(amountOf({ ...draft, digits: '1000' }, { mode: 'exclusive', rates, defaultRate: 'city' })).toEqual(
      {
        amountMinor: 1_089,
        lineItems: { lines: [{ name: 'Amount', quantity: 1, unitMinor: 1_000 }], taxMinor: 89 },
        tax: { mode: 'exclusive', lines: [{ ...rates[0], netMinor: 1_000, taxMinor: 89 }] },
      },
    );
  });
});
