import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { statementText } from '../../../src-main/reports/formats/statement-form.ts';
import { SalesReports } from '../../../src-main/reports/sales-reports.ts';
import { MemoryRecordedSales } from '../../support/memory/memory-recorded-sales.ts';
import { eventsOf, paid } from '../../support/records/reported-sales.ts';
import type { SaleSold } from '../../support/records/reported-sales.ts';
import type { StatementForm } from '../../../shared/contract/back-office/exports.ts';
import type { LeftOutSale } from '../../../shared/reports/left-out.ts';

const DAY = { year: 2026, month: 5, day: 12 } as const;
/** By the clock of Tokyo, nine hours before UTC. */
const tokyo = (hour: number, day = 12) => Date.UTC(2026, 4, day, hour - 9);

async function saved(
  form: StatementForm,
  sold: readonly SaleSold[],
  leftOut: LeftOutSale[] = [],
): Promise<readonly string[][]> {
  const sales = new MemoryRecordedSales();
  sales.events.push(...sold.flatMap((sale, index) => eventsOf(`s${index}`, index + 1, sale)));
  const reports = new SalesReports({
    sales,
    timeZone: 'Asia/Tokyo',
    currency: 'EUR',
    clock: { wall: () => 0 },
    nameOf: () => undefined,
    turn: () => Promise.resolve(),
  });
  const table = reports.statement({ from: DAY, to: DAY }, form);
  expect(table.name).toBe(`${form}-2026-05-12`);
  // A line each, so that a part of the file ends where a line does.
  expect(table.limit).toEqual({ lines: 1000, bytes: 350_000 });
  const pieces: string[] = [];
  const run = {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onLeftOut: (one: LeftOutSale) => leftOut.push(one),
  };
  for await (const piece of table.text(run)) pieces.push(piece);
  expect(pieces.every((piece) => piece.indexOf('\r\n') === piece.length - 2)).toBe(true);
  return parse(pieces.join(''), { record_delimiter: '\r\n' });
}

const SOLD: readonly SaleSold[] = [
  { at: tokyo(1), minor: 1200, tipMinor: 150, tender: 'usdcBase', reference: 'TABLE "9", left' },
  { at: tokyo(23), minor: 990, reference: '=cmd()' },
  { at: tokyo(12), minor: 500, status: { kind: 'final', outcome: 'expired' } },
  { at: tokyo(12), minor: 700, currency: 'USD' },
  { at: tokyo(12, 13), minor: 800 },
  { at: tokyo(13), minor: 100, status: paid, reference: 'two\nlines' },
];

test('a statement for Xero: what was paid with tips, on the store’s day, with the till’s number and reference', async () => {
  const leftOut: LeftOutSale[] = [];
  const unpaid = { at: tokyo(15), minor: 1, currency: 'USD', status: SOLD[2]?.status ?? paid };
  const lines = await saved('xero', [...SOLD, unpaid], leftOut);
  // The file has one currency: what was paid in another is told.
  expect(leftOut).toEqual([{ currency: 'USD' }]);
  expect(lines).toEqual([
    ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
    ['2026-05-12', '13.50', '', '#1 USDC (Base)', 'TABLE "9", left'],
    ['2026-05-12', '1.00', '', '#6', 'two lines'],
    // A spreadsheet would take it for a formula.
    ['2026-05-12', '9.90', '', '#2', "'=cmd()"],
  ]);
});

test('a statement for QuickBooks: three columns, days as it reads them, no longer text than it takes', async () => {
  const long = { at: tokyo(2), minor: 1, reference: 'x'.repeat(400) };
  const [head, first, second] = await saved('quickbooks', [long, ...SOLD.slice(1, 2)]);
  expect(head).toEqual(['Date', 'Description', 'Amount']);
  expect(first).toEqual(['05/12/2026', `#1 ${'x'.repeat(247)}`, '0.01']);
  expect(second).toEqual(['05/12/2026', '#2 =cmd()', '9.90']);
});

test('no letter is cut in half where a text is too long', async () => {
  const reference = `${'x'.repeat(246)}🍕🍕`;
  const [, row] = await saved('quickbooks', [{ at: tokyo(2), minor: 1, reference }]);
  expect(row?.[1]).toBe(`#1 ${'x'.repeat(246)}`);
});

test('a text that gets an apostrophe is no longer than QuickBooks takes either', () => {
  const line = { date: '2026-05-12', minor: 1, label: '', reference: `=${'x'.repeat(300)}`, tender: '' };
  const [row] = parse(statementText('quickbooks', line, 'EUR'), { columns: false });
  expect(row?.[1]).toBe(`'=${'x'.repeat(248)}`);
});
