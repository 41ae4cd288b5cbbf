import { expect } from '@playwright/test';
import { charge, expectHeading, scannedCode, shownAddress } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { closeWindow, windowShowing } from '../../support/electron/electron-app.ts';

test('the customer follows the sale on a screen of their own, and the next one sees nothing of it', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const till = await startTill({ profile, secrets, customerDisplay: true });
  const customer = await windowShowing(till.app, 'customer.html');
  await expect(customer.getByText('Welcome')).toBeVisible();

  await expect(till.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await till.page.keyboard.type('1234');
  await expect(customer.getByText('$12.34')).toBeVisible();
  await till.page.keyboard.press('Backspace');
  await expect(customer.getByText('$1.23')).toBeVisible();

  await charge(till.page, '4', 'PRIVATE-7');
  await expect(customer.getByText('Pay the exact amount shown')).toBeVisible();
  await expect(customer.getByText('$12.34')).toBeVisible();
  expect(await scannedCode(customer)).toBe(await shownAddress(till.page));
  expect(await customer.content()).not.toContain('PRIVATE-7');

  const [payment] = await sandbox.payments('PRIVATE-7');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'processing' });
  await expectHeading(customer, 'Payment seen, confirming');
  await expect(customer.getByRole('img', { name: 'Payment QR code' })).toHaveCount(0);
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(customer, 'Paid');

  await till.page.getByRole('button', { name: /^New sale/ }).click();
  await expect(customer.getByText('Welcome')).toBeVisible();
  expect(await customer.content()).not.toMatch(/12\.34|PRIVATE-7|Paid/);
});

test('the customer’s page has no powers but three commands, and looks as the till does', async ({
  startTill,
}) => {
  const till = await startTill({ training: true, customerDisplay: true });
  const customer = await windowShowing(till.app, 'customer.html');
  await expect(customer.getByText('Welcome')).toBeVisible();

  await test.step('the customer’s page reaches three commands, sandboxed, and none of the cashier’s', async () => {
    const reach = await customer.evaluate(() => ({
      cashiers: typeof Reflect.get(window, 'countertop'),
      require: typeof Reflect.get(window, 'require'),
      ipc: typeof Reflect.get(window, 'ipcRenderer'),
      commands: Object.keys((Reflect.get(window, 'countertopCustomer') as { commands: object }).commands),
    }));
    expect(reach).toEqual({
      cashiers: 'undefined',
      require: 'undefined',
      ipc: 'undefined',
      commands: ['customer.view', 'customer.chooseTip', 'customer.giveDetails'],
    });
  });

  await test.step('a customer’s window that carries the cashier’s preload may still not give its commands', async () => {
    const answer = await till.app.evaluate(async ({ BrowserWindow, app }) => {
      const stranger = new BrowserWindow({
        show: false,
        webPreferences: { preload: `${app.getAppPath()}/out/preload/preload.cjs`, sandbox: true },
      });
      await stranger.loadURL('app://countertop/customer.html');
      const said: unknown = await stranger.webContents.executeJavaScript(
        "countertop.commands['sale.start']({ amountMinor: 100, reference: '', overrides: [] })",
      );
      stranger.destroy();
      return said;
    });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'command-refused' } });
  });

  await test.step('the customer’s screen wears the till’s theme', async () => {
    await till.page.getByRole('button', { name: 'Menu' }).click();
    await till.page.getByRole('button', { name: 'Preferences' }).click();
    await till.page.getByRole('radio', { name: 'High contrast' }).check();
    await expect(customer.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expect(customer.getByRole('main')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });
});

test('a closed customer’s window harms nothing, and comes back when it is asked for', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const till = await startTill({ profile, secrets, customerDisplay: true });
  const first = await windowShowing(till.app, 'customer.html');
  await charge(till.page, '4200', 'STAYS');
  await expectHeading(till.page, 'Waiting for payment');
  await closeWindow(till.app, first);
  await expect(till.page.getByRole('alert')).toContainText('The customer’s screen was closed.');

  await till.page.getByRole('button', { name: 'Show to customer' }).click();
  await expect(till.page.getByText('Scan with your phone')).toBeVisible();
  await till.page.getByRole('button', { name: 'Back to the till' }).click();
  await expectHeading(till.page, 'Waiting for payment');

  await till.page.getByRole('button', { name: 'Open it again' }).click();
  const again = await windowShowing(till.app, 'customer.html');
  await expect(again.getByText('$42.00')).toBeVisible();
  const [payment] = await sandbox.payments('STAYS');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'underpaid' });
  await expectHeading(again, 'Please speak to the cashier');
  await expect(again.getByRole('img', { name: 'Reclaim page QR code' })).toBeVisible();
  await expectHeading(till.page, 'Not paid in full');
});

test('a tip that the customer chooses on their screen is charged', async ({ sandbox, startTill }) => {
  const { profile, secrets } = sandbox.ready;
  const till = await startTill({ profile, secrets, customerDisplay: true });
  const customer = await windowShowing(till.app, 'customer.html');
  await till.page.getByRole('button', { name: 'Menu' }).click();
  await till.page.getByRole('button', { name: 'Customer screen' }).click();
  await till.page.getByRole('radio', { name: 'Ask the customer' }).check();
  await till.page.getByRole('button', { name: 'Back', exact: true }).click();
  await till.page.getByRole('button', { name: 'Back', exact: true }).click();

  // The cashier may always go on without an answer.
  await charge(till.page, '2000', 'SKIPPED');
  await expectHeading(customer, 'Would you like to add a tip?');
  await till.page.getByRole('button', { name: 'No tip: charge now' }).click();
  await expectHeading(till.page, 'Waiting for payment');
  await till.page.getByRole('button', { name: 'New sale' }).click();

  await charge(till.page, '1000', 'TIPPED');
  await customer.getByRole('button', { name: '15%' }).click();
  await expectHeading(till.page, 'Waiting for payment');
  await expect(customer.getByText('$11.50')).toBeVisible();
  const asked = [...(await sandbox.payments('SKIPPED')), ...(await sandbox.payments('TIPPED'))];
  expect(asked.map(({ requested }) => requested)).toEqual([20, 11.5]);
});
