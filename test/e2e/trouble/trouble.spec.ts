import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../../support/electron/cashier.ts';
import { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import { test } from '../../support/electron/electron-test.ts';
import { closedPort } from '../../support/service/closed-port.ts';

test('a service in trouble loses no sale: each goes on by itself, or says why it does not', async ({
  sandbox,
  startTill,
}) => {
  test.slow();
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });

  await test.step('tokens that expire while waiting go unnoticed', async () => {
    await charge(page, '3300', 'TOKEN-1');
    await expectHeading(page, 'Waiting for payment');
    await sandbox.control('DELETE', '/tokens/access');
    await sandbox.control('DELETE', '/tokens/refresh');
    const [payment] = await sandbox.payments('TOKEN-1');
    await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
    await expectHeading(page, 'Paid');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  await test.step('a busy service delays the sale and says for how long', async () => {
    await charge(page, '1008', 'BUSY-1');
    const busy = page.getByRole('status').filter({ hasText: 'Service busy' });
    await expect(busy).toBeVisible();
    await expect(busy).toContainText(/\d/);
    await expect(page.getByText(/nobody can have paid/i)).toBeVisible();
    await expectHeading(page, 'Paid');
    expect(await sandbox.payments('BUSY-1')).toHaveLength(1);
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  await test.step('a lost answer ends in one shown payment', async () => {
    await charge(page, '1009', 'LOST-1');
    await expectHeading(page, 'Paid');
    const payments = await sandbox.payments('LOST-1');
    expect(payments).toHaveLength(2);
    expect(payments.filter(({ statusCode }) => statusCode === 'completed')).toHaveLength(1);
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  await test.step('a server error at creation is tried again', async () => {
    await charge(page, '1010');
    await expectHeading(page, 'Paid');
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  await test.step('a refused payment says why and that nobody has paid', async () => {
    const body = {
      code: 'validation_error',
      error: 'validation',
      message: 'amount too small for any tender',
    };
    await sandbox.fault({
      kind: 'answer',
      status: 422,
      body,
      times: 1,
      match: { method: 'POST', path: '/Payments/crypto' },
    });
    await charge(page, '50');
    await expect(page.getByText('amount too small for any tender')).toBeVisible();
    await expect(page.getByText(/nobody can have paid|nobody has paid/i).first()).toBeVisible();
    await page.getByRole('button', { name: /^New sale/ }).click();
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  });
});

test('while the service is gone nothing asks for money, the code is kept, and the cashier is told not to charge again', async ({
  folder,
  startTill,
}) => {
  const args = ['--port', String(await closedPort()), '--state', `${folder}/service.json`];
  const before = await SandboxProcess.start(args);
  const { page } = await startTill({ profile: before.ready.profile, secrets: before.ready.secrets });
  await charge(page, '4400', 'GONE-1');
  await expectHeading(page, 'Waiting for payment');
  const address = await shownAddress(page);
  await before.stop();
  await expect(page.getByRole('alert').filter({ hasText: 'do not charge again' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show code' }).click();
  expect(await shownAddress(page)).toBe(address);
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();

  const after = await SandboxProcess.start(args);
  const [payment] = await after.payments('GONE-1');
  await after.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await after.stop();
});

test('a sale that starts without a network says that nobody can have paid, and may be stopped', async ({
  folder,
  startTill,
}) => {
  const args = ['--port', String(await closedPort()), '--state', `${folder}/service.json`];
  const service = await SandboxProcess.start(args);
  await service.stop();
  const { page } = await startTill({ profile: service.ready.profile, secrets: service.ready.secrets });
  await charge(page, '5500');
  await expect(page.getByText(/nobody can have paid/i)).toBeVisible();
  await page.getByRole('button', { name: 'Stop this sale' }).click();
  await expect(page.getByText('Nobody has paid.')).toBeVisible();
});
