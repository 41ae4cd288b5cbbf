import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { exactQueries } from '../../../../src-main/ledger/lookup/find-sales.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { SALE_FILTERS } from '../../../../shared/search/sale-search.ts';
import { started, temporaryLedger } from '../../../support/ledger/ledger-folder.ts';
import type { SalePlace } from '../../../../shared/search/sale-search.ts';
import type { SalesFound, SalesWanted } from '../../../../src-main/history/ports.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

interface Sold {
  readonly at: number;
  readonly reference: string;
  readonly minor: number;
  readonly code: string;
  readonly underpaid: boolean;
  readonly open: boolean;
}

const sold: fc.Arbitrary<Sold> = fc.record({
  at: fc.integer({ min: 0, max: 9 }),
  reference: fc.constantFrom('TABLE-1', 'table-1', 'TABLE-12', '1_2', '100%', 'x\\y'),
  minor: fc.integer({ min: 1, max: 3 }),
  code: fc.constantFrom('K7', 'k7', 'TABLE-1', 'Q'),
  underpaid: fc.boolean(),
  open: fc.boolean(),
});

const wanted: fc.Arbitrary<SalesWanted> = fc.record(
  {
    only: fc.constantFrom(...SALE_FILTERS),
    match: fc.constantFrom('exact', 'part'),
    text: fc.constantFrom('TABLE-1', 'table-1', 'able', '_', '%', '\\', 'K7', 'nothing'),
    amount: fc.record({ minor: fc.integer({ min: 1, max: 3 }), currency: fc.constantFrom('EUR', 'USD') }),
    number: fc.integer({ min: 1, max: 9 }),
    from: fc.integer({ min: 0, max: 9 }),
    to: fc.integer({ min: 0, max: 10 }),
  },
  { requiredKeys: ['only', 'match'] },
);

test('a reference with a hyphen is found by the words that are said for it', () => {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  // They are order-1 and order-12.
  ledger.append([started('s1', 1), started('s2', 12)]);
  const ids = (text: string, match: 'exact' | 'part') => ledger.findSales({ only: 'all', match, text }).ids;
  expect(ids('Order 1', 'exact')).toEqual(['s1']);
  expect(ids('ORDER12', 'exact')).toEqual(['s2']);
  expect(ids('der 1', 'part')).toEqual(['s2', 's1']);
  expect(ids('der_1', 'part')).toEqual([]);
});

test('a sale is found by the name that it was parked under last, whole or in part', () => {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  const parked = (name?: string): SaleEvent => ({
    saleId: 's1',
    at: 1,
    type: 'sale-parked',
    ...(name !== undefined && { name }),
  });
  ledger.append([started('s1', 1), parked('Table 9'), started('s2', 2)]);
  const ids = (text: string, match: 'exact' | 'part') => ledger.findSales({ only: 'all', match, text }).ids;
  expect(ids('table 9', 'exact')).toEqual(['s1']);
  ledger.append([parked('50% red jacket'), parked()]);
  expect(ids('Table 9', 'exact')).toEqual([]);
  expect(ids('RED', 'part')).toEqual(['s1']);
  expect(ids('50%', 'part')).toEqual(['s1']);
  expect(ledger.findSales({ only: 'open', match: 'exact', text: '50% red jacket' }).ids).toEqual(['s1']);
  ledger.append([parked('')]);
  expect(ids('red', 'part')).toEqual([]);
});

function ledgerOf(sales: readonly Sold[]): SqliteLedger {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  sales.forEach((sale, index) =>
    ledger.append(eventsOf(sale, index + 1), sale.open ? [] : [`s${index + 1}`]),
  );
  return ledger;
}

function eventsOf({ at, reference, minor, code, underpaid }: Sold, number: number): readonly SaleEvent[] {
  const saleId = `s${number}`;
  const outcome = underpaid ? 'underpaid' : 'completed';
  const reading = { status: { kind: 'final', outcome }, paymentCode: code } as const;
  return [
    { ...started(saleId, number), at, reference, amount: { minor, currency: 'EUR' } } as SaleEvent,
    { saleId, at, type: 'status-read', trackingId: 't', reading },
  ];
}

