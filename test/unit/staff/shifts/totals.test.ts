import { expect, test } from 'vitest';
import { cashierTotals, currencyTotals } from '../../../../src-main/staff/shifts/totals.ts';
import { earlierSales, laterEffects } from '../../../../src-main/staff/shifts/earlier.ts';
import type { SaleStatus } from '../../../../shared/reports/shift-report.ts';
import type { CountedSale } from '../../../../src-main/staff/shifts/counted-sale.ts';
import type { Counted } from '../../../../src-main/staff/shifts/totals.ts';

let number = 0;

function counted(
  standing: SaleStatus,
  minor: number,
  {
    currency = 'USD',
    cashierId,
    tipMinor = 0,
    discountMinor = 0,
    taxes = [],
  }: Partial<CountedSale & { currency: string }> = {},
): Counted {
  number += 1;
  const sale: CountedSale = {
    saleId: `s${number}`,
    number,
    reference: `r${number}`,
    amount: { minor, currency },
    shift: 1,
    cashierId,
    tipMinor,
    discountMinor,
    taxes,
    standing,
    raised: [],
    before: undefined,
  };
  return { sale, standing, ...(cashierId !== undefined && { cashier: `Cashier ${cashierId}` }) };
}

const DAY = [
  counted('completed', 1_000, { cashierId: 'a', tipMinor: 100, discountMinor: 50 }),
  counted('overpaid', 500, { cashierId: 'b', tipMinor: 30, discountMinor: 7 }),
  counted('completed', 20, { cashierId: 'a', tipMinor: 2 }),
  counted('underpaid', 4_000, { cashierId: 'a', tipMinor: 400, discountMinor: 40 }),
  counted('completed', 9, { currency: 'JPY', cashierId: 'a', tipMinor: 1 }),
  counted('expired', 70_000),
];

test('each currency has its own standings and sums; tips and discounts are those of what was paid', () => {
  expect(currencyTotals(DAY)).toEqual([
    {
      currency: 'USD',
      standings: [
        { standing: 'completed', count: 2, minor: 1_020 },
        { standing: 'overpaid', count: 1, minor: 500 },
        { standing: 'underpaid', count: 1, minor: 4_000 },
        { standing: 'expired', count: 1, minor: 70_000 },
      ],
      paid: { count: 3, minor: 1_520 },
      tipMinor: 132,
      discountMinor: 57,
    },
    {
      currency: 'JPY',
      standings: [{ standing: 'completed', count: 1, minor: 9 }],
      paid: { count: 1, minor: 9 },
      tipMinor: 1,
      discountMinor: 0,
    },
  ]);
});

test('each cashier has sums of each currency, and so have sales for which nobody had signed in', () => {
  expect(cashierTotals(DAY)).toStrictEqual([
    {
      cashier: 'Cashier a',
      currency: 'USD',
      all: { count: 3, minor: 5_020 },
      paid: { count: 2, minor: 1_020 },
      tipMinor: 102,
    },
    {
      cashier: 'Cashier b',
      currency: 'USD',
      all: { count: 1, minor: 500 },
      paid: { count: 1, minor: 500 },
      tipMinor: 30,
    },
    {
      cashier: 'Cashier a',
      currency: 'JPY',
      all: { count: 1, minor: 9 },
      paid: { count: 1, minor: 9 },
      tipMinor: 1,
    },
    { currency: 'USD', all: { count: 1, minor: 70_000 }, paid: { count: 0, minor: 0 }, tipMinor: 0 },
  ]);
});

test('two cashiers of one name have sums of their own', () => {
  const namesake = { ...counted('completed', 5, { cashierId: 'c' }), cashier: 'Cashier a' };
  expect(
    cashierTotals([...DAY.slice(0, 1), namesake]).map(({ cashier, all }) => [cashier, all.minor]),
  ).toEqual([
    ['Cashier a', 1_000],
    ['Cashier a', 5],
  ]);
});

const named = ({ saleId, number: of, reference, amount }: CountedSale) => ({
  saleId,
  reference,
  amount,
  number: of,
});

/** A sale that an earlier report knew as `was`. */
function reported(was: SaleStatus, standing: SaleStatus, minor = 100, currency = 'USD'): CountedSale {
  return { ...counted(standing, minor, { currency }).sale, before: { standing: was, raisedSince: [] } };
}

const described = (sales: readonly CountedSale[], stale: readonly string[] = []) =>
  earlierSales(sales, new Set(stale), named).map(({ saleId, was, standing }) => [saleId, was, standing]);

test('of earlier sales those are told that may still end, stand otherwise or have something raised since', () => {
  const [same, open, changed, raised] = [
    reported('completed', 'completed'),
    reported('open', 'open'),
    reported('expired', 'completed'),
    reported('completed', 'completed'),
  ];
  const twice = { ...raised, before: { standing: 'completed', raisedSince: ['paid-twice'] } } as const;
  const young = counted('completed', 1).sale;
  expect(described([same, open, changed, twice, young])).toEqual([
    [open.saleId, 'open', 'open'],
    [changed.saleId, 'expired', 'completed'],
    [twice.saleId, 'completed', 'completed'],
  ]);
});

test('an earlier sale whose last reading is too old is told as unknown', () => {
  const open = reported('open', 'open');
  expect(described([open], [open.saleId])).toEqual([[open.saleId, 'open', 'unknown']]);
});

test('an earlier sale names its shift, where it had one', () => {
  const [own, other] = [reported('open', 'open'), { ...reported('open', 'open'), shift: undefined }];
  const [first, second] = earlierSales([own, other], new Set(), named);
  expect(first).toMatchObject({ shift: 1 });
  expect(second).not.toHaveProperty('shift');
});

test('later effects are what the earlier totals have too little and too much, currency by currency', () => {
  const sales = [
    reported('open', 'completed', 1_000),
    reported('expired', 'overpaid', 200),
    reported('completed', 'invalid', 30),
    reported('completed', 'overpaid', 4),
    reported('open', 'expired', 5),
    reported('open', 'completed', 600, 'EUR'),
    reported('open', 'expired', 7, 'JPY'),
  ];
  expect(laterEffects(earlierSales(sales, new Set(), named), sales)).toEqual([
    { currency: 'USD', paid: { count: 2, minor: 1_200 }, unpaid: { count: 1, minor: 30 } },
    { currency: 'EUR', paid: { count: 1, minor: 600 }, unpaid: { count: 0, minor: 0 } },
  ]);
});
