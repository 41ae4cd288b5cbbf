import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const CATALOGUE = 'Article;Price;EAN\nCoffee;3,50;4006381333931\nSandwich;6,90;40063829\n';

/** A catalogue of two articles, tips and discounts, by the screens. */
export async function setUpCounter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Catalogue and amounts' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(CATALOGUE) });
  await expect(page.getByText('2 articles were imported.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tips' }).check();
  await page.getByRole('checkbox', { name: 'Discounts' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
}

/** What the Charge key would charge now, as text. */
export async function expectCharge(page: Page, amount: string | RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: /^Charge/ })).toContainText(amount, { timeout: 20_000 });
}
