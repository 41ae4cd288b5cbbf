import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import { dayAt, isoDay } from '../../../shared/time/store-day.ts';
import { addNewestSales } from '../../bench/back-office/newest-sales.ts';
import { expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { pdfPageTexts } from '../../support/system/pdf-text.ts';

/** Written in some seconds: long enough for a finger. */
const SALES = 12_000;
/** Making that many sales takes longer than most tests, above all beside others on a slow computer. */
const WITHIN_MS = 240_000;

/** As the till counts days where the store states no time zone: by the computer's. */
const dayBefore = (days: number) => isoDay(dayAt(Date.now() - days * 86_400_000));

async function openExports(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: 'Exports Sales as files' }).click();
  await expectHeading(page, 'Exports');
}

/** The system's dialog, answered as a person would; nobody can press its buttons from here. */
function choose(app: ElectronApplication, file: string): Promise<void> {
  return app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
}

test('an export of many sales is cancelled half-way and leaves nothing; the next one is whole', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.setTimeout(WITHIN_MS);
  const { profile, secrets } = sandbox.ready;
  const first = await startTill({ profile, secrets });
  await expect(first.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await first.close();
  const [ledger = ''] = readdirSync(join(folder, 'ledgers'));
  addNewestSales(SALES, join(folder, 'ledgers', ledger), Date.now());

  const { page, app } = await startTill();
  const target = join(folder, 'stick');
  mkdirSync(target);
  await openExports(page);
  await page.getByRole('radio', { name: 'From – to' }).check();
  await page.getByRole('textbox', { name: 'From' }).fill(dayBefore(60));
  await page.getByRole('textbox', { name: 'To' }).fill(dayBefore(0));
  await choose(app, join(target, 'sales.csv'));
  await page.getByRole('button', { name: 'Save sales' }).click();
  await expect(page.getByText(/Sales written: [\d,]+ of 12,000/)).toBeVisible({ timeout: 60_000 });
  expect(readdirSync(target)).toEqual(['sales.csv.new']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(page.getByText('Cancelled. Nothing was saved.')).toBeVisible();
  expect(readdirSync(target)).toEqual([]);

  await page.getByRole('button', { name: 'Exports Sales as files' }).click();
  await page.getByRole('button', { name: 'Save sales' }).click();
  await expect(page.getByText('Saved as sales.csv.')).toBeVisible({ timeout: 60_000 });
  expect(readdirSync(target)).toEqual(['sales.csv']);
  expect(readFileSync(join(target, 'sales.csv'), 'utf8').trimEnd().split('\r\n')).toHaveLength(1 + SALES);
});

test('what DATEV was told is there after a restart', async ({ sandbox, startTill, folder }) => {
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({
    profile: { ...profile, store: { ...profile.store, currency: 'EUR' } },
    secrets,
  });
  await openExports(before.page);
  const texts = {
    'Consultant number': '29098',
    'Client number': '7',
    'Account for money at the service': '1360',
    'Account for revenue without tax': '8200',
    'Account for tips': '1370',
  };
  for (const [name, text] of Object.entries(texts)) {
    await before.page.getByRole('textbox', { name }).fill(text);
  }
  await choose(before.app, join(folder, 'EXTF.csv'));
  await before.page.getByRole('button', { name: 'Save for DATEV' }).click();
  await expect(before.page.getByText('Saved as EXTF.csv.')).toBeVisible();
  await before.close();

  const { page } = await startTill();
  await openExports(page);
  for (const [name, text] of Object.entries(texts)) {
    await expect(page.getByRole('textbox', { name })).toHaveValue(text);
  }
});

test('the PDF of days with many differences begins them on its first page', async ({
  sandbox,
  startTill,
  folder,
}) => {
  await sandbox.control('POST', '/past', { payments: 60, days: 4, plain: true });
  const { profile, secrets } = sandbox.ready;
  const { page, app } = await startTill({ profile, secrets });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Day/ }).click();
  await page.getByRole('radio', { name: 'From – to' }).check();
  await page.getByRole('textbox', { name: 'From' }).fill(dayBefore(5));
  await page.getByRole('textbox', { name: 'To' }).fill(dayBefore(0));
  await choose(app, join(folder, 'days.pdf'));
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText(/Saved as .*days\.pdf/)).toBeVisible();
  const [first = ''] = pdfPageTexts(readFileSync(join(folder, 'days.pdf')));
  expect(first).toContain('Unknown to this till');
  expect(first).toContain('Made at this terminal, and not in this till');
});
