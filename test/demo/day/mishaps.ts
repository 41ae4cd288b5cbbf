import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { backToTheSale, press } from '../../support/electron/till-set-up.ts';
import { newSale, say } from './day.ts';
import type { Day } from './day.ts';

/** The roll ends in the middle of the day. */
export async function emptyPrinter({ till, album, printer }: Day): Promise<void> {
  const { page } = till;
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
  // The notice opened the page, so that one press leads back to where it stood.
  await press(page, /^Back$/);
}

/** Somebody chose Japanese, and somebody else gets back. */
export async function wrongLanguage({ till, album }: Day): Promise<void> {
  const { page } = till;
  say('Wrong language: somebody chose Japanese');
  await press(page, 'Menu');
  await press(page, 'Preferences');
  await page.getByRole('radio', { name: '日本語' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await album.add(till, 'wrong-language');
  await page.getByRole('radio', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await backToTheSale(page);
}

/** The customer sent too little, and gets a slip. */
export async function underpaid({ till, album, printer }: Day): Promise<void> {
  const { page } = till;
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
}
