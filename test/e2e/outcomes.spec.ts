import { expect } from '@playwright/test';
import { charge, expectHeading } from '../support/cashier.ts';
import { test } from '../support/electron-test.ts';

const endings = [
  ['01', 'Paid'],
  ['02', 'Not paid in full'],
  ['03', 'Overpaid'],
  ['04', 'Expired'],
  ['05', 'Payment rejected'],
  ['06', 'Cancelled'],
] as const;

test('each of the six outcomes has its own heading', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  for (const [cents, heading] of endings) {
    await charge(page, `10${cents}`);
    await expectHeading(page, heading);
    await page.getByRole('button', { name: /^New sale/ }).click();
  }
  await expect(page.getByRole('region', { name: 'Payments in progress' }).getByRole('listitem')).toHaveCount(
    0,
  );
});

test('an underpaid sale tells to keep the goods and what was received', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '2002');
  await expectHeading(page, 'Not paid in full');
  await expect(page.getByText(/do not hand over goods/i)).toBeVisible();
  await expect(page.getByText(/do not send more to this code/i)).toBeVisible();
  await page.getByRole('button', { name: 'Show reclaim code' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('an expired sale is charged again in one press, and a digit on Paid begins the next one', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1004', 'TABLE-4');
  await expectHeading(page, 'Expired');
  await page.getByRole('button', { name: 'Charge $10.04 again' }).click();
  await expectHeading(page, 'Waiting for payment');
  await expect(page.getByText('TABLE-4')).toBeVisible();
  await expectHeading(page, 'Expired');
  await page.getByRole('button', { name: 'New sale' }).click();

  await charge(page, '1001');
  await expectHeading(page, 'Paid');
  // Nobody strikes a key within the moment for which keys were meant for the screen before.
  await expect(page.getByText(/New sale in (\d|1[0-4]) s/)).toBeVisible();
  await page.keyboard.type('250', { delay: 150 });
  await expect(page.getByRole('button', { name: 'Charge $2.50' })).toBeVisible();
});

test('a payment that is seen is not yet paid', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1007');
  await expectHeading(page, 'Payment seen, confirming');
  await expect(page.getByRole('heading', { name: /^Paid/ })).toHaveCount(0);
  await expectHeading(page, 'Paid');
});

test('a status that no version knows is said to be unknown, and read on', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1011');
  await expect(page.getByRole('alert').filter({ hasText: 'do not charge again' })).toBeVisible();
  await expectHeading(page, 'Paid');
});

test('a paid sale makes room for the next by itself, unless told to stay', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1001');
  await expectHeading(page, 'Paid');
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible({ timeout: 20_000 });
});

for (const paymentUrls of ['objects', 'object']) {
  test(`a service that tells nothing but the status, and its addresses as ${paymentUrls}, is understood`, async ({
    sandbox,
    startTill,
  }) => {
    await sandbox.control('PATCH', '/switches', { tracking: 'minimal', paymentUrls });
    const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
    await charge(page, '1007');
    await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
    await expectHeading(page, 'Payment seen, confirming');
    await expectHeading(page, 'Paid');
  });
}
