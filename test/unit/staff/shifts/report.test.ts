import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSale } from '../../../../src-main/staff/shifts/counted-sale.ts';
import { shiftReport } from '../../../../src-main/staff/shifts/report.ts';
import { OUTCOMES } from '../../../../shared/payment/payment-status.ts';
import type { SaleEvent, SaleEventBody } from '../../../../src-main/sales/events.ts';
import type { CountedSale } from '../../../../src-main/staff/shifts/counted-sale.ts';

const heading = { kind: 'X', shift: 1, openedAt: 1, madeAt: 2 } as const;
const nameOf = (cashierId: string) => ({ a: 'Ann', b: 'Bo' })[cashierId];

interface SaleCase {
  readonly minor: number;
  readonly currency: string;
  readonly cashierId: string | undefined;
  readonly tipMinor: number | undefined;
  readonly then: readonly SaleEventBody[];
}

function saleOf({ minor, currency, cashierId, tipMinor, then }: SaleCase, index: number): CountedSale {
  const saleId = `s${index}`;
  const lineItems = tipMinor === undefined ? {} : { makeup: { lines: [], tipMinor, discountMinor: 1 } };
  const start: SaleEventBody = {
    type: 'sale-started',
    number: index + 1,
    amount: { minor, currency },
    reference: `r${index}`,
    paymentId: 'p',
    idempotencyKey: 'k',
    shift: 1,
    ...(cashierId !== undefined && { cashierId }),
    ...lineItems,
  };
  const events = [start, ...then].map((body): SaleEvent => ({ ...body, saleId, at: 1 }));
  const sale = countSale({ events, before: 0 });
  if (!sale) throw new Error('a sale begins with its start');
  return sale;
}

const created = { type: 'payment-created', trackingId: 't', url: 'https://x.test/' } as const;
const read = (outcome: (typeof OUTCOMES)[number], trackingId = 't'): SaleEventBody => ({
  type: 'status-read',
  trackingId,
  reading: { status: { kind: 'final', outcome } },
});
const orphanPaid: readonly SaleEventBody[] = [
  { type: 'stray-found', trackingId: 'u' },
  read('completed', 'u'),
];
const unrecognised: SaleEventBody = {
  type: 'status-read',
  trackingId: 't',
  reading: { status: { kind: 'unrecognised', raw: 'settling' } },
};

const fates: readonly (readonly SaleEventBody[])[] = [
  [],
  [{ type: 'creation-stopped' }],
  [{ type: 'create-rejected', failure: { action: 'fix-input', code: 'payment-rejected' } }],
  [created],
  [created, unrecognised],
  ...OUTCOMES.map((outcome) => [created, read(outcome)]),
  [created, read('completed'), ...orphanPaid],
  [created, read('expired'), read('completed')],
];

const saleCase: fc.Arbitrary<SaleCase> = fc.record({
  minor: fc.integer({ min: 1, max: 999_999_999_999 }),
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  cashierId: fc.constantFrom(undefined, 'a', 'b'),
  tipMinor: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
  then: fc.constantFrom(...fates),
});

const reportFor = (sales: readonly CountedSale[], stale: readonly string[] = []) =>
  shiftReport(heading, { sales, withoutShift: [], beside: [], stale: new Set(stale), nameOf });

const total = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

