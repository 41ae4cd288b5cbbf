import type { Page } from '@playwright/test';
import type { TillView } from '../../shared/contract/views.ts';
import type { Result } from '../../shared/failure.ts';
import { ended, profile, ready, showing } from './views.ts';

/** A screen state that somebody's hand has a part in. */
export interface Moment {
  readonly view: TillView;
  readonly answers?: Readonly<Record<string, Result<unknown>>>;
  readonly act: (page: Page) => Promise<void>;
}

const type = (digits: string) => (page: Page) => page.keyboard.type(digits);
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const chooseFile = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'till.json', mimeType: 'application/json', buffer: Buffer.from('{}') });

export const moments: Readonly<Record<string, Moment>> = {
  'new-sale-typed': { view: ready, act: type('4250') },
  'new-sale-twelve-digits': { view: ready, act: type('9876543210123') },
  'new-sale-empty-charged': { view: ready, act: (page) => page.keyboard.press('Enter') },
  'new-sale-reference-fault': {
    view: ready,
    act: async (page) => {
      await page.keyboard.type('1999');
      await page.getByRole('textbox', { name: 'Reference' }).fill('R'.repeat(65));
    },
  },
  'new-sale-reference-in-use': {
    view: ready,
    answers: {
      'sale.start': {
        ok: false,
        failure: { action: 'fix-input', code: 'reference-in-use', saleId: 'p1' },
      },
    },
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Reference' }).fill('TABLE-9');
      await page.getByRole('button', { name: '5', exact: true }).click();
      await page.keyboard.press('Enter');
    },
  },
  'setup-from-till': { view: ready, act: press('Set-up') },
  'setup-picked': {
    view: { ...ready, phase: 'setup' },
    answers: { 'setup.checkProfile': { ok: true, value: { faults: [], profile } } },
    act: chooseFile,
  },
  'setup-picked-missing': {
    view: { ...ready, phase: 'setup' },
    answers: { 'setup.checkProfile': { ok: true, value: { faults: [], profile } } },
    act: async (page) => {
      await chooseFile(page);
      await page.getByRole('button', { name: 'Start the till' }).click();
    },
  },
  'outcome-underpaid-page': { view: showing(ended('underpaid')), act: press('Show the payment page again') },
  'outcome-overpaid-page': { view: showing(ended('overpaid')), act: press('Show the payment page again') },
};
