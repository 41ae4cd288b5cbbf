import { expect } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

test('a computer becomes the back office alone without a file, and finds a day’s money', async ({
  sandbox,
  startTill,
}) => {
  await sandbox.control('POST', '/past', { payments: 60, days: 10, plain: true });
  const { baseUrl, secrets } = sandbox.ready;
  const first = await startTill({});
  const { page } = first;
  await page.getByRole('button', { name: 'Set up the back office' }).click();
  await page.getByRole('radio', { name: /^Sandbox/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Address of the payment service' }).fill(baseUrl);
  await page.getByRole('textbox', { name: 'Store' }).fill('Corner Shops');
  await page.getByRole('textbox', { name: 'Currency' }).fill('usd');
  const key = page.getByLabel('Back-office API key');
  const open = page.getByRole('button', { name: 'Open the back office' });
  await key.fill(secrets.backOfficeKey);
  await open.click();
  await expect(page.getByRole('alert')).toContainText('backOffice.merchantId');
  await page.getByRole('textbox', { name: 'Merchant ID' }).fill('mer_Training');
  await key.fill('wrong');
  await open.click();
  await expect(page.getByRole('alert')).toContainText('refused');
  await expect(key).toHaveValue('');
  await key.fill(secrets.backOfficeKey);
  await open.click();

  await expectHeading(page, 'Back office');
  await expect(page.getByText('Nothing can be sold at this computer')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Sandbox');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
  await page.getByRole('button', { name: /^Payments/ }).click();
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Day/ }).click();
  await page.getByRole('radio', { name: 'This month' }).check({ force: true });
  const line = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(line('Unexplained')).toContainText('$0.00');
  await expect(line('Paid at this till')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Health/ }).click();
  await expect(page.getByText('The service answers it, and accepts its credentials.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Set-up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find a payment' })).toBeHidden();
  await first.close();

  const again = await startTill({});
  await expect(again.page.getByText('Nothing can be sold at this computer')).toBeVisible();
  await again.page.getByRole('button', { name: /^Payments/ }).click();
  await expect(
    again.page.getByRole('list', { name: 'Payments' }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(again.output() + first.output()).not.toContain(secrets.backOfficeKey);
});
