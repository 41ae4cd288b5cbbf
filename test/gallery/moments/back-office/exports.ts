import type { ExportTaskView } from '../../../../shared/contract/back-office/exports.ts';
import type { TillView } from '../../../../shared/contract/views.ts';
import type { DatevSettings } from '../../../../shared/reports/datev-settings.ts';
import type { Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { terminal } from '../../../support/records/corner-shop.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

/** A store in Germany. */
const inEuros: TillView = {
  ...signedIn,
  terminal: {
    ...terminal,
    currency: 'EUR',
    locale: 'de-DE',
    tax: {
      mode: 'inclusive',
      rates: [
        { id: 'full', name: 'MwSt', percent: '19' },
        { id: 'less', name: 'MwSt', percent: '7' },
      ],
    },
  },
};

const datev: DatevSettings = {
  consultant: '1001',
  client: '42',
  yearStart: '01.01.',
  accountLength: '4',
  service: '1360',
  untaxed: '8200',
  tips: '1370',
  rates: [
    { percent: '19', account: '8400' },
    { percent: '7', account: '8300' },
  ],
};

const inEuro = (settings: DatevSettings | null): Result<unknown> => ({
  ok: true,
  value: { currency: 'EUR', settings },
});

const saveForDatev =
  (value: DatevSettings | null, answer: Result<unknown>) =>
  (act: (page: Hand) => Promise<void>): Moment => ({
    view: inEuros,
    answers: { 'exports.getDatev': inEuro(value), 'exports.saveDatev': answer },
    act: async (page) => {
      await open(page);
      await press('Save for DATEV')(page);
      await act(page);
    },
  });

const open = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Exports Sales as files')(page);
  await page.getByRole('heading', { name: 'Exports', exact: true }).waitFor();
};

const exporting =
  (exportTask: ExportTaskView) =>
  (act: (page: Hand) => Promise<void>): Moment => ({
    view: { ...signedIn, exportTask },
    act: async (page) => {
      await open(page);
      await act(page);
    },
  });

