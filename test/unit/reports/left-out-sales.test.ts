import { expect, test } from 'vitest';
import { LeftOutSales } from '../../../src-main/reports/left-out-sales.ts';

test('ten are named, those with the most sales, and all others counted together', () => {
  const sales = new LeftOutSales();
  expect(sales.result()).toBeUndefined();
  for (let merchant = 1; merchant <= 30; merchant += 1) {
    for (let sale = 0; sale < merchant; sale += 1) sales.add({ merchant: `M${merchant}` });
  }
  sales.add({});
  const result = sales.result() ?? [];
  expect(result).toHaveLength(11);
  expect(result[0]).toEqual({ merchant: 'M30', count: 30 });
  expect(result.at(-1)).toEqual({ count: (20 * 21) / 2 + 1 });
});
