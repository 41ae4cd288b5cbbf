import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { addCashier, press, signIn } from '../../support/electron/till-set-up.ts';

test('a manager sets up, a cashier signs in by keyboard and sells; X, Z and its copy show the day', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const till = await startTill({ profile, secrets });
  const { page } = till;
  await press(page, 'Menu');
  await press(page, /^Cashiers/);
  await addCashier(page, 'Add the manager', 'Ann', '2468');
  await addCashier(page, 'Add a cashier', 'Bo', '13579');
  await press(page, 'Lock');

  await expectHeading(page, 'Who is at the till?');
  await press(page, 'Menu');
  await expect(page.getByRole('button', { name: /^Cashiers/ })).toHaveCount(0);
  await press(page, /^Back$/);
  await signIn(page, 'Bo', '13579');
  await press(page, 'Menu');
  await expect(page.getByRole('button', { name: /^Cashiers/ })).toHaveCount(0);
  await press(page, /^Shift/);
  await press(page, 'Open a shift');
  await expectHeading(page, 'Shift 1 is open');
  await press(page, /^Back$/);
  await press(page, /^Back$/);

  await charge(page, '1500', 'PAID');
  await expectHeading(page, 'Waiting for payment');
  const [paid] = await sandbox.payments('PAID');
  await sandbox.move(paid?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await press(page, /^New sale/);
  await charge(page, '700', 'PARKED');
  await expectHeading(page, 'Waiting for payment');
  await press(page, 'New sale');

  await press(page, 'Menu');
  await press(page, /^Shift/);
  await press(page, 'X report');
  await expectHeading(page, 'X report, shift 1');
  await expect(page.getByText('1 · $15.00').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'PARKED' })).toContainText('Still open');
  await press(page, /^Back$/);
  await press(page, 'Close the shift');
  await press(page, 'Close and make the Z report');
  await expectHeading(page, 'Z report, shift 1');
  await expect(page.getByText('COPY')).toHaveCount(0);
  await press(page, /^Back$/);
  await expect(page.getByText('No shift is open.')).toBeVisible();

  await till.kill();
  const again = await startTill({ profile, secrets });
  await expectHeading(again.page, 'Who is at the till?');
  await expect(again.page.getByRole('region', { name: 'Payments in progress' })).toContainText('PARKED');
  await signIn(again.page, 'Ann', '2468');
  await press(again.page, 'Menu');
  await press(again.page, /^Shift/);
  await press(again.page, /^Shift 1, closed/);
  await expectHeading(again.page, 'Z report, shift 1');
  await expect(again.page.getByText('COPY')).toBeVisible();
  await expect(again.page.getByText('1 · $15.00').first()).toBeVisible();
});

test('wrong PINs lock, the till says for how long, and what was parked can still be opened', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { page } = await startTill({ profile, secrets });
  await charge(page, '900', 'OPEN');
  await expectHeading(page, 'Waiting for payment');
  await press(page, 'New sale');
  await press(page, 'Menu');
  await press(page, /^Cashiers/);
  await addCashier(page, 'Add the manager', 'Ann', '2468');
  await press(page, 'Lock');
  await expectHeading(page, 'Who is at the till?');
  for (const wrong of ['1111', '2222', '3333', '4444']) {
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This PIN is wrong.')).toBeVisible();
    await expect(page.getByRole('button', { name: '5', exact: true })).toBeEnabled();
  }
  await page.keyboard.type('5555');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Try again in \d+ s/)).toBeVisible();
  await expect(page.getByRole('button', { name: '5', exact: true })).toBeDisabled();
  await page.getByRole('region', { name: 'Payments in progress' }).getByRole('button').click();
  await expectHeading(page, 'Waiting for payment');
});
