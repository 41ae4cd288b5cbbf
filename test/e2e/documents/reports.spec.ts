import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import { replayInWords } from '../../../src-main/diagnosis/bundle/replay.ts';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { readElsewhere } from '../../support/readers/pdf-elsewhere.ts';
import { pdfText } from '../../support/system/pdf-text.ts';

/** The system's dialog, answered as a person would; nobody can press its buttons from here. */
async function save(app: ElectronApplication, page: Page, button: string, file: string): Promise<Buffer> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await page.getByRole('button', { name: button }).click();
  const saved = page.getByRole('status').filter({ hasText: basename(file) });
  await expect(saved).toBeVisible({ timeout: 20_000 });
  return readFileSync(file);
}

test('a manager takes the day’s sales along as CSV and PDF, and has their record verified and backed up', async ({
  sandbox,
  startTill,
  folder,
}) => {
  const { page, app } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1201', 'TABLE 7/2');
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: 'New sale' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Reports' }).click();
  const paid = page.getByRole('row', { name: /^Paid in all/ });
  await expect(paid).toContainText('$12.01');

  const csv = await save(app, page, 'Save as CSV', join(folder, 'sales.csv'));
  const [header = '', line = '', ...others] = csv.toString('utf8').trim().split('\r\n');
  expect(header.split(',')).toContain('reference');
  expect(line).toContain('TABLE 7/2');
  expect(line).toContain('12.01');
  expect(others).toEqual([]);

  const pdf = await save(app, page, 'Save as PDF', join(folder, 'sales.pdf'));
  for (const words of ['Paid in all', '$12.01', 'TEST MONEY']) {
    expect(pdfText(pdf)).toContain(words);
    expect(readElsewhere(pdf).text).toContain(words);
  }

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: 'Health' }).click();
  await expectHeading(page, 'Health');
  const check = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(check('Sign-in')).toContainText('The service accepts this till.');
  await expect(check('Payment service')).toContainText('Status of payments');
  await expect(check('Record of sales')).toContainText('It has not been verified yet.');
  const bundle = (await save(app, page, 'Save a bundle', join(folder, 'bundle.json'))).toString('utf8');
  for (const secret of ['TABLE 7', 'mer_', 'term_', folder, ...Object.values(sandbox.ready.secrets)])
    expect(bundle).not.toContain(secret);
  expect(replayInWords(bundle)).toMatch(/\{"at":".*","event":"till-started".*\}/);
  expect(replayInWords(bundle)).toMatch(/#1 reference 1, 1201 USD \(minor\): final \{"outcome":"completed"/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'This till' }).click();
  await expectHeading(page, 'This till');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('No change was found', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('The backup is there, and proven whole')).toBeVisible({ timeout: 20_000 });
  const stick = await save(app, page, 'Save a backup elsewhere', join(folder, 'stick.db'));
  expect(stick.subarray(0, 15).toString('latin1')).toBe('SQLite format 3');
  const record = await save(app, page, 'Export the record', join(folder, 'record.jsonl'));
  const types = record
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((entry) => (JSON.parse(entry) as { readonly type: string }).type);
  expect(types).toEqual(expect.arrayContaining(['sale-started', 'ledger-verified', 'ledger-backed-up']));
});
