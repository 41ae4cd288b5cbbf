import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { closeWindow, windowShowing } from '../../support/electron/electron-app.ts';
import { scan } from '../../support/electron/scanner.ts';
import { press } from '../../support/electron/till-set-up.ts';
import { newSale, payShown, say } from './day.ts';
import type { Day } from './day.ts';

/** Two scans, a tip, paid, the receipt printed. */
export async function rush({ till, album, printer }: Day): Promise<void> {
  const { page } = till;
  say('Rush: two scans, a tip, paid, the receipt printed');
  await scan(page, '4006381333931');
  await scan(page, '40063829');
  await press(page, 'Tip');
  await press(page, /^20%/);
  await expect(page.getByRole('button', { name: /^Charge/ })).toContainText('$12.48');
  await album.add(till, 'cart');
  const customer = await windowShowing(till.app, 'customer.html');
  await album.addPage(customer, 'customer-cart');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Waiting for payment');
  await album.add(till, 'waiting');
  await album.addPage(customer, 'customer-code');
  await payShown(page);
  await album.add(till, 'paid');
  await album.addPage(customer, 'customer-paid');
  await press(page, 'Receipt');
  await expect(page.getByRole('article')).toBeVisible();
  await album.add(till, 'receipt');
  await press(page, 'Print');
  await printer.paperOut(1);
  await page.keyboard.press('Escape');
  await newSale(page);
}

/** The same amount again by accident; the customer’s display goes; the amount is paid. */
export async function mistakes({ till, album }: Day): Promise<void> {
  const { page } = till;
  say('Mistakes: the same amount again by accident, then an amount without a customer');
  await charge(page, '4200', 'TABLE 4');
  await expectHeading(page, 'Waiting for payment');
  await press(page, 'New sale');
  await charge(page, '4200');
  await expect(page.getByRole('button', { name: 'Open that sale' })).toBeVisible();
  await album.add(till, 'same-amount');
  await press(page, 'Open that sale');
  await expectHeading(page, 'Waiting for payment');

  say('The customer’s display is unplugged: the till turns to the customer');
  await closeWindow(till.app, await windowShowing(till.app, 'customer.html'));
  await expect(page.getByRole('alert')).toContainText('The customer’s screen was closed.');
  await album.add(till, 'display-unplugged');
  await press(page, 'Show to customer');
  await expect(page.getByText('Scan with your phone')).toBeVisible();
  await album.add(till, 'turned-to-customer');
  await press(page, 'Back to the till');
  await press(page, 'Open it again');
  await album.addPage(await windowShowing(till.app, 'customer.html'), 'customer-back');
  await payShown(page);
}
