import { expect, test } from 'vitest';
import { countFollowed } from '../../../../src-main/sales/tracking/followed-elsewhere.ts';
import { paidSale } from '../../../support/ledger/ledger-folder.ts';

test('counts the sales whose payments may still have something to say', () => {
  const paid = paidSale('paid', 1);
  const begun = paidSale('begun', 2).slice(0, 1);
  const withCode = paidSale('with-code', 3).slice(0, 3);
  expect(countFollowed([])).toBe(0);
  expect(countFollowed([paid])).toBe(0);
  expect(countFollowed([begun, paid, withCode])).toBe(2);
});

test('does not count a sale whose beginning is missing', () => {
  expect(countFollowed([paidSale('damaged', 1).slice(1, 3), paidSale('begun', 2).slice(0, 1)])).toBe(1);
});
