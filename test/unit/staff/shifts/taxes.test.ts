import { expect, test } from 'vitest';
import { currencyTotals } from '../../../../src-main/staff/shifts/totals.ts';
import { earlierSales, laterEffects } from '../../../../src-main/staff/shifts/earlier.ts';
import type { SaleStatus } from '../../../../shared/reports/shift-report.ts';
import type { TaxLine } from '../../../../shared/money/sale-tax.ts';
import type { CountedSale } from '../../../../src-main/staff/shifts/counted-sale.ts';

const vat = (percent: string, netMinor: number, taxMinor: number, name = 'VAT'): TaxLine => ({
  id: `rate-${percent}`,
  name,
  percent,
  netMinor,
  taxMinor,
});

let number = 0;
function sold(standing: SaleStatus, taxes: readonly TaxLine[], was?: SaleStatus): CountedSale {
  number += 1;
  return {
    saleId: `s${number}`,
    number,
    reference: 'r',
    amount: { minor: 1_000, currency: 'USD' },
    shift: 1,
    cashierId: undefined,
    tipMinor: 0,
    discountMinor: 0,
    taxes,
    standing,
    raised: [],
    before: was && { standing: was, raisedSince: [] },
  };
}
const count = (sale: CountedSale) => ({ sale, standing: sale.standing });
const named = ({ saleId, reference, amount, number: of }: CountedSale) => ({
  saleId,
  reference,
  amount,
  number: of,
});

test('the totals have the taxes of what was paid, by rate, the highest first', () => {
  const day = [
    sold('completed', [vat('5', 100, 5)]),
    sold('overpaid', [vat('20', 100, 20), vat('5', 200, 10)]),
    sold('completed', []),
    sold('expired', [vat('20', 5_000, 1_000)]),
    // Since a new profile; the old name stays apart, since authorities may ask for it.
    sold('completed', [vat('20', 10, 2, 'New VAT')]),
  ];
  expect(currencyTotals(day.map(count))[0]?.taxes).toEqual([
    vat('20', 10, 2, 'New VAT'),
    vat('20', 100, 20),
    vat('5', 300, 15),
  ]);
});

test.each([
  ['A', 'B'],
  ['B', 'A'],
])('rates of one percentage are in the order of their names: %s before %s', (...names) => {
  const [totals] = currencyTotals([
    count(
      sold(
        'completed',
        names.map((name) => vat('20', 100, 20, name)),
      ),
    ),
  ]);
  expect(totals?.taxes?.map(({ name }) => name)).toEqual(['A', 'B']);
});

test('where nothing was taxed, nothing is said of taxes', () => {
  const [totals] = currencyTotals([count(sold('completed', []))]);
  expect(totals && 'taxes' in totals).toBe(false);
});

test('what changes in earlier totals changes their taxes', () => {
  const sales = [
    sold('completed', [vat('20', 100, 20)], 'expired'),
    sold('invalid', [vat('20', 300, 60), vat('5', 20, 1)], 'completed'),
    sold('completed', [vat('20', 7_000, 1_400)], 'completed'),
  ];
  expect(laterEffects(earlierSales(sales, new Set(), named), sales)).toEqual([
    {
      currency: 'USD',
      paid: { count: 1, minor: 1_000 },
      unpaid: { count: 1, minor: 1_000 },
      taxes: [vat('20', -200, -40), vat('5', -20, -1)],
    },
  ]);
});
