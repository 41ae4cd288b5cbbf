import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../support/cashier.ts';
import { windowShowing } from '../support/electron-app.ts';
import { test } from '../support/electron-test.ts';
import { scan } from '../support/scanner.ts';
import {
  addCashier,
  backToTheSale,
  press,
  setUpAmounts,
  setUpPrinter,
  signIn,
} from '../support/till-set-up.ts';
import { paperPicture } from '../support/virtual-printer/paper-picture.ts';
import { VirtualPrinter } from '../support/virtual-printer/virtual-printer.ts';
import { Album } from './album.ts';
import type { Page } from '@playwright/test';

const say = (line: string): void => console.log(line);

async function newSale(page: Page): Promise<void> {
  await press(page, /^New sale/);
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  const address = await shownAddress(page);
  await fetch(address, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
  await expectHeading(page, 'Paid');
}

test('a day at the counter', async ({ sandbox, startTill }) => {
  const { profile, secrets } = sandbox.ready;
  const album = new Album('day');
  const printer = await VirtualPrinter.start();
  let till = await startTill({ profile, secrets, customerDisplay: true });
  let { page } = till;

  say('Before opening: the manager sets the till up');
  await setUpAmounts(page);
  await setUpPrinter(page, printer.port);
  await album.add(till, 'printer');
  await backToTheSale(page);
  await press(page, 'Menu');
  await album.add(till, 'menu');
  await press(page, /^Cashiers/);
  await addCashier(page, 'Add the manager', 'Ann', '2468');
  await addCashier(page, 'Add a cashier', 'Bo', '13579');
  await album.add(till, 'cashiers');
  await press(page, 'Lock');

  say('Opening: Bo mistypes the PIN, then opens a shift');
  await press(page, 'Bo');
  await page.keyboard.type('1111');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This PIN is wrong.')).toBeVisible();
  await album.add(till, 'wrong-pin');
  await page.keyboard.type('13579');
  await page.keyboard.press('Enter');
  await press(page, 'Menu');
  await press(page, /^Shift/);
  await press(page, 'Open a shift');
  await expectHeading(page, 'Shift 1 is open');
  await album.add(till, 'shift-open');
  await backToTheSale(page);

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
  await pay(page);
  await album.add(till, 'paid');
  await album.addPage(customer, 'customer-paid');
  await press(page, 'Receipt');
  await expect(page.getByRole('article')).toBeVisible();
  await album.add(till, 'receipt');
  await press(page, 'Print');
  await printer.paperOut(1);
  await page.keyboard.press('Escape');
  await newSale(page);

  say('Mistakes: the same amount again by accident, then an amount without a customer');
  await charge(page, '4200', 'TABLE 4');
  await expectHeading(page, 'Waiting for payment');
  await press(page, 'New sale');
  await charge(page, '4200');
  await album.add(till, 'same-amount');
  await press(page, 'Open that sale');
  await expectHeading(page, 'Waiting for payment');

  say('The customer’s display is unplugged: the till turns to the customer');
  await customer.close();
  await expect(page.getByRole('alert')).toContainText('The customer’s screen was closed.');
  await album.add(till, 'display-unplugged');
  await press(page, 'Show to customer');
  await expect(page.getByText('Scan with your phone')).toBeVisible();
  await album.add(till, 'turned-to-customer');
  await press(page, 'Back to the till');
  await press(page, 'Open it again');
  await album.addPage(await windowShowing(till.app, 'customer.html'), 'customer-back');
  await pay(page);

  say('The printer is empty');
  printer.condition.paper = false;
  await press(page, 'Receipt');
  await press(page, 'Print');
  await page.keyboard.press('Escape');
  await newSale(page);
  await expect(page.getByRole('button', { name: 'Not printed' })).toBeVisible();
  await album.add(till, 'not-printed');
  await press(page, 'Not printed');
  await expect(page.getByText('The printer has no paper.')).toBeVisible();
  await album.add(till, 'printer-empty');
  printer.mend();
  await press(page, 'Print now');
  await printer.paperOut(2);
  await backToTheSale(page);

  say('Wrong language: somebody chose Japanese');
  await press(page, 'Menu');
  await press(page, 'Preferences');
  await page.getByRole('radio', { name: '日本語' }).first().check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await album.add(till, 'wrong-language');
  await page.getByRole('radio', { name: 'English' }).first().check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await backToTheSale(page);

  say('Underpaid: a reclaim slip');
  await charge(page, '1202', 'TABLE 9');
  await expectHeading(page, 'Not paid in full');
  await album.add(till, 'underpaid');
  await press(page, 'Reclaim slip');
  await expect(page.getByRole('article')).toContainText('Reclaim by');
  await album.add(till, 'reclaim-slip');
  await press(page, 'Print');
  await printer.paperOut(3);
  await page.keyboard.press('Escape');
  await newSale(page);

  say('A power cut while a customer pays');
  await charge(page, '777', 'TABLE 2');
  await expectHeading(page, 'Waiting for payment');
  const address = await shownAddress(page);
  await till.kill();
  await fetch(address, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
  till = await startTill({ profile, secrets });
  ({ page } = till);
  await expectHeading(page, 'Who is at the till?');
  await album.add(till, 'after-power-cut');
  await signIn(page, 'Bo', '13579');
  await album.add(till, 'after-sign-in');

  say('A customer comes back: their payment is found');
  await page.keyboard.press('F3');
  await page.getByRole('textbox', { name: /^Reference, code/ }).fill('TABLE 4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 sale found')).toBeVisible();
  await album.add(till, 'found');
  await page.getByRole('button', { name: /TABLE 4/ }).click();
  await expect(page.getByText('Code shown to the customer')).toBeVisible();
  await album.add(till, 'history');
  await backToTheSale(page);

  say('Closing: X report, Z report');
  await press(page, 'Menu');
  await press(page, /^Shift/);
  await press(page, 'X report');
  await expectHeading(page, 'X report, shift 1');
  await album.add(till, 'x-report');
  await press(page, 'Back');
  await press(page, 'Close the shift');
  await album.add(till, 'close-the-shift');
  await press(page, 'Close and make the Z report');
  await expectHeading(page, 'Z report, shift 1');
  await press(page, 'Print');
  await printer.paperOut(4);
  await album.add(till, 'z-report');

  await album.addPaper(till, await paperPicture(printer.printed, 80), 'roll');
  await printer.stop();
});
