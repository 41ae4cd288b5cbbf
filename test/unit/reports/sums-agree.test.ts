import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OUTCOMES } from '../../../shared/payment/payment-status.ts';
import { asUtc, dayBegins, daysAfter } from '../../../shared/time/store-day.ts';
import { netOf, paidOf, weekdaysOf } from '../../../shared/reports/sales-report.ts';
import { SalesReports } from '../../../src-main/reports/sales-reports.ts';
import { Shifts } from '../../../src-main/staff/shifts/shifts.ts';
import { MemoryJournal } from '../../support/memory/memory-journal.ts';
import { MemoryRecordedSales } from '../../support/memory/memory-recorded-sales.ts';
import { eventsOf, paid } from '../../support/records/reported-sales.ts';
import { TIME_ZONES } from '../../support/system/time-zones.ts';
import type { CurrencySales, DayRange, SalesReport } from '../../../shared/reports/sales-report.ts';
import type { CurrencyTotals, ShiftReport } from '../../../shared/reports/shift-report.ts';
import type { TaxRules } from '../../../shared/money/tax-rules.ts';
import type { SaleSold } from '../../support/records/reported-sales.ts';

const FIRST = { year: 2026, month: 3, day: 27 } as const;
/** Clocks change within in most of the zones. */
const DAYS = 4;
const RANGE: DayRange = { from: FIRST, to: daysAfter(FIRST, DAYS - 1) };

const rates = [
  { id: 'full', name: 'VAT', percent: '20' },
  { id: 'less', name: 'VAT', percent: '8.875' },
];
const rules: fc.Arbitrary<TaxRules> = fc.record(
  {
    mode: fc.constantFrom('inclusive', 'exclusive'),
    rates: fc.constant(rates),
    defaultRate: fc.constant('less'),
  },
  { requiredKeys: ['mode', 'rates'] },
);
const line = fc.record(
  {
    name: fc.constantFrom('Tea', 'Bread', 'Stamp'),
    quantity: fc.integer({ min: 1, max: 12 }),
    unitMinor: fc.integer({ min: 1, max: 4_999 }),
    code: fc.constantFrom('1', '2'),
    taxRate: fc.constantFrom('full', 'less', 'gone'),
  },
  { requiredKeys: ['name', 'quantity', 'unitMinor'] },
);
/** At a moment within the days, as a part of them. */
const sold = fc.record(
  {
    part: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    minor: fc.integer({ min: 1, max: 99_999 }),
    cart: fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }) }),
    discountMinor: fc.integer({ min: 1, max: 9_999 }),
    tipMinor: fc.integer({ min: 1, max: 999 }),
    rules,
    currency: fc.constantFrom('EUR', 'JPY'),
    cashierId: fc.constantFrom('a', 'b'),
    tender: fc.constantFrom('bitcoin', 'usdcBase'),
    status: fc.oneof(
      fc.constant(paid),
      fc.constantFrom(...OUTCOMES).map((outcome) => ({ kind: 'final', outcome }) as const),
      fc.constant({ kind: 'created' } as const),
    ),
  },
  { requiredKeys: ['part', 'minor'] },
);
const day = fc.record({
  sold: fc.array(sold, { maxLength: 25 }),
  timeZone: fc.constantFrom(...TIME_ZONES),
  /** Before each sale, whether somebody opens a shift or closes the one that is open. */
  turns: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
});

/** The sales as a till records them, in their order, with its shifts; all of these are closed in the end. */
function tradedOn({ sold: sales, timeZone, turns }: typeof day extends fc.Arbitrary<infer D> ? D : never) {
  const recorded = new MemoryRecordedSales();
  const parts = { journal: new MemoryJournal(), recorded, clock: { wall: () => 0 } };
  const shifts = new Shifts({ ...parts, nameOf: () => undefined, stale: () => new Set() }, () => undefined);
  const zReports: ShiftReport[] = [];
  const close = () => {
    const made = shifts.close();
    if (made.ok) zReports.push(made.value);
  };
  const [begin, end] = [RANGE.from, daysAfter(RANGE.to, 1)].map((each) => dayBegins(each, timeZone)) as [
    number,
    number,
  ];
  for (const [index, { part, ...sale }] of sales.toSorted((a, b) => a.part - b.part).entries()) {
    if (turns[index] === true) {
      if (shifts.current() === undefined) shifts.open();
      else close();
    }
    const shift = shifts.current();
    const at = begin + Math.floor(part * (end - begin));
    const began: SaleSold = { ...sale, at, ...(shift !== undefined && { shift }) };
    recorded.events.push(...eventsOf(`s${index}`, index + 1, began));
  }
  close();
  shifts.open();
  close();
  const reports = new SalesReports({
    currency: 'EUR',
    sales: recorded,
    clock: parts.clock,
    timeZone,
    nameOf: (id) => `Cashier ${id}`,
    turn: () => Promise.resolve(),
  });
  return { reports, zReports };
}

