import type { CurrencySales, SalesReport, Spread } from '../../../../shared/reports/sales-report.ts';
import { signedIn } from '../../staff.ts';
import { fromMenu, press } from '../moment.ts';
import { dollars, made, report, twelveDays } from '../reports.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const spread = (medianMs: number, ninetiethMs: number, slowestMs: number): Spread => ({
  medianMs,
  ninetiethMs,
  slowestMs,
});

const timed: CurrencySales = {
  ...dollars,
  seenLate: 2,
  payTimes: {
    all: { count: 87, seen: spread(21_000, 74_000, 611_000), paid: spread(38_000, 141_000, 3_542_000) },
    tenders: [
      {
        tender: 'usdcBase',
        count: 51,
        seen: spread(19_000, 60_000, 300_000),
        paid: spread(24_000, 75_000, 420_000),
      },
      {
        tender: 'bitcoin_Lightning',
        count: 34,
        seen: spread(23_000, 81_000, 611_000),
        paid: spread(90_000, 900_000, 3_542_000),
      },
      { count: 2, seen: spread(8_000, 12_000, 12_000), paid: spread(14_000, 19_000, 19_000) },
    ],
  },
};

/** The same with pictures of twelve days. */
const days: SalesReport = {
  ...twelveDays,
  currencies: twelveDays.currencies.map((sales) => ({
    ...sales,
    days: sales.days.map((day) => ({ ...day, tipMinor: Math.round(day.grossMinor / 14) })),
  })),
};

const open = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Figures')(page);
  await page.getByRole('heading', { name: 'Figures', exact: true }).waitFor();
};

const kind = (name: string) => (page: Hand) => page.getByRole('radio', { name, exact: true }).check();

const shown = (value: SalesReport, act: (page: Hand) => Promise<void>): Moment => ({
  view: signedIn,
  answers: made(value),
  act: async (page) => {
    await open(page);
    await act(page);
  },
});

const drawn = (page: Hand) => page.locator('canvas').first().waitFor();

const nothingPaid: CurrencySales = {
  ...timed,
  total: { count: 0, grossMinor: 0, taxMinor: 0, discountMinor: 0, tipMinor: 0 },
};

/** What the sales of some days say of the shop. */
export const figuresMoments: Moments = {
  figures: shown(days, drawn),
  'figures-tenders': shown(days, async (page) => {
    await drawn(page);
    await page.getByRole('heading', { name: 'By tender' }).first().scrollIntoViewIfNeeded();
  }),
  'figures-tips': shown(days, async (page) => {
    await kind('Tips')(page);
    await drawn(page);
  }),
  'figures-unpaid': shown(report([timed]), kind('Not paid')),
  'figures-times': shown(report([timed]), kind('Time to pay')),
  'figures-nothing-paid': shown(report([nothingPaid]), () => Promise.resolve()),
  'figures-no-tips': shown(report([nothingPaid]), kind('Tips')),
  'figures-no-times': shown(report([dollars]), kind('Time to pay')),
  'figures-left-out': shown(
    { ...report([dollars]), leftOut: [{ merchant: 'Ginza (mer_8QWcYx2)', count: 12 }, { count: 3 }] },
    (page) => page.getByText('Ginza').waitFor(),
  ),
  'figures-damaged': shown({ ...report([dollars]), leftOut: [{ isDamaged: true, count: 1 }] }, (page) =>
    page.getByText('Not everything is in it').waitFor(),
  ),
  'figures-none': shown(report([]), (page) => page.getByText('No sale on these').waitFor()),
  'figures-loading': { view: signedIn, act: open },
  'figures-failed': {
    view: signedIn,
    answers: { 'reports.make': { ok: false, failure: { action: 'ask-manager', code: 'ledger-unreadable' } } },
    act: async (page) => {
      await open(page);
      await page.getByRole('alert').waitFor();
    },
  },
  'figures-refused': {
    view: signedIn,
    answers: { 'reports.make': { ok: false, failure: { action: 'ask-manager', code: 'manager-only' } } },
    act: async (page) => {
      await open(page);
      await page.getByRole('alert').waitFor();
    },
  },
};
