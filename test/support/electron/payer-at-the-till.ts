import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { RunningTill } from './electron-app.ts';

export const EMAIL = 'ada.lovelace@example.com';

const details = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Street and number': '12 St James’s Square',
  'Postal code': '94105',
  City: 'San Francisco',
  'State, province or county': 'CA',
};

/** Fills in everything but the e-mail address. */
export async function tellWho(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(details)) await page.getByRole('textbox', { name }).fill(text);
}

export const emailBox = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true });

/** Neither a file of the till nor a line of its log holds the address. */
export function expectNoTrace(till: RunningTill, folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const saying = files.filter((file) => statSync(file).isFile() && readFileSync(file).includes(EMAIL));
  expect([till.output().includes(EMAIL), ...saying]).toEqual([false]);
}
