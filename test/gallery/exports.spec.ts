import { expect } from '@playwright/test';
import { moments } from './moments.ts';
import { openScreen } from './screens.ts';
import { test } from './till-page.ts';

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

test('a rate of former days gets a box of its own, whose account is needed', async ({ till, page }) => {
  const { 'exports-datev-rates': moment } = moments;
  if (!moment) throw new Error('no moment');
  await openScreen(moment, till, page);
  const sixteen = page.getByRole('textbox', { name: 'Account for revenue at 16' });
  await expect(sixteen).toHaveValue('');
  await page.getByRole('button', { name: 'Save for DATEV' }).click();
  await expect(sixteen).toHaveAttribute('aria-invalid', 'true');
});
