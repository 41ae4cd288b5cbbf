import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { addCashier, backToTheSale, press, setUpPrinter } from '../../support/electron/till-set-up.ts';
import { VirtualPrinter } from '../../support/system/virtual-printer/virtual-printer.ts';

test('who opened the drawer, changed the printer and printed a receipt again stands in the journal', async ({
  sandbox,
  startTill,
}) => {
  const printer = await VirtualPrinter.start();
  const { profile, secrets } = sandbox.ready;
  const { page } = await startTill({ profile, secrets });
  await press(page, 'Menu');
  await press(page, /^Cashiers/);
  await addCashier(page, 'Add the manager', 'Ann', '2468');
  await backToTheSale(page);
  await setUpPrinter(page, printer.port);
  await press(page, 'Open drawer');
  await expect.poll(() => printer.printed.at(-1)).toEqual({ kind: 'pulse', pin: 2 });
  await backToTheSale(page);

  await charge(page, '1001', 'TABLE-1');
  await expectHeading(page, 'Paid');
  await press(page, 'Receipt');
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  for (const count of [1, 2]) {
    await dialog.getByRole('button', { name: 'Print' }).click();
    const pressedAt = Date.now();
    await printer.paperOut(count);
    // A person looks at the paper first: the second half of a double press, within half a second, prints nothing.
    await expect.poll(() => Date.now() - pressedAt).toBeGreaterThan(600);
    await expect(dialog.getByRole('status')).toHaveText('Sent to the printer.');
    if (count === 1) await dialog.press('Escape');
    if (count === 1) await press(page, 'Receipt');
  }
  await page.keyboard.press('Escape');
  await press(page, /^New sale/);

  await press(page, 'Menu');
  await press(page, 'Back office');
  await press(page, /^Journal/);
  await expectHeading(page, 'Journal');
  // Not Today: the test may run over midnight.
  await page.getByRole('radio', { name: 'This month' }).check({ force: true });
  const row = (text: string) =>
    page.getByRole('list', { name: 'Journal' }).getByRole('button', { name: text });
  await expect(row('Printed again: Receipt')).toHaveCount(1);
  await expect(row('Printed again: Receipt')).toContainText('Ann');
  await expect(row('Printed again: Receipt')).toContainText('Sale 1');
  await expect(row('Cash drawer opened')).toContainText('Ann');
  await expect(row('Setting changed: Printer')).toContainText('Ann');

  await page.getByLabel('Kind').selectOption('Cash drawer');
  await expect(row('Setting changed: Printer')).toHaveCount(0);
  await expect(row('Cash drawer opened')).toHaveCount(1);
  await page.getByLabel('Kind').selectOption('Everything');
  await row('Printed again: Receipt').click();
  await press(page, 'Sale 1');
  const printed = page.getByRole('listitem').filter({ hasText: 'A receipt or slip was printed' });
  await expect(printed).toHaveCount(2);
  await expect(printed.last()).toContainText('By Ann');
  await printer.stop();
});
