import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Saves a printer on this computer's network, by the screens; stays on its screen. */
export async function setUpPrinter(page: Page, port: number): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Printer/ }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('127.0.0.1');
  await page.getByRole('textbox', { name: 'Port' }).fill(String(port));
  await page.getByRole('button', { name: 'Save printer' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}
