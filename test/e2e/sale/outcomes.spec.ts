import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

test.use({ share: 0.3 });

const endings = [
  ['01', 'Paid'],
  ['02', 'Not paid in full'],
  ['03', 'Overpaid'],
  ['04', 'Expired'],
  ['05', 'Payment rejected'],
  ['06', 'Cancelled'],
] as const;

test.slow();

test('each of the six outcomes has its own heading, and what was paid too little tells to keep the goods', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });

  await test.step('six outcomes', async () => {
    for (const [cents, heading] of endings) {
      await charge(page, `10${cents}`);
      await expectHeading(page, heading);
      await page.getByRole('button', { name: /^New sale/ }).click();
    }
    await expect(
      page.getByRole('region', { name: 'Payments in progress' }).getByRole('listitem'),
    ).toHaveCount(0);
  });

  await test.step('an underpaid sale tells to keep the goods and what was received', async () => {
    await charge(page, '2002');
    await expectHeading(page, 'Not paid in full');
    await expect(page.getByText(/do not hand over goods/i)).toBeVisible();
    await expect(page.getByText(/do not send more to this code/i)).toBeVisible();
    await page.getByRole('button', { name: 'Show reclaim code' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  });
});

test('a payment is not yet paid when it is seen, or when nobody knows its status', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });

  await test.step('a payment that is seen is not yet paid', async () => {
    await charge(page, '1007');
    await expectHeading(page, 'Payment seen, confirming');
    await expect(page.getByRole('heading', { name: /^Paid/ })).toHaveCount(0);
    await expectHeading(page, 'Paid');
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  await test.step('a status that no version knows is said to be unknown, and read on', async () => {
    await charge(page, '1011');
    await expect(page.getByRole('alert').filter({ hasText: 'do not charge again' })).toBeVisible();
    await expectHeading(page, 'Paid');
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  for (const paymentUrls of ['objects', 'object']) {
    await test.step(`a service that tells nothing but the status, and its addresses as ${paymentUrls}, is understood`, async () => {
      await sandbox.control('PATCH', '/switches', { tracking: 'minimal', paymentUrls });
      await charge(page, '1007');
      await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
      await expectHeading(page, 'Payment seen, confirming');
      await expectHeading(page, 'Paid');
      await page.getByRole('button', { name: /^New sale/ }).click();
    });
  }
});

test('what follows an outcome: the next sale, or the same again', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });

  await test.step('a paid sale makes room for the next by itself, unless told to stay', async () => {
    await charge(page, '1001');
    await expectHeading(page, 'Paid');
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('an expired sale is charged again in one press, and a digit on Paid begins the next one', async () => {
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
});
