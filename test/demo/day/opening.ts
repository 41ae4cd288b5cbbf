import { expect } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import {
  addCashier,
  backToTheSale,
  press,
  setUpAmounts,
  setUpPrinter,
} from '../../support/electron/till-set-up.ts';
import { BO_PIN, say } from './day.ts';
import type { Day } from './day.ts';

/** The manager sets the till up; Bo mistypes the PIN, and opens a shift. */
export async function openTheStore({ till, album, printer }: Day): Promise<void> {
  const { page } = till;
  say('Before opening: the manager sets the till up');
  await setUpAmounts(page);
  await setUpPrinter(page, printer.port);
  await album.add(till, 'printer');
  await backToTheSale(page);
  await press(page, 'Menu');
  await album.add(till, 'menu');
  await press(page, /^Cashiers/);
  await addCashier(page, 'Add the manager', 'Ann', '2468');
  await addCashier(page, 'Add a cashier', 'Bo', BO_PIN);
  await album.add(till, 'cashiers');
  await press(page, 'Lock');

  say('Opening: Bo mistypes the PIN, then opens a shift');
  await press(page, 'Bo');
  await page.keyboard.type('1111');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This PIN is wrong.')).toBeVisible();
  await album.add(till, 'wrong-pin');
  await page.keyboard.type(BO_PIN);
  await page.keyboard.press('Enter');
  await press(page, 'Menu');
  await press(page, /^Shift/);
  await press(page, 'Open a shift');
  await expectHeading(page, 'Shift 1 is open');
  await album.add(till, 'shift-open');
  await backToTheSale(page);
}
