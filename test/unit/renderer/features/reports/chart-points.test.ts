import { expect, test } from 'vitest';
import { chartPoints } from '../../../../../src-renderer/features/reports/chart-points.ts';
import type { CurrencySales, SalesFigures } from '../../../../../shared/reports/sales-report.ts';
import type { SalesList } from '../../../../../shared/reports/sales-report-messages.ts';

const figures = (grossMinor: number): SalesFigures => ({
  count: 1,
  grossMinor,
  taxMinor: 0,
  discountMinor: 0,
  tipMinor: 1,
});
const day = (of: number) => ({ year: 2026, month: 5, day: of });
const SALES: CurrencySales = {
  currency: 'USD',
  total: figures(0),
  goodsMinor: 0,
  overpaid: 0,
  days: [
    { day: day(1), ...figures(10) },
    { day: day(3), ...figures(30) },
  ],
  hours: [
    { hour: 8, ...figures(10) },
    { hour: 10, ...figures(30) },
  ],
  tenders: [],
  cashiers: [],
  articles: [],
  taxes: [],
  unpaid: [],
};
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, minor: index }));
const points = (key: SalesList['key'], count: number) =>
  chartPoints(
    { key, title: '', head: '', lines: lines(count) },
    SALES,
    { from: day(1), to: day(4) },
    { language: 'en', locale: 'en-US' },
  );

test('days, weekdays and hours without a sale have their place, with nothing in it; tips are in what was paid', () => {
  expect(points('days', 2)?.points.map(({ minor }) => minor)).toEqual([11, 0, 31, 0]);
  expect(points('weekdays', 2)?.points.map(({ minor }) => minor)).toEqual([0, 0, 0, 0, 11, 0, 31]);
  expect(points('hours', 2)?.points.map(({ minor }) => minor)).toEqual([11, 0, 31]);
});

test('a picture has few bars, and there is none that says no more than its table', () => {
  expect(points('articles', 20)?.points).toHaveLength(8);
  expect(points('tenders', 1)).toBeUndefined();
  expect(points('taxes', 3)).toBeUndefined();
});
