import { expect } from '@playwright/test';
import type { ExportTaskView } from '../../../shared/contract/back-office/exports.ts';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { signedIn } from '../staff.ts';
import { test } from '../till-page.ts';

test('nothing is sent to be saved for DATEV while a field is wrong, and each fault stands at its field', async ({
  till,
  page,
}) => {
  const { 'exports-datev-faults': moment } = moments;
  if (!moment) throw new Error('no moment');
  await openScreen(moment, till, page);
  const names = async () => (await till.calls()).map(({ name }) => name);
  expect(await names()).not.toContain('exports.saveDatev');
  const fill = async (name: string, value: string) => page.getByRole('textbox', { name }).fill(value);
  await expect(page.getByRole('textbox', { name: 'Consultant number' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByText('An account number of 4 digits.')).toHaveCount(5);
  await fill('Consultant number', '29098');
  await fill('Client number', '7');
  await fill('Account for money at the service', '1360');
  await fill('Account for revenue at 19', '8400');
  await fill('Account for revenue at 7', '8300');
  await fill('Account for revenue without tax', '8200');
  await fill('Account for tips', '1370');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save for DATEV' }).click();
  await expect.poll(names).toContain('exports.saveDatev');
  const sent = (await till.calls()).find(({ name }) => name === 'exports.saveDatev');
  expect(sent?.input).toMatchObject({
    settings: {
      consultant: '29098',
      yearStart: '01.01.',
      rates: [
        { percent: '19', account: '8400' },
        { percent: '7', account: '8300' },
      ],
    },
  });
});

test('files of one merchant’s fees are not offered where the credentials name none', async ({
  till,
  page,
}) => {
  const { 'exports-of-a-partner': moment } = moments;
  if (!moment) throw new Error('no moment');
  await openScreen(moment, till, page);
  await expect(page.getByRole('button', { name: 'Save fees and deposits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save for DATEV' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Fees and deposits for/ })).toHaveCount(0);
});

test('a rate of former days gets a box of its own, whose account is needed', async ({ till, page }) => {
  const { 'exports-datev-rates': moment } = moments;
  if (!moment) throw new Error('no moment');
  await openScreen(moment, till, page);
  const sixteen = page.getByRole('textbox', { name: 'Account for revenue at 16' });
  await expect(sixteen).toHaveValue('');
  await page.getByRole('button', { name: 'Save for DATEV' }).click();
  await expect(sixteen).toHaveAttribute('aria-invalid', 'true');
});

test('an export is seen wherever its manager goes in the back office, and can be cancelled there', async ({
  till,
  page,
}) => {
  const { exports: moment } = moments;
  if (!moment?.view) throw new Error('no moment');
  await openScreen(moment, till, page);
  const show = (exportTask: ExportTaskView) => till.push({ ...signedIn, exportTask });
  await show({ kind: 'sales', progress: { step: 'writing', done: 12_000, of: 100_000 } });
  const progress = page.getByRole('progressbar', { name: 'Sales written: 12,000 of 100,000' });
  await expect(progress).toBeVisible();
  for (const name of ['Save for Xero', 'Save for QuickBooks', 'Save the report', 'Saving']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Back office', exact: true })).toBeVisible();
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Cancel export' }).click();
  expect((await till.calls()).map(({ name }) => name)).toContain('exports.stop');

  await show({ kind: 'sales', end: { result: 'stopped' } });
  await expect(progress).toBeHidden();
  await expect(page.getByText('Cancelled. Nothing was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Exports Sales as files' }).click();
  await expect(page.getByText('Cancelled. Nothing was saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save sales' })).toBeEnabled();
});

test('a press that saves nothing says so, also where an earlier one has saved', async ({ till, page }) => {
  const { exports: moment } = moments;
  if (!moment?.view) throw new Error('no moment');
  await openScreen(moment, till, page);
  await till.push({
    ...signedIn,
    exportTask: { kind: 'sales', end: { result: 'saved', fileName: 'sales-may.csv' } },
  });
  await expect(page.getByText('sales-may.csv')).toBeVisible();
  await till.answer('exports.save', {
    ok: false,
    failure: { action: 'ask-manager', code: 'ledger-unavailable' },
  });
  await page.getByRole('button', { name: 'Save sales' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('sales-may.csv')).toHaveCount(0);
});
