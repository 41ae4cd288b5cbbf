import { expect } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { backToTheSale, press } from '../../support/electron/till-set-up.ts';
import { say } from './day.ts';
import type { Day } from './day.ts';

/** A customer comes back, and their payment is found. */
export async function findPayment({ till, album }: Day): Promise<void> {
  const { page } = till;
  say('A customer comes back: their payment is found');
  await page.keyboard.press('F3');
  await page.getByRole('textbox', { name: /reference, code/ }).fill('TABLE 4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 sale found')).toBeVisible();
  await album.add(till, 'found');
  await page.getByRole('button', { name: /TABLE 4/ }).click();
  await expect(page.getByText('Code shown to the customer')).toBeVisible();
  await album.add(till, 'history');
  await backToTheSale(page);
}

/** X and Z report. */
export async function closeTheStore({ till, album, printer }: Day): Promise<void> {
  const { page } = till;
  say('Closing: X report, Z report');
  await press(page, 'Menu');
  await press(page, /^Shift/);
  await press(page, 'X report');
  await expectHeading(page, 'X report, shift 1');
  await album.add(till, 'x-report');
  await press(page, /^Back$/);
  await press(page, 'Close the shift');
  await album.add(till, 'close-the-shift');
  await press(page, 'Close and make the Z report');
  await expectHeading(page, 'Z report, shift 1');
  await press(page, 'Print');
  await printer.paperOut(4);
  await album.add(till, 'z-report');
}
