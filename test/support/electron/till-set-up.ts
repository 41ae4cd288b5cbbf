import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

/** From a page that the menu leads to. */
export async function backToTheSale(page: Page): Promise<void> {
  await press(page, /^Back$/);
  await press(page, /^Back$/);
}

/** On the cashiers' page; `opener` is "Add the manager" for the first one. */
export async function addCashier(page: Page, opener: string, name: string, pin: string): Promise<void> {
  await press(page, opener);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('PIN, 4 to 8 digits').fill(pin);
  await press(page, /^Add$/);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

export async function signIn(page: Page, name: string, pin: string): Promise<void> {
  await press(page, name);
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
}

/** Leaves the printer's page open. */
export async function setUpPrinter(page: Page, port: number): Promise<void> {
  await press(page, 'Menu');
  await press(page, /^Printer/);
  await page.getByRole('textbox', { name: 'Address' }).fill('127.0.0.1');
  await page.getByRole('textbox', { name: 'Port' }).fill(String(port));
  await press(page, 'Save printer');
  await expect(page.getByText('Saved.')).toBeVisible();
}

const CATALOGUE = [
  'Article;Price;EAN',
  'Coffee;3,50;4006381333931',
  'Sandwich;6,90;40063829',
  'Apple juice;2,80;96385074',
].join('\n');

/** Imports three articles, and offers tips and discounts. */
export async function setUpAmounts(page: Page): Promise<void> {
  await press(page, 'Menu');
  await press(page, 'Catalogue and amounts');
  const file = { name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(CATALOGUE) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('3 articles were imported.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tips' }).check();
  await page.getByRole('checkbox', { name: 'Discounts' }).check();
  await press(page, 'Save');
  await expect(page.getByText('Saved.')).toBeVisible();
  await backToTheSale(page);
}

/** What the Charge key would charge now, as text. */
export async function expectCharge(page: Page, amount: string | RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: /^Charge/ })).toContainText(amount, { timeout: 20_000 });
}
