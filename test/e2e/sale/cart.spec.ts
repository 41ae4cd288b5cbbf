import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { scan } from '../../support/electron/scanner.ts';
import { expectCharge, setUpAmounts } from '../../support/electron/till-set-up.ts';
import { test } from '../../support/electron/electron-test.ts';

test.use({ share: 1 });

test('a scanned cart with discount and tip outlives a power cut and is paid', async ({
  sandbox,
  folder,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({ profile, secrets });
  await setUpAmounts(before.page);
  await scan(before.page, '4006381333931');
  await expectCharge(before.page, '$3.50');
  await scan(before.page, '40063829');
  await expectCharge(before.page, '$10.40');
  await before.page.getByRole('button', { name: 'Discount' }).click();
  await before.page.getByRole('button', { name: /^10%/ }).click();
  await before.page.getByRole('button', { name: 'Tip' }).click();
  await before.page.getByRole('button', { name: /^20%/ }).click();
  await expectCharge(before.page, '$11.23');
  await expect.poll(() => keptTip(folder)).toBe(true);
  await before.kill();

  const { page } = await startTill({ profile });
  await expectCharge(page, '$11.23');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Waiting for payment');
  await expect(page.getByText('2 items')).toBeVisible();
  const [payment] = await sandbox.payments();
  expect(payment?.requested).toBe(11.23);
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
  await expectCharge(page, '$0.00');
});

test('a cart that is rung up is held while an earlier sale is charged again', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await setUpAmounts(page);
  await charge(page, '504');
  await expectHeading(page, 'Waiting for payment');
  await page.getByRole('button', { name: 'New sale' }).click();
  await scan(page, '4006381333931');
  await expectCharge(page, '$3.50');
  await page
    .getByRole('region', { name: 'Payments in progress' })
    .getByRole('button', { name: 'Expired' })
    .click();
  await page.getByRole('button', { name: 'Charge $5.04 again' }).click();
  await expectHeading(page, 'Waiting for payment');
  await page.getByRole('button', { name: 'New sale' }).click();
  await expectCharge(page, '$0.00');
  await page.getByRole('button', { name: 'Carts 1' }).click();
  await page.getByRole('button', { name: /^\$3\.50/ }).click();
  await expectCharge(page, '$3.50');
});

/** Whether the open cart is on the disk with the tip, which came last. */
function keptTip(folder: string): boolean {
  const counters = join(folder, 'counters');
  const files = readdirSync(counters).map((counter) => join(counters, counter, 'carts.json'));
  return files.some((file) => existsSync(file) && readFileSync(file, 'utf8').includes('"percent":20'));
}
