import { expect, test } from 'vitest';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { salesReportDocument } from '../../../src-main/reports/sales-report-document.ts';
import { SalesReports } from '../../../src-main/reports/sales-reports.ts';
import { MemoryRecordedSales } from '../../support/memory/memory-recorded-sales.ts';
import { withIcuDigits } from '../../support/system/other-icu.ts';
import { eventsOf } from '../../support/records/reported-sales.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { CsvTable } from '../../../src-main/reports/ports.ts';

const DAY = { year: 2026, month: 5, day: 12 } as const;
const RANGE = { from: DAY, to: DAY };
const DATEV = {
  consultant: '1001',
  client: '42',
  yearStart: '01.01.',
  accountLength: '4',
  service: '1360',
  untaxed: '8200',
  tips: '1370',
  rates: [],
} as const;
const words = await loadAllMessages('en');

/** Everything that leaves the till with a day's amounts of this currency. */
async function reportsIn(currency: string): Promise<readonly string[]> {
  const sales = new MemoryRecordedSales();
  const sold = { at: Date.UTC(2026, 4, 12, 3), minor: 1_234_567, tipMinor: 89, currency };
  sales.events.push(...eventsOf('s', 1, sold));
  const reports = new SalesReports({
    sales,
    timeZone: 'UTC',
    currency,
    clock: { wall: () => 0 },
    nameOf: () => undefined,
    turn: () => Promise.resolve(),
  });
  const [report, postings] = [await reports.make(RANGE), await reports.postings(RANGE, DATEV)];
  if (!report.ok || !postings.ok || !('text' in postings.value)) throw new Error('no report');
  const terminal: TerminalView = {
    storeName: 'Shop',
    currency,
    locale: 'en-US',
    timeZone: 'UTC',
    merchantId: 'm',
    terminalId: 't',
    environment: 'production',
    training: false,
    customerDetails: { ask: 'on-request' },
  };
  const tables = [
    reports.csv(RANGE),
    ...(['xero', 'quickbooks'] as const).map((form) => reports.statement(RANGE, form)),
    postings.value,
  ];
  return [
    JSON.stringify(salesReportDocument(report.value, { words, language: 'en', terminal })),
    ...(await Promise.all(tables.map(textOf))),
  ];
}

async function textOf(table: CsvTable): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of table.text()) pieces.push(piece);
  return pieces.join('');
}

test.each<[string, number]>([
  ['COP', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['PKR', 2],
  ['RSD', 2],
  ['JPY', 0],
  ['KWD', 3],
])('reports and exports in %s have its decimals under every runtime', async (currency, decimals) => {
  const whole = await withIcuDigits({ [currency]: 0 }, () => reportsIn(currency));
  expect(await withIcuDigits({ [currency]: 2 }, () => reportsIn(currency))).toEqual(whole);
  expect(whole[1]).toContain(decimalText(1_234_656, decimals));
});
