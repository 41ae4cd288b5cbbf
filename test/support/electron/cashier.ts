import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Types an amount in minor units and charges it, as a cashier with a keyboard does. */
export async function charge(page: Page, digits: string, reference?: string): Promise<void> {
  // Not by its Charge: an unpaid sale's screen has one, too, and stays until the press of New sale is on the disk.
  await expectHeading(page, 'New sale');
  if (reference !== undefined) {
    await page.getByRole('textbox', { name: 'Reference' }).fill(reference);
    await page.getByRole('textbox', { name: 'Reference' }).blur();
  }
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 20_000 });
}

/** The address under the code: `paymentUrls[0]` as text. */
export async function shownAddress(page: Page): Promise<string> {
  const address = page.getByText(/^https?:\/\/\S+$/);
  await expect(address).toBeVisible();
  return (await address.innerText()).trim();
}

/** What a phone reads from a plain screenshot. */
export async function scannedCode(page: Page): Promise<string> {
  return codeIn(await page.screenshot());
}

/** What a decoder that is not ours (zbar) reads from a picture; empty where it finds no code. */
export function codeIn(picture: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-scan-'));
  try {
    const file = join(folder, 'screen.png');
    writeFileSync(file, picture);
    const { stdout } = spawnSync('zbarimg', ['--quiet', '--raw', file], { encoding: 'utf8' });
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
