import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

/** What the training service pays at once. */
const PAID_AT_ONCE = '1201';

test('a payment in training is on its way to the bank, where a manager can follow it', async ({
  startTill,
}) => {
  const before = await startTill({ training: true });
  await charge(before.page, PAID_AT_ONCE);
  await expectHeading(before.page, 'Paid');
  await before.page.getByRole('button', { name: /^New sale/ }).click();
  await before.page.getByRole('button', { name: 'Menu' }).click();
  await before.page.getByRole('button', { name: 'Back office' }).click();
  await before.page.getByRole('button', { name: /^Settlements/ }).click();
  await expect(before.page.getByText('paid out within five minutes')).toBeVisible();
  await before.close();

  // Instead of a minute: what falls due is done at a start.
  const { page } = await startTill();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Settlements/ }).click();
  await page.getByText('Narrow down').click();
  await page.getByRole('radio', { name: 'By batch' }).check({ force: true });
  await expect(page.getByText('payments are still being added')).toBeVisible();
});
