import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { audibleLevel, listen, notesSent, said, watchLog } from '../../support/electron/announced.ts';
import type { Page } from '@playwright/test';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';

async function park(page: Page, digits: string, reference: string): Promise<void> {
  await charge(page, digits, reference);
  await expectHeading(page, 'Waiting for payment');
  await page.getByRole('button', { name: 'New sale' }).click();
}

async function end(sandbox: SandboxProcess, reference: string, statusCode: string): Promise<void> {
  const [payment] = await sandbox.payments(reference);
  await sandbox.move(payment?.trackingId ?? '', { statusCode });
}

const tray = (page: Page) => page.getByRole('region', { name: 'Payments in progress' });

test('parked sales that land are told once each, and are found again by code and amount after a restart', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({ profile, secrets });
  await watchLog(before.page);
  await park(before.page, '1150', 'TABLE-1');
  await park(before.page, '2250', 'TABLE-2');
  await park(before.page, '3350', 'TABLE-3');
  await end(sandbox, 'TABLE-2', 'completed');
  await expect.poll(() => said(before.page)).toEqual(['Sale 2, TABLE-2: Paid']);
  await expect(tray(before.page).getByRole('listitem').last()).toContainText('TABLE-2');
  await end(sandbox, 'TABLE-1', 'underpaid');
  const both = ['Sale 2, TABLE-2: Paid', 'Sale 1, TABLE-1: Not paid in full'];
  await expect.poll(() => said(before.page)).toEqual(both);

  // A screen that is loaded again tells nothing twice, and still shows what nobody has seen.
  await before.page.reload();
  await watchLog(before.page);
  await expect(tray(before.page).getByRole('listitem')).toHaveCount(3);
  await expect(tray(before.page).locator('[data-ended="true"]')).toHaveCount(2);
  await end(sandbox, 'TABLE-3', 'expired');
  await expect.poll(() => said(before.page)).toEqual(['Sale 3, TABLE-3: Expired']);

  await tray(before.page)
    .getByRole('button', { name: /TABLE-2/ })
    .click();
  await expectHeading(before.page, 'Paid');
  await before.page.getByRole('button', { name: /^New sale/ }).click();
  await expect(tray(before.page).getByRole('listitem')).toHaveCount(2);
  await before.close();

  const { page } = await startTill({ profile });
  await expect(tray(page)).toBeVisible();
  await page.keyboard.press('Control+f');
  await expectHeading(page, 'Find a payment');
  const box = page.getByRole('textbox', { name: /reference, code/ });
  await box.fill('22.50');
  await box.press('Enter');
  await expect(page.getByText('1 sale found')).toBeVisible();
  await page.getByRole('button', { name: /TABLE-2/ }).click();
  await expectHeading(page, 'Sale 2');
  await expect(page.getByText('Code shown to the customer')).toBeVisible();
  await expect(page.getByText('The cashier saw the end and went on')).toBeVisible();
  const code = (await page.locator('dt:text-is("Code") + dd').innerText()).trim();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await box.fill(code.toLowerCase());
  await box.press('Enter');
  await expect(page.getByText('1 sale found')).toBeVisible();
  await expect(page.getByRole('button', { name: /TABLE-2/ })).toBeVisible();
});

test('a sale that is long over is read once more when the customer says they paid', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '4450', 'LATE-1');
  await expectHeading(page, 'Waiting for payment');
  await end(sandbox, 'LATE-1', 'expired');
  await expectHeading(page, 'Expired');
  await page.getByRole('button', { name: /^New sale/ }).click();
  await end(sandbox, 'LATE-1', 'completed');
  await page.keyboard.press('F3');
  await page.getByRole('button', { name: /LATE-1/ }).click();
  await expect(page.getByText('Do not hand over goods.')).toBeVisible();
  await page.getByRole('button', { name: 'Customer says they paid?' }).click();
  await expect(page.getByText('The service says: paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'The service says: Paid' })).toBeVisible();
});

test('a paid sale is heard, and a mute till is silent', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await listen(page);
  await charge(page, '1001');
  await expectHeading(page, 'Paid');
  expect(await notesSent(page)).toBeGreaterThan(0);
  await expect.poll(() => audibleLevel(page)).toBeGreaterThan(0.05);
  await page.getByRole('button', { name: /^New sale/ }).click();

  await page.evaluate(
    (preferences) => window.countertop.commands['preferences.change']({ ...preferences, volume: 0 }),
    DEFAULT_PREFERENCES,
  );
  await page.reload();
  await listen(page);
  await charge(page, '1101');
  await expectHeading(page, 'Paid');
  expect(await notesSent(page)).toBe(0);
});
