import { expect, test } from 'vitest';
import { approvalCauses, isSameApproval } from '../../../../shared/cart/approval.ts';
import type { Makeup } from '../../../../shared/makeup.ts';

const goods = { lines: [{ name: 'Tea', quantity: 2, unitMinor: 500 }] };
const causes = (changed: Partial<Makeup>, percent = 30) => approvalCauses({ ...goods, ...changed }, percent);

test('a discount is asked about above the limit, not at it', () => {
  expect(causes({ discountMinor: 300 })).toEqual([]);
  expect(causes({ discountMinor: 301 })).toEqual([{ kind: 'discount', minor: 301, ofMinor: 1_000 }]);
  expect(causes({ discountMinor: 1 }, 0)).toHaveLength(1);
  expect(causes({}, 0)).toEqual([]);
});

test('all of the goods for nothing is asked about whatever the limit', () => {
  expect(causes({ discountMinor: 999, tipMinor: 1 }, 100)).toEqual([]);
  expect(causes({ discountMinor: 1_000 }, 100)).toEqual([{ kind: 'discount', minor: 1_000, ofMinor: 1_000 }]);
});

test('a tip is asked about where it is more than the bill with its discount and tax', () => {
  expect(causes({ tipMinor: 1_000 })).toEqual([]);
  expect(causes({ tipMinor: 1_001 })).toEqual([{ kind: 'tip', minor: 1_001, ofMinor: 1_000 }]);
  expect(causes({ tipMinor: 1_100, taxMinor: 100 })).toEqual([]);
  expect(causes({ tipMinor: 801, discountMinor: 200 })).toEqual([{ kind: 'tip', minor: 801, ofMinor: 800 }]);
});

test('an approval is of just its figures', () => {
  const approved = causes({ discountMinor: 400 });
  expect(isSameApproval(approved, causes({ discountMinor: 400 }))).toBe(true);
  expect(isSameApproval(approved, causes({ discountMinor: 401 }))).toBe(false);
  expect(isSameApproval(approved, causes({ discountMinor: 400, tipMinor: 900 }))).toBe(false);
});
