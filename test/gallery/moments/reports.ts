import type { Result } from '../../../shared/failure.ts';
import type { CurrencySales, SalesFigures, SalesReport } from '../../../shared/reports/sales-report.ts';
import { signedIn } from '../staff.ts';
import { NOW } from '../views.ts';
import { fromMenu } from './moment.ts';
import type { Hand } from './hand.ts';
import type { Moments } from './moment.ts';

const figures = (count: number, grossMinor: number, more: Partial<SalesFigures> = {}): SalesFigures => ({
  count,
  grossMinor,
  taxMinor: 0,
  discountMinor: 0,
  tipMinor: 0,
  ...more,
});

const HOURS = [3_200, 12_650, 21_900, 45_250, 38_400, 0, 19_800, 26_350, 6_700];
const ARTICLES = [
  'Espresso',
  'Flat white',
  'Sourdough loaf',
  'Almond croissant',
  'House blend coffee beans, 250 g, whole',
  'Orange juice',
  'Granola',
  'Green tea',
  'Cheese toast',
  'Brownie',
  'Sparkling water',
  'Oat milk',
  'Gift card',
  'Tote bag',
];
const today = { year: 2026, month: 5, day: 12 } as const;

/** A day in May in one currency. */
export const dollars: CurrencySales = {
  currency: 'USD',
  total: figures(87, 174_250, { taxMinor: 24_013, discountMinor: 3_100, tipMinor: 12_480 }),
  goodsMinor: 174_250,
  overpaid: 1,
  days: [{ day: today, ...figures(87, 174_250, { tipMinor: 12_480 }) }],
  hours: HOURS.flatMap((minor, index) =>
    minor === 0 ? [] : [{ hour: 8 + index, ...figures(Math.ceil(minor / 2_000), minor) }],
  ),
  tenders: [
    { tender: 'usdcBase', ...figures(51, 98_400, { tipMinor: 8_000 }) },
    { tender: 'bitcoin_Lightning', ...figures(22, 41_250, { tipMinor: 3_100 }) },
    { tender: 'weChatPay', ...figures(12, 30_100) },
    figures(2, 4_500, { tipMinor: 1_380 }),
  ],
  articles: ARTICLES.map((name, index) => ({
    name,
    quantity: 40 - 2 * index,
    goodsMinor: Math.round(42_000 / (index + 1)),
  })),
  taxes: [
    { name: 'VAT', percent: '20', netMinor: 110_000, taxMinor: 22_000 },
    { name: 'VAT', percent: '5', netMinor: 40_257, taxMinor: 2_013 },
    { netMinor: 480, taxMinor: 0 },
  ],
  cashiers: [
    { cashierId: 'c1', cashier: 'Ann Meier', ...figures(40, 84_250, { tipMinor: 5_000 }) },
    { cashierId: 'c3', cashier: 'Charlotte Grossmann-Söderström', ...figures(30, 60_000) },
    figures(17, 30_000, { tipMinor: 7_480 }),
  ],
  unpaid: [
    { standing: 'underpaid', count: 2, minor: 9_000 },
    { standing: 'expired', count: 5, minor: 14_400 },
    { standing: 'open', count: 1, minor: 850 },
  ],
};

export const report = (currencies: readonly CurrencySales[]): SalesReport => ({
  from: today,
  to: today,
  madeAt: NOW,
  upTo: 4_812,
  currencies,
});

/** Of twelve days, one of which nothing was sold on, and in two currencies. */
export const twelveDays: SalesReport = {
  ...report([
    {
      ...dollars,
      overpaid: 0,
      unpaid: [],
      days: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12].map((day) => ({
        day: { ...today, day },
        ...figures(10 + day, 9_000 + ((day * 7_919) % 23_000)),
      })),
    },
    {
      ...dollars,
      currency: 'JPY',
      total: figures(1, 1_200),
      goodsMinor: 1_200,
      overpaid: 0,
      days: [{ day: today, ...figures(1, 1_200) }],
      hours: [{ hour: 9, ...figures(1, 1_200) }],
      tenders: [{ tender: 'alipay', ...figures(1, 1_200) }],
      articles: [{ quantity: 1, goodsMinor: 1_200 }],
      taxes: [{ netMinor: 1_200, taxMinor: 0 }],
      cashiers: [figures(1, 1_200)],
      unpaid: [],
    },
  ]),
  from: { ...today, day: 1 },
};

export const made = (value: SalesReport): Readonly<Record<string, Result<unknown>>> => ({
  'reports.make': { ok: true, value },
});

const open = async (page: Hand) => {
  await fromMenu('Reports')(page);
  await page.getByRole('heading', { name: 'Reports', exact: true }).waitFor();
};

/** With its pictures, which are loaded after its tables. */
const openMade = async (page: Hand) => {
  await open(page);
  await page.locator('canvas').first().waitFor();
};

const chosen = (from: string, to: string) => async (page: Hand) => {
  await open(page);
  await page.getByRole('radio', { name: 'From – to' }).check();
  await page.getByRole('textbox', { name: 'From' }).fill(from);
  await page.getByRole('textbox', { name: 'To' }).fill(to);
};

/** Reports of days, for managers. */
export const reportsMoments: Moments = {
  reports: { view: signedIn, answers: made(report([dollars])), act: openMade },
  'reports-printer': {
    view: {
      ...signedIn,
      canPrint: true,
      exportTask: { kind: 'sales', end: { result: 'saved', fileName: 'sales-2026-05-12.csv' } },
    },
    answers: {
      ...made(report([dollars])),
      'documents.print': { ok: true, value: { jobId: '1' } },
    },
    act: async (page) => {
      await openMade(page);
      await page.getByText('Saved as').waitFor();
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      await page.getByText('Sent to the printer').waitFor();
    },
  },
  'reports-exporting': {
    view: {
      ...signedIn,
      exportTask: { kind: 'report', progress: { step: 'reading', done: 12_000, of: 100_000 } },
    },
    answers: made(report([dollars])),
    act: async (page) => {
      await openMade(page);
      await page.getByText('12,000 of 100,000').waitFor();
    },
  },
  'reports-days': {
    view: signedIn,
    answers: made(twelveDays),
    act: async (page) => {
      await openMade(page);
      await page.getByRole('radio', { name: 'This month' }).check();
      await page.getByText('By day').scrollIntoViewIfNeeded();
    },
  },
  'reports-articles': {
    view: signedIn,
    answers: made(report([dollars])),
    act: async (page) => {
      await openMade(page);
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.getByText('Tote bag').scrollIntoViewIfNeeded();
    },
  },
  'reports-loading': { view: signedIn, act: open },
  'reports-none': { view: signedIn, answers: made(report([])), act: open },
  'reports-failed': {
    view: signedIn,
    answers: { 'reports.make': { ok: false, failure: { action: 'ask-manager', code: 'ledger-unreadable' } } },
    act: async (page) => {
      await open(page);
      await page.getByRole('alert').waitFor();
    },
  },
  'reports-refused': {
    view: signedIn,
    answers: { 'reports.make': { ok: false, failure: { action: 'ask-manager', code: 'manager-only' } } },
    act: async (page) => {
      await open(page);
      await page.getByRole('alert').waitFor();
    },
  },
  'reports-choose': { view: signedIn, act: chosen('', '') },
  'reports-wrong-days': { view: signedIn, act: chosen('2026-05-12', '2026-05-01') },
  'reports-too-long': { view: signedIn, act: chosen('2024-05-12', '2026-05-01') },
};
