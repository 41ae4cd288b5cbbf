import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodsOf } from '../../../../shared/money/line-items.ts';
import { addedTaxOf, taxOf, taxTotal } from '../../../../shared/money/sale-tax.ts';
import { rateFor } from '../../../../shared/money/tax-rules.ts';
import type { TaxRules } from '../../../../shared/money/tax-rules.ts';

const standard = { id: 'standard', name: 'MwSt', percent: '19' };
const reduced = { id: 'reduced', name: 'MwSt', percent: '7' };
const inclusive: TaxRules = { mode: 'inclusive', rates: [standard, reduced], defaultRate: 'standard' };
const exclusive: TaxRules = {
  mode: 'exclusive',
  rates: [{ id: 'city', name: 'Sales tax', percent: '8.875' }],
  defaultRate: 'city',
};

const goods = (unitMinor: number, taxRate?: string, quantity = 1) => ({
  name: 'x',
  quantity,
  unitMinor,
  ...(taxRate !== undefined && { taxRate }),
});

describe('tax in prices', () => {
  test('is what the gross of each rate holds', () => {
    const tax = taxOf({ lines: [goods(1_190), goods(1_070, 'reduced'), goods(1_190)] }, inclusive);
    expect(tax).toEqual({
      mode: 'inclusive',
      lines: [
        { ...standard, netMinor: 2_000, taxMinor: 380 },
        { ...reduced, netMinor: 1_000, taxMinor: 70 },
      ],
    });
    expect(addedTaxOf(tax)).toBe(0);
  });

  test('is rounded once for a rate, not once for a line', () => {
    // Each line by itself holds 0.3193, rounded 0.32; three of them 0.9579.
    expect(taxOf({ lines: [goods(200), goods(200), goods(200)] }, inclusive)?.lines).toEqual([
      { ...standard, netMinor: 504, taxMinor: 96 },
    ]);
    expect(taxOf({ lines: [goods(202), goods(202), goods(202)] }, inclusive)?.lines[0]?.taxMinor).toBe(97);
    expect(taxOf({ lines: [goods(202)] }, inclusive)?.lines[0]?.taxMinor).toBe(32);
  });
});

describe('tax on top of prices', () => {
  test('is the percentage of the net, with three decimals', () => {
    const tax = taxOf({ lines: [goods(10_000)] }, exclusive);
    expect(tax?.lines).toMatchObject([{ netMinor: 10_000, taxMinor: 888 }]);
    expect(addedTaxOf(tax)).toBe(888);
  });

  test('is rounded half away from zero', () => {
    const half: TaxRules = { ...exclusive, rates: [{ id: 'city', name: 'Tax', percent: '50' }] };
    expect(taxOf({ lines: [goods(1)] }, half)?.lines).toMatchObject([{ netMinor: 1, taxMinor: 1 }]);
  });
});

test('goods without a rate of their own have the default, and none without one', () => {
  expect(taxOf({ lines: [goods(1_190)] }, inclusive)?.lines).toMatchObject([{ id: 'standard' }]);
  const { mode, rates } = inclusive;
  expect(taxOf({ lines: [goods(1_190)] }, { mode, rates })).toBeUndefined();
});

test('a rate that the store no longer has counts as none named', () => {
  expect(rateFor(inclusive, 'gone')).toBe(standard);
});

test('a rate of nothing is listed, since its net is asked for', () => {
  const zero: TaxRules = { mode: 'inclusive', rates: [{ id: 'zero', name: 'VAT', percent: '0' }] };
  expect(taxOf({ lines: [goods(500, 'zero')] }, zero)?.lines).toMatchObject([{ netMinor: 500, taxMinor: 0 }]);
});

test('a discount is spread over the rates, and over what is not taxed', () => {
  const { mode, rates } = inclusive;
  const lines = [goods(1_000, 'standard'), goods(1_000, 'reduced'), goods(1_000)];
  const tax = taxOf({ lines, discountMinor: 100 }, { mode, rates });
  expect(tax?.lines.map(({ netMinor, taxMinor }) => netMinor + taxMinor)).toEqual([966, 967]);
});

const percent = fc.oneof(
  fc.constantFrom('0', '5', '5.5', '7', '8.875', '19', '20', '25', '99.999'),
  fc
    .integer({ min: 0, max: 99_999 })
    .map((parts) => `${Math.floor(parts / 1_000)}.${String(parts % 1_000).padStart(3, '0')}`),
);
const ids = ['a', 'b', 'c'];
const rules = fc.record({
  mode: fc.constantFrom<TaxRules['mode']>('inclusive', 'exclusive'),
  rates: fc
    .tuple(percent, percent, percent)
    .map((percents) => percents.map((each, index) => ({ id: ids[index] ?? '', name: 'Tax', percent: each }))),
});
const line = fc.record(
  {
    name: fc.constant('x'),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitMinor: fc.integer({ min: 1, max: 10 ** 11 }),
    taxRate: fc.constantFrom(...ids, 'gone'),
  },
  { requiredKeys: ['name', 'quantity', 'unitMinor'] },
);
const sale = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 12 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([lines, part]) => ({ lines, discountMinor: Math.floor(goodsOf(lines) * part) }));

describe('whatever is sold, at whatever rates', () => {
  test('what is taxed and what is not add up to the goods less the discount, to the minor unit', () => {
    fc.assert(
      fc.property(sale, rules, fc.boolean(), (sold, { mode, rates }, hasDefault) => {
        const tax = taxOf(sold, { mode, rates, ...(hasDefault && { defaultRate: 'a' }) });
        const left = goodsOf(sold.lines) - sold.discountMinor;
        const taxed = (tax?.lines ?? []).reduce((sum, { netMinor }) => sum + netMinor, 0);
        const held = mode === 'inclusive' ? taxTotal(tax?.lines ?? []) : 0;
        if (hasDefault) expect(taxed + held).toBe(left);
        else expect(taxed + held).toBeLessThanOrEqual(left);
        expect(addedTaxOf(tax)).toBe(mode === 'exclusive' ? taxTotal(tax?.lines ?? []) : 0);
        for (const { netMinor, taxMinor } of tax?.lines ?? []) {
          expect(netMinor).toBeGreaterThanOrEqual(0);
          expect(taxMinor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('each tax is off its exact value by half a minor unit at most', () => {
    fc.assert(
      fc.property(sale, rules, (sold, each) => {
        for (const { percent: text, netMinor, taxMinor } of taxOf(sold, each)?.lines ?? []) {
          const [whole = '', part = ''] = text.split('.');
          const parts = BigInt(whole + part.padEnd(3, '0'));
          const [base, all] =
            each.mode === 'inclusive' ? [netMinor + taxMinor, 100_000n + parts] : [netMinor, 100_000n];
          const off = 2n * (BigInt(taxMinor) * all - BigInt(base) * parts);
          expect(off > -all && off <= all).toBe(true);
        }
      }),
    );
  });
});