/** The same without an index: every sale looked at. */
function naively(
  sales: readonly Sold[],
  { text, amount, number, from = 0, to = 99, only, match }: SalesWanted,
) {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  return sales
    .map((sale, index) => ({ ...sale, number: index + 1 }))
    .filter((sale) => sale.at >= from && sale.at < to)
    .filter(({ open, underpaid }) => (only === 'open' ? open : only === 'exceptions' ? underpaid : true))
    .filter((sale) => {
      if (match === 'part') return sale.reference.toLowerCase().includes((text ?? '').toLowerCase());
      if (text === undefined && amount === undefined && number === undefined) return true;
      return (
        (text !== undefined && (same(sale.reference, text) || same(sale.code, text))) ||
        (amount?.currency === 'EUR' && amount.minor === sale.minor) ||
        number === sale.number
      );
    })
    .sort((a, b) => b.at - a.at || b.number - a.number)
    .map((sale) => `s${sale.number}`);
}

function everyPage(ledger: SqliteLedger, search: SalesWanted): readonly string[] {
  const ids: string[] = [];
  for (
    let after: SalePlace | undefined, page: SalesFound | undefined;
    !page || page.next;
    after = page.next
  ) {
    page = ledger.findSales({ ...search, ...(after && { after }) });
    expect(page.ids.length).toBeLessThanOrEqual(50);
    ids.push(...page.ids);
  }
  return ids;
}

describe('finding sales', () => {
  test('finds what going through every sale finds, in the same order, whatever is looked for', () => {
    fc.assert(
      fc.property(
        fc.array(sold, { maxLength: 12 }),
        fc.array(wanted, { minLength: 1, maxLength: 20 }),
        (sales, searches) => {
          const ledger = ledgerOf(sales);
          for (const search of searches) expect(everyPage(ledger, search)).toEqual(naively(sales, search));
          ledger.close();
        },
      ),
      { numRuns: 40 },
    );
  });

  test('goes through pages without a gap or a repetition, also of sales of one moment', () => {
    const sales = Array.from({ length: 120 }, (_, n): Sold => ({
      at: Math.floor(n / 70),
      reference: 'TABLE-1',
      minor: 1,
      code: 'TABLE-1',
      underpaid: n % 2 === 0,
      open: false,
    }));
    const ledger = ledgerOf(sales);
    for (const search of [
      { only: 'all', match: 'exact', text: 'table-1' },
      { only: 'exceptions', match: 'part', text: 'LE' },
    ] as const) {
      expect(everyPage(ledger, search)).toEqual(naively(sales, search));
    }
  });

  test('answers every exact question by an index, and sorts only where few can be found', () => {
    const connection = connect(temporaryLedger());
    const everything = { text: 'Text', amount: { minor: 1, currency: 'EUR' }, number: 1 };
    const plans = [everything, {}].flatMap((search) =>
      exactQueries({ only: 'all', match: 'exact', ...search }).map(({ sql }) => {
        const plan = connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
        return plan.map((step) => String(step['detail'])).join('; ');
      }),
    );
    expect(plans.map((plan) => plan.split(' (')[0])).toEqual([
      'SEARCH sale USING INDEX sale_by_reference',
      'SEARCH sale USING INDEX sale_by_reference',
      'SEARCH sale USING INDEX sale_by_reference',
      'SEARCH sale USING INDEX sale_by_name',
      'SEARCH payment_code USING PRIMARY KEY',
      'SEARCH sale USING INDEX sale_by_amount',
      'SEARCH sale USING INDEX sale_by_number',
      'SEARCH sale USING INDEX sale_by_time',
    ]);
    const sorting = plans.filter((plan) => plan.includes('TEMP B-TREE'));
    expect(sorting.map((plan) => plan.split(' (')[0])).toEqual([
      'SEARCH payment_code USING PRIMARY KEY',
      'SEARCH sale USING INDEX sale_by_number',
    ]);
  });
});
