import { expect, test } from 'vitest';
import { SalesReports } from '../../../src-main/reports/sales-reports.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { MemoryRecordedSales } from '../../support/memory/memory-recorded-sales.ts';
import { eventsOf } from '../../support/records/reported-sales.ts';
import type { SaleSold } from '../../support/records/reported-sales.ts';
import type { CurrencySales, SalesReport } from '../../../shared/reports/sales-report.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Day } from '../../../shared/time/store-day.ts';
import type { TaxRules } from '../../../shared/money/tax-rules.ts';

const DAY: Day = { year: 2026, month: 5, day: 12 };
const NEXT: Day = { ...DAY, day: 13 };
/** By the clock of Tokyo, nine hours before UTC. */
const tokyo = (hour: number, day = 12) => Date.UTC(2026, 4, day, hour - 9);
const VAT: TaxRules = {
  mode: 'exclusive',
  rates: [
    { id: 'full', name: 'VAT', percent: '20' },
    { id: 'less', name: 'VAT', percent: '5' },
  ],
};

function reportsOf(sold: readonly SaleSold[], turn = () => Promise.resolve()) {
  const recorded = new MemoryRecordedSales();
  recorded.events.push(...sold.flatMap((sale, index) => eventsOf(`s${index}`, index + 1, sale)));
  const reports = new SalesReports({
    sales: recorded,
    clock: { wall: () => 42 },
    timeZone: 'Asia/Tokyo',
    currency: 'EUR',
    nameOf: (id) => (id === 'a' ? 'Ann' : undefined),
    turn,
  });
  return { recorded, reports };
}

const value = (result: Result<SalesReport>): SalesReport => {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};

async function euros(sold: readonly SaleSold[], to = DAY): Promise<CurrencySales> {
  const { currencies } = value(await reportsOf(sold).reports.make({ from: DAY, to }));
  const found = currencies.find(({ currency }) => currency === 'EUR');
  if (!found) throw new Error('no euros');
  return found;
}

const figures = (count: number, grossMinor: number, more = {}) => ({
  count,
  grossMinor,
  taxMinor: 0,
  discountMinor: 0,
  tipMinor: 0,
  ...more,
});

test('a day is that of the store: from its midnight to the next, and hours are on its clock', async () => {
  const sales = await euros([
    { at: tokyo(0) - 1, minor: 1 },
    { at: tokyo(0), minor: 10 },
    { at: tokyo(9), minor: 100 },
    { at: tokyo(24) - 1, minor: 1_000 },
    { at: tokyo(24), minor: 10_000 },
  ]);
  expect(sales.total).toEqual(figures(3, 1_110));
  expect(sales.hours).toEqual([
    { hour: 0, ...figures(1, 10) },
    { hour: 9, ...figures(1, 100) },
    { hour: 23, ...figures(1, 1_000) },
  ]);
  expect(sales.days).toEqual([{ day: DAY, ...figures(3, 1_110) }]);
});

test('a range has both of its days, each with its own sums in their order', async () => {
  const sales = await euros(
    [
      { at: tokyo(8, 13), minor: 7 },
      { at: tokyo(8), minor: 5 },
    ],
    NEXT,
  );
  expect(sales.days).toEqual([
    { day: DAY, ...figures(1, 5) },
    { day: NEXT, ...figures(1, 7) },
  ]);
});

test('tenders as the service calls them, the largest first; what nobody knows of stands apart', async () => {
  const at = tokyo(8);
  const sales = await euros([
    { at, minor: 5 },
    { at, minor: 20, tender: 'bitcoin' },
    { at, minor: 30, tender: 'usdcBase' },
    { at, minor: 40, tender: 'bitcoin' },
  ]);
  expect(sales.tenders).toEqual([
    { tender: 'bitcoin', ...figures(2, 60) },
    { tender: 'usdcBase', ...figures(1, 30) },
    figures(1, 5),
  ]);
});

test('the larger tender is the one with more money, its tips included', async () => {
  const at = tokyo(8);
  const lines = [{ name: 'Tea', quantity: 1, unitMinor: 400 }];
  const sales = await euros([
    { at, minor: 500, tender: 'bitcoin' },
    { at, cart: { lines }, tipMinor: 200, tender: 'usdcBase' },
  ]);
  expect(sales.tenders.map(({ tender }) => tender)).toEqual(['usdcBase', 'bitcoin']);
});

test('cashiers by who they are, with their names where these are known', async () => {
  const at = tokyo(8);
  const sales = await euros([
    { at, minor: 1 },
    { at, minor: 2, cashierId: 'gone' },
    { at, minor: 4, cashierId: 'a' },
  ]);
  expect(sales.cashiers).toEqual([
    { cashierId: 'a', cashier: 'Ann', ...figures(1, 4) },
    { cashierId: 'gone', ...figures(1, 2) },
    figures(1, 1),
  ]);
});

test('tips stand beside the gross, discounts are off it already, tax is in it and net is without', async () => {
  const lines = [
    { name: 'Tea', quantity: 2, unitMinor: 500, code: 't', taxRate: 'full' },
    { name: 'Bread', quantity: 1, unitMinor: 1_000, taxRate: 'less' },
    { name: 'Stamp', quantity: 1, unitMinor: 100 },
  ];
  const sales = await euros([
    { at: tokyo(8), cart: { lines }, discountMinor: 210, tipMinor: 300, rules: VAT },
  ]);
  expect(sales.total).toEqual({
    count: 1,
    // 2,100 less 210, and 20 % of 900 and 5 % of 900 on top.
    grossMinor: 2_115,
    taxMinor: 225,
    discountMinor: 210,
    tipMinor: 300,
  });
  expect(sales.goodsMinor).toBe(1_890);
  expect(sales.taxes).toEqual([
    { name: 'VAT', percent: '20', netMinor: 900, taxMinor: 180 },
    { name: 'VAT', percent: '5', netMinor: 900, taxMinor: 45 },
    { netMinor: 90, taxMinor: 0 },
  ]);
  expect(sales.articles).toEqual([
    { name: 'Tea', code: 't', quantity: 2, goodsMinor: 900 },
    { name: 'Bread', quantity: 1, goodsMinor: 900 },
    { name: 'Stamp', quantity: 1, goodsMinor: 90 },
  ]);
});