describe('the figures of a shift', () => {
  test('count every sale exactly once, and their sums are the sums of the sales', () => {
    fc.assert(
      fc.property(fc.array(saleCase, { maxLength: 40 }), (tales) => {
        const sales = tales.map(saleOf);
        const report = reportFor(sales);
        expect(report.sales).toBe(sales.length);
        const standings = report.currencies.flatMap((each) => each.standings);
        expect(total(standings, ({ count }) => count)).toBe(sales.length);
        expect(total(report.cashiers, ({ all }) => all.count)).toBe(sales.length);
        for (const { currency, standings: own, paid, tipMinor } of report.currencies) {
          const mine = sales.filter(({ amount }) => amount.currency === currency);
          expect(total(own, ({ minor }) => minor)).toBe(total(mine, ({ amount }) => amount.minor));
          const byCashier = report.cashiers.filter((each) => each.currency === currency);
          expect(total(byCashier, (each) => each.paid.minor)).toBe(paid.minor);
          expect(total(byCashier, (each) => each.paid.count)).toBe(paid.count);
          expect(total(byCashier, (each) => each.tipMinor)).toBe(tipMinor);
          const good = own.filter(({ standing }) => standing === 'completed' || standing === 'overpaid');
          expect(total(good, ({ minor }) => minor)).toBe(paid.minor);
          expect([paid.minor, tipMinor].every(Number.isSafeInteger)).toBe(true);
        }
      }),
    );
  });
});

test('a sale that got no code is counted as paid when its payment turns out paid after it was read as expired', () => {
  const refused: SaleEventBody = {
    type: 'create-rejected',
    failure: { action: 'report', code: 'payment-address-refused' },
  };
  const then = [{ type: 'stray-found', trackingId: 'u' } as const, refused, read('expired', 'u')];
  const tale = { minor: 1000, currency: 'USD', cashierId: undefined, tipMinor: 100 };
  const paidOf = (each: readonly SaleEventBody[]) => {
    const [figures] = reportFor([saleOf({ ...tale, then: each }, 0)]).currencies;
    return { paid: figures?.paid, tipMinor: figures?.tipMinor };
  };
  expect(paidOf(then)).toEqual({ paid: { count: 0, minor: 0 }, tipMinor: 0 });
  expect(paidOf([...then, read('completed', 'u')])).toEqual({
    paid: { count: 1, minor: 1000 },
    tipMinor: 100,
  });
});

test('a cashier whose name the record has lost stands by their id, not as nobody', () => {
  const of = { minor: 1000, currency: 'USD', tipMinor: undefined, then: [] };
  const sold = ['a', 'gone', undefined].map((cashierId, index) => saleOf({ ...of, cashierId }, index));
  expect(reportFor(sold).cashiers.map(({ cashier }) => cashier)).toEqual(['Ann', 'gone', undefined]);
});

describe('what somebody has to look at', () => {
  const one = (then: readonly SaleEventBody[], stale: readonly string[] = []) =>
    reportFor(
      [saleOf({ minor: 100, currency: 'USD', cashierId: 'a', tipMinor: undefined, then }, 0)],
      stale,
    ).exceptions.map(({ kind }) => kind);

  test.each([
    [[], ['open']],
    [[created], ['open']],
    [[created, unrecognised], ['unknown']],
    [[{ type: 'creation-stopped' }], ['not-created']],
    [[created, read('completed')], []],
    [[created, read('overpaid')], ['overpaid']],
    [[created, read('underpaid')], ['underpaid']],
    [[created, read('invalid')], ['invalid']],
    [[created, read('expired')], []],
    [[created, read('cancelled')], []],
    [[created, read('completed'), ...orphanPaid], ['paid-twice']],
    [[created, read('expired'), read('completed')], ['outcome-changed']],
    [
      [created, read('completed'), { type: 'paid-beside', earlierSaleId: 'e', earlierNumber: 1 }],
      ['paid-beside'],
    ],
  ] as [SaleEventBody[], string[]][])('of %j is %j', (then, kinds) => {
    expect(one(then)).toEqual(kinds);
  });

  test('a status that cannot be read is unknown, though it was waiting', () => {
    expect(one([created], ['s0'])).toEqual(['unknown']);
  });

  test('stays in the report when somebody has noted it', () => {
    const acknowledged: SaleEventBody = { type: 'concern-noted', concern: 'paid-twice 2' };
    expect(one([created, read('completed'), ...orphanPaid, acknowledged])).toEqual(['paid-twice']);
  });
});
