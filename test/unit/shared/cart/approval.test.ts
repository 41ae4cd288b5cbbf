import { describe, expect, test } from 'vitest';
import { approvalCauses, isSameApproval } from '../../../../shared/cart/approval.ts';
import type { LineItems, LineItem } from '../../../../shared/money/line-items.ts';

const tea = { name: 'Tea', quantity: 2, unitMinor: 500 };
const causes = (changed: Partial<LineItems>, rules: { percent?: number; may?: boolean } = {}) =>
  approvalCauses(
    { lines: [tea], ...changed },
    { discountPercent: rules.percent ?? 30, mayChangeLines: rules.may ?? true },
  );
const ofLine = (changed: Partial<LineItem>, rules?: { percent?: number; may?: boolean }) =>
  causes({ lines: [{ ...tea, ...changed }] }, rules);

test('a discount is asked about above the limit, not at it', () => {
  expect(causes({ discountMinor: 300 })).toEqual([]);
  expect(causes({ discountMinor: 301 })).toEqual([{ kind: 'discount', minor: 301, ofMinor: 1_000 }]);
  expect(causes({ discountMinor: 1 }, { percent: 0 })).toHaveLength(1);
  expect(causes({}, { percent: 0 })).toEqual([]);
});

test('all of the goods for nothing is asked about whatever the limit', () => {
  expect(causes({ discountMinor: 999, tipMinor: 1 }, { percent: 100 })).toEqual([]);
  expect(causes({ discountMinor: 1_000 }, { percent: 100 })).toEqual([
    { kind: 'discount', minor: 1_000, ofMinor: 1_000 },
  ]);
});

test('a tip is asked about where it is more than the bill with its discount and tax', () => {
  expect(causes({ tipMinor: 1_000 })).toEqual([]);
  expect(causes({ tipMinor: 1_001 })).toEqual([{ kind: 'tip', minor: 1_001, ofMinor: 1_000 }]);
  expect(causes({ tipMinor: 1_100, taxMinor: 100 })).toEqual([]);
  expect(causes({ tipMinor: 801, discountMinor: 200 })).toEqual([{ kind: 'tip', minor: 801, ofMinor: 800 }]);
});

describe('a line with a price or discount of the cashier’s own', () => {
  test('is asked about for whoever may not, however little it is, and up as well as down', () => {
    const may = false;
    expect(ofLine({ discountMinor: 1 }, { may })).toEqual([
      { kind: 'line', minor: 999, ofMinor: 1_000, name: 'Tea' },
    ]);
    expect(ofLine({ unitMinor: 600, listMinor: 500 }, { may })).toEqual([
      { kind: 'line', minor: 1_200, ofMinor: 1_000, name: 'Tea' },
    ]);
    expect(ofLine({ note: 'no sugar' }, { may })).toEqual([]);
  });

  test('is asked about for whoever may where price and discount together are past the limit', () => {
    expect(ofLine({ unitMinor: 400, listMinor: 500, discountMinor: 100 })).toEqual([]);
    expect(ofLine({ unitMinor: 400, listMinor: 500, discountMinor: 101 })).toEqual([
      { kind: 'line', minor: 699, ofMinor: 1_000, name: 'Tea' },
    ]);
    expect(ofLine({ unitMinor: 5_000, listMinor: 500 })).toEqual([]);
    expect(ofLine({ discountMinor: 1_000 }, { percent: 100 })).toHaveLength(1);
  });

  test('counts with a discount on all goods, so that two small ones do not hide a large one', () => {
    const lines = [{ ...tea, discountMinor: 200 }];
    expect(causes({ lines, discountMinor: 100 })).toEqual([]);
    expect(causes({ lines, discountMinor: 101 })).toEqual([{ kind: 'discount', minor: 301, ofMinor: 1_000 }]);
  });
});

test('an approval is of just its figures', () => {
  const approved = causes({ discountMinor: 400 });
  expect(isSameApproval(approved, causes({ discountMinor: 400 }))).toBe(true);
  expect(isSameApproval(approved, causes({ discountMinor: 401 }))).toBe(false);
  expect(isSameApproval(approved, causes({ discountMinor: 400, lines: [{ ...tea, unitMinor: 450 }] }))).toBe(
    false,
  );
  expect(isSameApproval(approved, causes({ discountMinor: 400, tipMinor: 900 }))).toBe(false);
});