test('an article is known by its number, else by its name; it has the name that it had last', async () => {
  const line = (name: string, code?: string) => ({
    name,
    quantity: 1,
    unitMinor: 100,
    ...(code !== undefined && { code }),
  });
  const sales = await euros([
    { at: tokyo(8), cart: { lines: [line('Tea', '1'), line('Tea', '2'), line('Tea')] } },
    { at: tokyo(9), cart: { lines: [line('Green tea', '1'), line('Tea')] } },
    { at: tokyo(9), minor: 50 },
  ]);
  expect(sales.articles).toEqual([
    { name: 'Green tea', code: '1', quantity: 2, goodsMinor: 200 },
    { name: 'Tea', quantity: 2, goodsMinor: 200 },
    { name: 'Tea', code: '2', quantity: 1, goodsMinor: 100 },
    { quantity: 1, goodsMinor: 50 },
  ]);
});

test('what was not paid is in no figure, and stands apart by how it stands', async () => {
  const at = tokyo(8);
  const final = (outcome: 'underpaid' | 'overpaid' | 'expired') => ({ kind: 'final', outcome }) as const;
  const sales = await euros([
    { at, minor: 1, status: final('overpaid') },
    { at, minor: 10, status: final('underpaid') },
    { at, minor: 100, status: final('expired') },
    { at, minor: 200, status: final('expired') },
    { at, minor: 1_000, status: { kind: 'created' } },
    { at, minor: 10_000, status: { kind: 'unrecognised', raw: 'odd' } },
  ]);
  expect(sales.total).toEqual(figures(1, 1));
  expect(sales.overpaid).toBe(1);
  expect(sales.unpaid).toEqual([
    { standing: 'underpaid', count: 1, minor: 10 },
    { standing: 'expired', count: 2, minor: 300 },
    { standing: 'open', count: 1, minor: 1_000 },
    { standing: 'unknown', count: 1, minor: 10_000 },
  ]);
});

test('currencies are never added up, and a day without a sale has none', async () => {
  const { reports } = reportsOf([
    { at: tokyo(8), minor: 5, currency: 'JPY' },
    { at: tokyo(8), minor: 7 },
    { at: tokyo(9), minor: 7 },
  ]);
  const report = value(await reports.make({ from: DAY, to: DAY }));
  expect(report.currencies.map(({ currency, total }) => [currency, total.grossMinor])).toEqual([
    ['EUR', 14],
    ['JPY', 5],
  ]);
  expect(value(await reports.make({ from: NEXT, to: NEXT }))).toEqual({
    from: NEXT,
    to: NEXT,
    madeAt: 42,
    upTo: 9,
    currencies: [],
  });
});

test('a report can be made again as it was, whatever happened since', async () => {
  const { recorded, reports } = reportsOf([
    { at: tokyo(8), minor: 5 },
    { at: tokyo(9), minor: 7, status: { kind: 'created' } },
  ]);
  const before = value(await reports.make({ from: DAY, to: DAY }));
  const reading = { status: { kind: 'final', outcome: 'completed' } } as const;
  recorded.events.push(
    { saleId: 's1', at: tokyo(9), type: 'status-read', trackingId: 'trk-s1', reading },
    ...eventsOf('late', 3, { at: tokyo(10), minor: 9 }),
  );
  expect(value(await reports.make({ from: DAY, to: DAY }, before.upTo))).toEqual(before);
  const now = value(await reports.make({ from: DAY, to: DAY }));
  expect(now.currencies[0]?.total.grossMinor).toBe(21);
});

test('others have a turn after every few sales, and the next report ends the one that is being made', async () => {
  let turns = 0;
  const sold = Array.from({ length: 200 }, () => ({ at: tokyo(8), minor: 1 }));
  const { reports } = reportsOf(sold, () => {
    turns += 1;
    return Promise.resolve();
  });
  const first = reports.make({ from: DAY, to: NEXT });
  const second = reports.make({ from: DAY, to: DAY });
  expect(await first).toMatchObject({ ok: false, failure: { code: 'report-replaced' } });
  expect(value(await second).currencies[0]?.total).toEqual(figures(200, 200));
  expect(turns).toBeGreaterThanOrEqual(8);
});

test('a record that cannot be read is said', async () => {
  const { recorded, reports } = reportsOf([]);
  recorded.salesStarted = () => {
    throw new LedgerUnavailable('The disk is gone.');
  };
  expect(await reports.make({ from: DAY, to: DAY })).toEqual({
    ok: false,
    failure: { action: 'ask-manager', code: 'ledger-unreadable', detail: 'The disk is gone.' },
  });
});

test('a file counts a sale whose record is damaged once, though it reads the sales twice', async () => {
  const { recorded, reports } = reportsOf([{ at: tokyo(8), minor: 5 }]);
  recorded.countWithoutStart = () => 1;
  const leftOut: unknown[] = [];
  const run = {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onLeftOut: (sale: unknown) => leftOut.push(sale),
  };
  const lines: string[] = [];
  for await (const line of reports.csv({ from: DAY, to: DAY }).text(run)) lines.push(line);
  expect(lines).toHaveLength(2);
  expect(leftOut).toEqual([{ isDamaged: true }]);
});
