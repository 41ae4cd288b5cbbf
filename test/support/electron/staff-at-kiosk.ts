import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { SandboxProcess } from './electron-sandbox.ts';

const ALWAYS_FIVE = { mode: 'fixed-amount', fixedAmount: '5.00' };

/** What a till of this sandbox is started with to be a kiosk. */
export const kioskOf = ({ ready }: SandboxProcess, kiosk: object = ALWAYS_FIVE) => ({
  profile: { ...ready.profile, kiosk },
  secrets: { ...ready.secrets, staffPin: '4711' },
});

/** As staff of a kiosk whose PIN is 4711 open their menu: by holding the corner. */
export async function openStaffMenu(page: Page): Promise<Locator> {
  const staff = page.getByRole('dialog', { name: 'Staff' });
  // Before the kiosk is drawn nobody hears a press.
  await page.getByRole('heading').first().waitFor();
  // A window that loses the focus ends the press, and the till's gives it up only when it is hidden.
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await expect(staff).toBeVisible();
  await page.mouse.up();
  for (const digit of '4711') await staff.getByRole('button', { name: digit, exact: true }).click();
  await staff.getByRole('button', { name: 'Go on' }).click();
  await staff.getByRole('button', { name: 'Close the kiosk' }).waitFor();
  return staff;
}
