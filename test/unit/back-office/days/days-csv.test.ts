import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { daysCsv } from '../../../../src-main/back-office/days/days-csv.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';

const day = { year: 2026, month: 5, day: 11 } as const;
const explained: DaysExplained = {
  from: day,
  to: day,
  madeAt: Date.UTC(2026, 4, 12, 9, 30),
  currency: 'JPY',
  till: { count: 1, minor: 1200 },
  service: { count: 1, minor: 1100 },
  payouts: [
    {
      settlementId: 'set_1',
      own: { count: 1, minor: 1100 },
      grossMinor: 5000,
      feesMinor: 50,
      deposits: [{ depositId: 'dep_1', minor: 4950, createdAt: Date.UTC(2026, 4, 14) }],
    },
  ],
  differences: [
    {
      kind: 'amount-differs',
      minor: -100,
      payment: { at: 0, number: 7, reference: '=SUM(A1)', till: { standing: 'completed', askedMinor: 1200 } },
    },
    { kind: 'fee', minor: -50, settlementId: 'set_1' },
  ],
  unexplainedMinor: 0,
  unchecked: [
    { what: 'elsewhere', why: 'too-many' },
    { what: 'amounts', count: 2 },
  ],
};

test('each sum, difference, payout and gap is a line, and amounts have their currency’s decimals', () => {
  const rows = parse(daysCsv(explained), { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<
    string,
    string
  >[];
  const described = rows.map((row) =>
    ['line', 'kind', 'amount', 'count', 'sale', 'reference', 'settlement'].map((name) => row[name]).join(' '),
  );
  expect(described).toEqual([
    'days 2026-05-11/2026-05-11    JPY ',
    'sum till 1200 1   ',
    'sum service 1100 1   ',
    'sum unexplained 0    ',
    // What a spreadsheet would take for a formula is text; amounts are numbers with a sign.
    "difference amount-differs -100  7 '=SUM(A1) ",
    'difference fee -50    set_1',
    'payout own 1100 1   set_1',
    'payout gross 5000    set_1',
    'payout fees 50    set_1',
    'payout deposit 4950   dep_1 set_1',
    'not-compared elsewhere     ',
    'not-compared amounts  2   ',
  ]);
});
