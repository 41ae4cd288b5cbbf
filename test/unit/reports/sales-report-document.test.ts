import { expect, test } from 'vitest';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { salesReportDocument } from '../../../src-main/reports/sales-report-document.ts';
import type { CurrencySales, SalesFigures, SalesReport } from '../../../shared/reports/sales-report.ts';
import { terminal as cornerShop } from '../../support/records/corner-shop.ts';

const words = await loadAllMessages('en');
const terminal = { ...cornerShop, currency: 'EUR', locale: 'de-DE', timeZone: 'Asia/Tokyo' };

const figures = (count: number, grossMinor: number, more: Partial<SalesFigures> = {}): SalesFigures => ({
  count,
  grossMinor,
  taxMinor: 0,
  discountMinor: 0,
  tipMinor: 0,
  ...more,
});
const from = { year: 2026, month: 5, day: 11 } as const;
const to = { year: 2026, month: 5, day: 12 } as const;
const euros: CurrencySales = {
  currency: 'EUR',
  total: figures(3, 2_380, { taxMinor: 380, tipMinor: 100, discountMinor: 50 }),
  goodsMinor: 2_380,
  overpaid: 1,
  days: [
    { day: from, ...figures(1, 380) },
    { day: to, ...figures(2, 2_000, { tipMinor: 100 }) },
  ],
  hours: [{ hour: 9, ...figures(3, 2_380, { tipMinor: 100 }) }],
  tenders: [{ tender: 'usdcBase', ...figures(2, 2_000, { tipMinor: 100 }) }, figures(1, 380)],
  articles: [
    { name: 'Tea', quantity: 4, goodsMinor: 2_000 },
    { quantity: 1, goodsMinor: 380 },
  ],
  taxes: [{ name: 'MwSt', percent: '19', netMinor: 2_000, taxMinor: 380 }],
  cashiers: [{ cashierId: 'a', cashier: 'Ann', ...figures(2, 2_000, { tipMinor: 100 }) }, figures(1, 380)],
  unpaid: [{ standing: 'expired', count: 1, minor: 700 }],
};
const report = (currencies: readonly CurrencySales[]): SalesReport => ({
  from,
  to,
  madeAt: Date.UTC(2026, 4, 12, 3),
  upTo: 1,
  currencies,
});

const linesOf = (of: SalesReport): readonly string[] =>
  salesReportDocument(of, { words, language: 'en', terminal })
    .blocks.map((block) => {
      if (block.kind === 'row') return `${block.name}: ${block.value}`;
      return 'text' in block ? block.text : '----';
    })
    .map((line) => line.replaceAll(/[\u00a0\u2009\u202f]/g, ' '));

test('a report of days has every table, in the store’s own amounts, what was not paid apart and last', () => {
  expect(linesOf(report([euros]))).toEqual([
    'Corner Shop',
    'Sales report: 11–12 May 2026',
    'Terminal: term_456',
    'As of: 12 May 2026, 12:00',
    '----',
    'Totals in EUR',
    '1 sale was overpaid. Its amount due is counted, the extra is not.',
    'Paid in all: 3 · 24,80 €',
    'Net, without tax: 20,00 €',
    'Tax: 3,80 €',
    'Gross, with tax: 23,80 €',
    'Tips: 1,00 €',
    'Discounts given: 0,50 €',
    '----',
    'By day',
    'Mon, 11 May: 1 · 3,80 €',
    'Tue, 12 May: 2 · 21,00 €',
    '----',
    'By hour',
    '9:00: 3 · 24,80 €',
    '----',
    'By tender',
    'USDC (Base): 2 · 21,00 €',
    'Not known: 1 · 3,80 €',
    '----',
    'By article',
    'At their prices less discounts; without tips, and without tax on top of prices.',
    'Tea: 4 · 20,00 €',
    'Amounts without article: 1 · 3,80 €',
    '----',
    'By tax rate',
    'MwSt 19 %: 3,80 €',
    'Net 20,00 €, gross 23,80 €',
    '----',
    'By cashier',
    'Ann: 2 · 21,00 €',
    'Nobody signed in: 1 · 3,80 €',
    '----',
    'Not paid, in no total',
    'Expired: 1 · 7,00 €',
  ]);
});

test('days of more than a week are told by the day of the week too, from Monday on', () => {
  const days = [
    euros.days[1],
    euros.days[0],
    { day: { year: 2026, month: 5, day: 4 } as const, ...figures(3, 500) },
  ];
  const lines = linesOf(report([{ ...euros, days: days.flatMap((day) => day ?? []) }]));
  const at = lines.indexOf('By weekday');
  expect(lines.slice(at - 5, at + 3)).toEqual([
    'By day',
    ...lines.slice(at - 4, at - 1),
    '----',
    'By weekday',
    'Monday: 4 · 8,80 €',
    'Tuesday: 2 · 21,00 €',
  ]);
});

test('what is in no figure is said, and then no longer that nothing was sold', () => {
  const leftOut = [{ merchant: 'Ginza (mer_9)', count: 12 }, { count: 3 }];
  const said = linesOf({ ...report([]), leftOut });
  expect(said).toContainEqual(expect.stringContaining('Ginza (mer_9)'));
  expect(said).toContainEqual(expect.stringContaining('not named here left out: 3.'));
  expect(said).not.toContain('No sale on these days.');
});

test('of a cashier whose name the record has lost it does not say that nobody had signed in', () => {
  const lines = linesOf(
    report([{ ...euros, cashiers: [{ cashierId: 'c7', ...figures(2, 2_000) }, figures(1, 380)] }]),
  );
  const from = lines.indexOf('By cashier') + 1;
  expect(lines.slice(from, from + 2)).toEqual(['c7: 2 · 20,00 €', 'Nobody signed in: 1 · 3,80 €']);
});

test('days without a sale say so, and a till without cashiers, rates and days says nothing of them', () => {
  expect(linesOf(report([])).at(-1)).toBe('No sale on these days.');
  const [, second] = euros.days;
  if (!second) throw new Error('there are two days');
  const plain = {
    ...euros,
    overpaid: 0,
    days: [second],
    taxes: [],
    unpaid: [],
    cashiers: [figures(3, 2_380)],
  };
  const said = linesOf(report([plain]));
  expect(said.filter((line) => /^(By|Not paid|1 sale)/.test(line))).toEqual([
    'By hour',
    'By tender',
    'By article',
  ]);
});
