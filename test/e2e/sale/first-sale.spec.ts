import { expect } from '@playwright/test';
import { charge, expectHeading, scannedCode, shownAddress } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

test.use({ share: 1 });

test('a cashier opens training mode and takes a payment', async ({ startTill }) => {
  const { page } = await startTill();
  await page.getByRole('button', { name: /training/i }).click();
  await charge(page, '1234', 'ORDER-1');
  await expectHeading(page, 'Waiting for payment');
  await expect(page.getByText('ORDER-1')).toBeVisible();
  const address = await shownAddress(page);

  const payer = await fetch(address);
  expect(payer.status).toBe(200);
  const [action] = /action="([^"]+)"/.exec(await payer.text())?.slice(1) ?? [];
  const paid = await fetch(new URL(action ?? '', address), {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
  });
  expect(paid.ok).toBe(true);

  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
});

test('a newcomer sells in training within six presses, from the first screen to paid', async ({
  startTill,
}) => {
  const { page } = await startTill();
  const presses = [
    page.getByRole('button', { name: /training/i }),
    page.getByRole('button', { name: '5', exact: true }),
    page.getByRole('button', { name: '00', exact: true }),
    page.getByRole('button', { name: /^Charge/ }),
    page.getByRole('region', { name: 'Simulate' }).getByRole('button', { name: 'Paid' }),
  ];
  for (const button of presses) await button.click();
  await expectHeading(page, 'Paid');
  expect(presses.length).toBeLessThanOrEqual(6);
});

test('the code reads from a plain screenshot on a small display and on a large one', async ({
  sandbox,
  startTill,
}) => {
  const { page, resize } = await startTill({
    profile: sandbox.ready.profile,
    secrets: sandbox.ready.secrets,
    size: { width: 800, height: 480 },
  });
  await charge(page, '4200');
  const reads = async () => {
    await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
    expect(await scannedCode(page)).toBe(await shownAddress(page));
  };
  await test.step('800×480', reads);
  await resize({ width: 1280, height: 800 });
  await test.step('1280×800', reads);
});

test('a sale is parked while the next customer is served', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1100', 'FIRST');
  await expectHeading(page, 'Waiting for payment');
  await page.getByRole('button', { name: 'New sale' }).click();
  const openSales = page.getByRole('region', { name: 'Payments in progress' });
  await expect(openSales).toContainText('FIRST');
  await charge(page, '2200', 'SECOND');
  await expectHeading(page, 'Waiting for payment');
  const [first] = await sandbox.payments('FIRST');
  await sandbox.move(first?.trackingId ?? '', { statusCode: 'completed' });
  await expect(openSales).toContainText('Paid');
  await openSales.getByRole('button').first().click();
  await expectHeading(page, 'Paid');
  await expect(openSales).toContainText('SECOND');
});

test('an amount is entered by touch or by keys, corrected, and charged once', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });

  await test.step('the keypad works by touch', async () => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    for (const key of ['1', '2', '00', '5', 'Backspace']) await press(key);
    await expect(page.getByRole('button', { name: /^Charge/ })).toContainText('$12.00');
    await press('Clear');
    await expect(page.getByRole('button', { name: /^Charge/ })).toContainText('$0.00');
    for (const key of ['7', '0', '0']) await press(key);
    await page.getByRole('button', { name: /^Charge/ }).click();
    await expectHeading(page, 'Waiting for payment');
    expect((await sandbox.payments()).map(({ requested }) => requested)).toEqual([7]);
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  await test.step('the keyboard corrects, clears and never charges twice', async () => {
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
    await page.keyboard.type('99');
    await page.keyboard.press('Escape');
    await page.keyboard.type('1509');
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: /^Charge/ })).toContainText('$1.50');
    await Promise.all([
      page.keyboard.press('Enter'),
      page.keyboard.press('Enter'),
      page.keyboard.press('Enter'),
    ]);
    await expectHeading(page, 'Waiting for payment');
    expect(await sandbox.payments()).toHaveLength(2);
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  await test.step('bad amounts and references are explained where they are typed', async () => {
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter the amount first.')).toBeVisible();
    await page.keyboard.type('1234567890123', { delay: 100 });
    await expect(page.getByText('at most 12 digits')).toBeVisible();
    await page.getByRole('textbox', { name: 'Reference' }).fill('x'.repeat(300));
    await page.getByRole('textbox', { name: 'Reference' }).press('Enter');
    await expect(page.getByText('at most 64 characters')).toBeVisible();
    expect(await sandbox.payments()).toHaveLength(2);
  });
});