/** Files for other programs. */
export const exportsMoments: Moments = {
  exports: { view: signedIn, act: open },
  'exports-saved': exporting({
    kind: 'xero',
    end: { result: 'saved', fileName: 'xero-2026-05-01-to-2026-05-12.csv' },
  })((page) => page.getByText('xero-2026-05-01-to-2026-05-12.csv').waitFor()),
  'exports-parts': exporting({
    kind: 'xero',
    end: {
      result: 'saved',
      fileName: 'xero-2026-05-01-to-2026-05-31-part-1.csv',
      parts: { count: 3, last: 'xero-2026-05-01-to-2026-05-31-part-3.csv' },
    },
  })((page) => page.getByText('part-3.csv').scrollIntoViewIfNeeded()),
  'exports-left-out': exporting({
    kind: 'xero',
    end: {
      result: 'saved',
      fileName: 'xero-2026-05-01-to-2026-05-31.csv',
      leftOut: [{ currency: 'JPY', count: 31 }, { merchant: 'Ginza (mer_8QWcYx2)', count: 12 }, { count: 3 }],
    },
  })((page) => page.getByText('Ginza').scrollIntoViewIfNeeded()),
  'exports-report': exporting({
    kind: 'report',
    end: { result: 'saved', fileName: 'Sales report May 1 – 12, 2026.pdf' },
  })((page) => page.getByText('Sales report May 1 – 12, 2026.pdf').waitFor()),
  'exports-reading': exporting({ kind: 'sales', progress: { step: 'reading', done: 12_000, of: 100_000 } })(
    (page) => page.getByText('12,000 of 100,000').waitFor(),
  ),
  'exports-writing': exporting({
    kind: 'quickbooks',
    progress: { step: 'writing', done: 98_000, of: 100_000 },
  })((page) => page.getByText('98,000 of 100,000').waitFor()),
  'exports-asking': exporting({
    kind: 'payouts',
    progress: { step: 'asking', done: 1_200, of: 10_000 },
  })((page) => page.getByText('1,200 of 10,000').scrollIntoViewIfNeeded()),
  'exports-payouts-statement': exporting({
    kind: 'payouts-xero',
    end: { result: 'saved', fileName: 'xero-fees-and-deposits-2026-05-01-to-2026-05-31.csv' },
  })((page) => page.getByText('xero-fees-and-deposits').scrollIntoViewIfNeeded()),
  'exports-no-access': {
    view: signedIn,
    answers: { 'backOffice.get': { ok: true, value: { state: 'secret-missing' } } },
    act: async (page) => {
      await open(page);
      await page.getByRole('heading', { name: 'Fees and deposits' }).scrollIntoViewIfNeeded();
    },
  },
  'exports-of-a-partner': {
    view: inEuros,
    answers: {
      'backOffice.get': { ok: true, value: { state: 'ready', scopes: ['partner'] } },
      'exports.getDatev': inEuro(datev),
    },
    act: async (page) => {
      await open(page);
      await page.getByText('are of one merchant').scrollIntoViewIfNeeded();
    },
  },
  'exports-stopping': exporting({
    kind: 'sales',
    progress: { step: 'writing', done: 12_000, of: 100_000 },
    stopping: true,
  })((page) => page.getByRole('button', { name: 'Cancelling' }).waitFor()),
  'exports-stopped': exporting({ kind: 'sales', end: { result: 'stopped' } })((page) =>
    page.getByText('Nothing was saved').waitFor(),
  ),
  'exports-timed-out': exporting({ kind: 'sales', end: { result: 'timed-out' } })((page) =>
    page.getByText('Given up after an hour').waitFor(),
  ),
  'exports-interrupted': exporting({
    kind: 'xero',
    end: {
      result: 'interrupted',
      fileName: 'xero-2026-05-01-to-2026-05-11.csv',
      days: { from: { year: 2026, month: 5, day: 1 }, to: { year: 2026, month: 5, day: 11 } },
    },
  })((page) => page.getByText('The till ended while').scrollIntoViewIfNeeded()),
  'exports-go-on': exporting({
    kind: 'payouts',
    end: {
      result: 'stopped',
      goesOn: {
        days: { from: { year: 2026, month: 5, day: 1 }, to: { year: 2026, month: 5, day: 31 } },
        from: { year: 2026, month: 5, day: 12 },
      },
    },
  })((page) => page.getByRole('button', { name: 'Go on from' }).scrollIntoViewIfNeeded()),
  'exports-half-file': exporting({
    kind: 'sales',
    end: {
      result: 'stopped',
      halfFile: { fileName: 'sales-2026-05-01-to-2026-05-11.csv.new', reason: 'readOnly' },
    },
  })((page) => page.getByText('Half a file is still there').scrollIntoViewIfNeeded()),
  'exports-elsewhere': exporting({ kind: 'day' })((page) => page.getByText('Being saved: Day').waitFor()),
  'back-office-exporting': {
    view: {
      ...signedIn,
      exportTask: { kind: 'xero', progress: { step: 'writing', done: 12_000, of: 100_000 } },
    },
    act: async (page) => {
      await fromMenu('Back office')(page);
      await page.getByText('12,000 of 100,000').waitFor();
    },
  },
  'exports-datev': {
    view: inEuros,
    answers: { 'exports.getDatev': inEuro(null) },
    act: async (page) => {
      await open(page);
      await page.getByRole('textbox', { name: 'Consultant number' }).scrollIntoViewIfNeeded();
    },
  },
  'exports-datev-saved': {
    view: {
      ...inEuros,
      exportTask: {
        kind: 'datev',
        end: { result: 'saved', fileName: 'EXTF_Buchungsstapel-2026-05-01-to-2026-05-12.csv' },
      },
    },
    answers: { 'exports.getDatev': inEuro(datev) },
    act: async (page) => {
      await open(page);
      await page.getByText('EXTF_Buchungsstapel').scrollIntoViewIfNeeded();
    },
  },
  'exports-datev-faults': saveForDatev(null, { ok: true, value: {} })((page) =>
    page.getByText('A number from 1 to 99999.').waitFor(),
  ),
  'exports-datev-payouts': {
    view: {
      ...inEuros,
      exportTask: {
        kind: 'payouts-datev',
        end: { result: 'saved', fileName: 'EXTF_Buchungsstapel-fees-and-deposits-2026-05-12.csv' },
      },
    },
    answers: {
      'backOffice.get': { ok: true, value: { state: 'ready', scopes: ['terminal', 'merchant'] } },
      'exports.getDatev': inEuro({ ...datev, fees: '4970', bank: '1200' }),
    },
    act: async (page) => {
      await open(page);
      await page.getByText('EXTF_Buchungsstapel').scrollIntoViewIfNeeded();
    },
  },
  'exports-datev-rates': saveForDatev(datev, {
    ok: true,
    value: { refused: 'rates', percents: ['16', '5'] },
  })((page) => page.getByRole('alert').waitFor()),
  'exports-datev-two-years': saveForDatev(datev, { ok: true, value: { refused: 'two-years' } })((page) =>
    page.getByRole('alert').waitFor(),
  ),
  'exports-failed': exporting({
    kind: 'sales',
    end: {
      result: 'failed',
      failure: { action: 'try-again', code: 'file-not-written', detail: 'ENOSPC: no space left on device' },
    },
  })((page) => page.getByRole('alert').waitFor()),
  'exports-refused': {
    view: signedIn,
    answers: { 'exports.save': { ok: false, failure: { action: 'ask-manager', code: 'manager-only' } } },
    act: async (page) => {
      await open(page);
      await press('Save sales')(page);
      await page.getByRole('alert').waitFor();
    },
  },
};
