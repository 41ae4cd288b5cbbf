import { expect } from '@playwright/test';
import { charge, expectHeading } from '../support/cashier.ts';
import { test } from '../support/electron-test.ts';

test('a manager types the back office’s key, and finds what the service knows beyond this till', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets, baseUrl } = sandbox.ready;
  const { terminalPassword, apiKey, backOfficeKey } = secrets;
  const { page } = await startTill({ profile, secrets: { terminalPassword } });
  await charge(page, '1150', 'TABLE-1');
  await expectHeading(page, 'Waiting for payment');
  const [payment] = await sandbox.payments('TABLE-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
  // Another program with this terminal's key.
  const made = await fetch(`${baseUrl}/Payments/crypto`, {
    method: 'POST',
    headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      merchantId: profile['merchantId'],
      terminalId: profile.terminalId,
      requestedAmount: 5,
      reference: 'NOT-OURS',
    }),
  });
  expect(made.status).toBe(201);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Payments/ }).click();
  await expect(page.getByText('This till’s record only')).toBeVisible();
  await expect(page.getByRole('button', { name: /TABLE-1/ })).toContainText('Paid');
  await expect(page.getByRole('button', { name: /NOT-OURS/ })).toBeHidden();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: /^Credentials/ }).click();
  const box = page.getByRole('textbox', { name: 'Back-office API key' });
  await box.fill('wrong');
  await page.getByRole('button', { name: 'Check and keep' }).click();
  await expect(page.getByRole('alert')).toContainText('refused');
  await expect(box).toHaveValue('');
  await box.fill(backOfficeKey);
  await page.getByRole('button', { name: 'Check and keep' }).click();
  await expect(page.getByText('The service accepts them')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: /^Payments/ }).click();
  await expect(page.getByRole('button', { name: /NOT-OURS/ })).toContainText('Not in this till’s record');
  await page.getByRole('radio', { name: 'All merchants of the partner' }).check({ force: true });
  await page.getByRole('button', { name: /TABLE-1/ }).click();
  await expectHeading(page, 'TABLE-1');
  await expect(page.getByText(payment?.trackingId ?? 'none')).toBeVisible();
  await page.getByRole('button', { name: 'Open the sale' }).click();
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
});
