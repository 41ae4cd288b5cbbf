import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

test.use({ share: 0.6 });

test('a power cut while waiting lands on the same sale and the same code', async ({ sandbox, startTill }) => {
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({ profile, secrets });
  await charge(before.page, '1234', 'POWER-1');
  await expectHeading(before.page, 'Waiting for payment');
  const address = await shownAddress(before.page);
  await before.kill();

  const [payment] = await sandbox.payments('POWER-1');
  const after = await startTill({ profile });
  await expectHeading(after.page, 'Waiting for payment');
  expect(await shownAddress(after.page)).toBe(address);
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(after.page, 'Paid');
  expect(await sandbox.payments('POWER-1')).toHaveLength(1);
});

test('a payment made while the till was off is shown at the next start', async ({ sandbox, startTill }) => {
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({ profile, secrets });
  await charge(before.page, '1234', 'OFF-1');
  await expectHeading(before.page, 'Waiting for payment');
  await before.close();
  const [payment] = await sandbox.payments('OFF-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'underpaid', paid: 1 });

  const after = await startTill();
  await expectHeading(after.page, 'Not paid in full');
});

test('a restart in training mode finds its payments again', async ({ startTill }) => {
  const before = await startTill({ training: true });
  await charge(before.page, '1234');
  await expectHeading(before.page, 'Waiting for payment');
  const address = await shownAddress(before.page);
  await before.close();

  const after = await startTill();
  await expectHeading(after.page, 'Waiting for payment');
  expect(await shownAddress(after.page)).toBe(address);
  expect((await fetch(address)).status).toBe(200);
  await expect(after.page.getByRole('alert')).toHaveCount(0);
});

test('a screen that dies comes back with everything', async ({ sandbox, startTill }) => {
  const { page, app } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1234', 'CRASH-1');
  await expectHeading(page, 'Waiting for payment');
  const revived = page.waitForEvent('load', { timeout: 20_000 }).catch(() => undefined);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload());
  await revived;
  await expectHeading(page, 'Waiting for payment');
  await expect(page.getByText('CRASH-1')).toBeVisible();
});
