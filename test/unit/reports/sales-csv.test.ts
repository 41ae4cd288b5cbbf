import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { salesCsv } from '../../../src-main/reports/formats/sales-csv.ts';
import { replay } from '../../../src-main/sales/apply-event.ts';
import { soldOf } from '../../../src-main/reports/sold.ts';
import { eventsOf } from '../../support/records/reported-sales.ts';
import type { SaleSold } from '../../support/records/reported-sales.ts';

const AT = Date.UTC(2026, 4, 12, 15, 4, 5);

async function textOf(sales: readonly SaleSold[]): Promise<string> {
  const sold = sales.flatMap((sale, index) => {
    const started = replay(eventsOf(`s${index}`, index + 1, sale));
    return started ? [soldOf(started)] : [];
  });
  const pieces: string[] = [];
  const source = {
    isUntaxed: false,
    sold: async function* () {
      await Promise.resolve();
      yield* sold;
    },
    timeZone: 'Asia/Tokyo',
    nameOf: (id: string) => (id === 'a' ? 'Ann' : undefined),
  };
  for await (const piece of salesCsv(source)) pieces.push(piece);
  return pieces.join('');
}

const rowsOf = async (sales: readonly SaleSold[]): Promise<readonly Record<string, string>[]> =>
  parse(await textOf(sales), { bom: true, columns: true });

const rules = {
  mode: 'inclusive',
  rates: [
    { id: 'less', name: 'VAT', percent: '5' },
    { id: 'full', name: 'VAT', percent: '20' },
  ],
} as const;

test.each(['two\nlines', 'two\rlines', 'two\r\nlines', 'a "quote", and more', 'Grün 🍕 مرحبا'])(
  'a reference is one field, whatever is in it: %j',
  async (reference) => {
    const text = await textOf([{ at: AT, reference, minor: 100 }]);
    // A strict reader ends a line at either, unless it stands in quotes.
    expect(text.replaceAll(/"[^"]*"/gu, '').split(/[\r\n]+/u)).toHaveLength(3);
    expect(parse(text, { bom: true, columns: true })).toMatchObject([{ reference }]);
  },
);

test('a paid sale has every figure as decimal text, its tax by rate, tender, reference and cashier', async () => {
  const lines = [
    { name: 'Tea', quantity: 1, unitMinor: 1_200, taxRate: 'full' },
    { name: 'Bread', quantity: 1, unitMinor: 1_050, taxRate: 'less' },
  ];
  const [row] = await rowsOf([
    {
      at: AT,
      cart: { lines },
      tipMinor: 100,
      rules,
      tender: 'usdcBase',
      cashierId: 'a',
      reference: 'TABLE-9',
    },
  ]);
  expect(row).toEqual({
    sale: '1',
    reference: 'TABLE-9',
    // It is the next day at the store already.
    date: '2026-05-13',
    time: '00:04:05',
    started_at: '2026-05-12T15:04:05.000Z',
    currency: 'EUR',
    status: 'completed',
    amount_due: '23.50',
    paid: '23.50',
    net: '20.00',
    tax: '2.50',
    gross: '22.50',
    discount: '0.00',
    tip: '1.00',
    tender: 'USDC (Base)',
    tender_code: 'usdcBase',
    cashier: 'Ann',
    'net VAT 20%': '10.00',
    'tax VAT 20%': '2.00',
    'net VAT 5%': '10.00',
    'tax VAT 5%': '0.50',
  });
});

test('what was not paid has no figure but the amount that was asked: a column can be added up', async () => {
  const status = { kind: 'final', outcome: 'expired' } as const;
  const [row] = await rowsOf([
    { at: AT, minor: 500, currency: 'JPY', status, rules: { ...rules, defaultRate: 'less' } },
  ]);
  expect(row).toMatchObject({ status: 'expired', amount_due: '500', paid: '', net: '', tax: '', gross: '' });
  expect(row).toMatchObject({ discount: '', tip: '', tender: '', tender_code: '', cashier: '' });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  '%j is text to a spreadsheet, and no formula',
  async (reference) => {
    const [row] = await rowsOf([{ at: AT, minor: 1, reference }]);
    expect(row?.['reference']).toBe(`'${reference}`);
  },
);

test('commas, quotes and line breaks are quoted, lines end as RFC 4180 says, and UTF-8 is marked', async () => {
  const reference = 'a,"b"\nc';
  const text = await textOf([{ at: AT, minor: 1, reference }]);
  expect(text.startsWith('\ufeffsale,reference,')).toBe(true);
  expect(text).toContain('1,"a,""b""\nc",2026-05-13');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '').replaceAll('"a,""b""\nc"', '')).not.toContain('\n');
  const [row] = await rowsOf([{ at: AT, minor: 1, reference }]);
  expect(row?.['reference']).toBe(reference);
});

test('without a sale there is the line of names', async () => {
  const text = await textOf([]);
  expect(text.split('\r\n')).toHaveLength(2);
});