async function made(reports: SalesReports, range: DayRange): Promise<SalesReport> {
  const report = await reports.make(range);
  if (!report.ok) throw new Error(report.failure.code);
  return report.value;
}

const FIGURES = ['count', 'grossMinor', 'taxMinor', 'discountMinor', 'tipMinor'] as const;

function sumsOf(groups: readonly CurrencySales['total'][]): CurrencySales['total'] {
  const sums = FIGURES.map((name) => [name, sumOf(groups.map((group) => group[name]))]);
  return Object.fromEntries(sums) as CurrencySales['total'];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

test('each way to tell the sales adds up to the same total, to the last minor unit', async () => {
  await fc.assert(
    fc.asyncProperty(day, async (traded) => {
      const { currencies } = await made(tradedOn(traded).reports, RANGE);
      for (const sales of currencies) {
        const { total, days, hours, tenders, cashiers, articles, taxes, goodsMinor } = sales;
        for (const groups of [days, weekdaysOf(days), hours, tenders, cashiers])
          expect(sumsOf(groups)).toEqual(total);
        expect(sumOf(articles.map((article) => article.goodsMinor))).toBe(goodsMinor);
        expect(sumOf(taxes.map(({ netMinor }) => netMinor))).toBe(netOf(total));
        expect(sumOf(taxes.map(({ taxMinor }) => taxMinor))).toBe(total.taxMinor);
      }
    }),
    { numRuns: 50 },
  );
});

test('the days of a range, each asked for alone, come to what the range has', async () => {
  await fc.assert(
    fc.asyncProperty(day, async (traded) => {
      const { reports } = tradedOn(traded);
      const whole = await made(reports, RANGE);
      const single: SalesReport[] = [];
      for (let at = RANGE.from; asUtc(at) <= asUtc(RANGE.to); at = daysAfter(at, 1)) {
        single.push(await made(reports, { from: at, to: at }));
      }
      for (const { currency, total, days, unpaid } of whole.currencies) {
        const own = single.flatMap(({ currencies }) =>
          currencies.filter((each) => each.currency === currency),
        );
        expect(sumsOf(own.map((each) => each.total))).toEqual(total);
        expect(own.flatMap((each) => each.days)).toEqual(days);
        expect(sumOf(own.flatMap((each) => each.unpaid.map(({ count }) => count)))).toBe(
          sumOf(unpaid.map(({ count }) => count)),
        );
      }
    }),
    { numRuns: 25 },
  );
});

test('all Z reports of the days, with the sales made without a shift, come to the same money and tax', async () => {
  await fc.assert(
    fc.asyncProperty(day, async (traded) => {
      const { reports, zReports } = tradedOn(traded);
      const totals = zReports.flatMap((z): readonly CurrencyTotals[] => [
        ...z.currencies,
        ...z.withoutShift.currencies,
      ]);
      const { currencies } = await made(reports, RANGE);
      expect(new Set(currencies.map(({ currency }) => currency))).toEqual(
        new Set(totals.map(({ currency }) => currency)),
      );
      for (const { currency, total, unpaid } of currencies) {
        const own = totals.filter((each) => each.currency === currency);
        expect(total.count).toBe(sumOf(own.map((each) => each.paid.count)));
        expect(paidOf(total)).toBe(sumOf(own.map((each) => each.paid.minor)));
        expect(total.tipMinor).toBe(sumOf(own.map((each) => each.tipMinor)));
        expect(total.discountMinor).toBe(sumOf(own.map((each) => each.discountMinor)));
        const taxed = own.flatMap(({ taxes = [] }) => taxes.map(({ taxMinor }) => taxMinor));
        expect(total.taxMinor).toBe(sumOf(taxed));
        for (const { standing, count, minor } of unpaid) {
          const standings = own.flatMap((each) =>
            each.standings.filter((other) => other.standing === standing),
          );
          expect(count).toBe(sumOf(standings.map((other) => other.count)));
          expect(minor).toBe(sumOf(standings.map((other) => other.minor)));
        }
      }
    }),
    { numRuns: 50 },
  );
});
