import { expect } from '@playwright/test';
import { withBareTill } from '../../support/electron/bare-till.ts';
import { expectHeading, scannedCode } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { scan } from '../../support/electron/scanner.ts';
import type { Page } from '@playwright/test';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';

const REFERENCE = 'FIRST-SALE';

const presser = (page: Page) => (name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** A bare computer becomes a partner's back office. */
async function becomeOffice(page: Page, { ready: { baseUrl } }: SandboxProcess): Promise<void> {
  const box = (name: string) => page.getByRole('textbox', { name });
  await page.getByRole('button', { name: 'Set up the back office' }).click();
  await page.getByRole('radio', { name: /^Sandbox/ }).check({ force: true });
  await box('Address of the payment service').fill(baseUrl);
  await box('Store').fill('Northwind Payments');
  await box('Partner ID').fill('par_Northwind');
  await box('Currency').fill('usd');
  await page.getByLabel('Back-office API key').fill('sandbox-partner-key-Northwind');
  await page.getByRole('button', { name: 'Open the back office' }).click();
  await expectHeading(page, 'Back office');
}

/** A short application, sent; its signer and the service's reviewers are the sandbox. */
async function onboard(page: Page, sandbox: SandboxProcess): Promise<void> {
  const press = presser(page);
  const box = (name: string) => page.getByRole('textbox', { name });
  await page.getByRole('button', { name: /^Applications/ }).click();
  await press('New short application');
  await page.getByRole('button', { name: /Harbor Retail/ }).click();
  for (const [name, text] of [
    ['Merchant', 'Ferry Kiosk'],
    ['External ID', 'FERRY-1'],
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['E-mail', 'ada@ferry.example.test'],
  ] as const)
    await box(name).fill(text);
  await press('Send');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expectHeading(page, 'Ferry Kiosk');
  const id = (await page.getByRole('main').getByText(/^app_/).textContent()) ?? '';
  for (const action of ['open', 'sign', 'startReview', 'review', 'startBoarding', 'board'])
    await sandbox.control('POST', `/applications/${id}`, { action });
  await press('Back');
  await page.getByRole('button', { name: /Ferry Kiosk/ }).click();
}

test('a newcomer’s hour: a merchant is onboarded, its terminal handed over, a sale paid, found and settled', async ({
  sandbox,
  startTill,
  display,
}) => {
  test.setTimeout(180_000);
  const begun = Date.now();
  const { page: office, output } = await startTill({});
  const press = presser(office);
  await becomeOffice(office, sandbox);
  await onboard(office, sandbox);

  await press('Set up its new terminals');
  await office.getByRole('button', { name: /Ferry Kiosk/ }).click();
  await press('New terminal');
  await office.getByRole('textbox', { name: 'Name' }).fill('Quay counter');
  await press('Create');
  await expectHeading(office, 'Quay counter');
  await press('Hand over to a till');
  await expect(office.getByRole('term').filter({ hasText: 'Merchant' })).toBeVisible();
  await expect(office.getByRole('definition').filter({ hasText: 'Ferry Kiosk' })).toBeVisible();
  await expect(office.getByText('belongs to another merchant')).toBeVisible();
  const name = office.getByRole('textbox', { name: 'Store name' });
  await expect(name).toHaveValue('Ferry Kiosk');
  const locale = office.getByRole('textbox', { name: 'Language and country' });
  // What is wrong is said beside its box, and the rest stays.
  await locale.fill('american');
  await name.fill('Ferry Kiosk, Quay');
  await press('Make the package');
  await expect(locale).toHaveAccessibleDescription(/a language tag/);
  await expect(locale).toBeFocused();
  await expect(name).toHaveValue('Ferry Kiosk, Quay');
  await locale.fill('en-US');
  await press('Make the package');
  const shown = office.locator('code');
  await expect(shown).toHaveText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  const code = await shown.innerText();
  const handedOver = await scannedCode(office);

  await withBareTill(display, async ({ page }) => {
    await expectHeading(page, 'Set up this till');
    await scan(page, handedOver, { gapMs: 2 });
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await page.keyboard.type(code.toLowerCase().replaceAll('-', ''), { delay: 110 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Ferry Kiosk, Quay');
    await page.getByRole('textbox', { name: 'Reference' }).fill(REFERENCE);
    await page.getByRole('textbox', { name: 'Reference' }).blur();
    await page.keyboard.type('1001', { delay: 110 });
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Paid');
  });

  for (let level = 0; level < 8; level += 1) {
    if (await office.getByText('Nothing can be sold at this computer').isVisible()) break;
    await office.keyboard.press('Escape');
  }
  await office.getByRole('button', { name: /^Payments/ }).click();
  await office.getByRole('button', { name: new RegExp(REFERENCE) }).click();
  await expectHeading(office, REFERENCE);
  await expect(office.getByText('Nothing: it is paid.')).toBeVisible();
  await expect(office.getByText('Not batched yet')).toBeVisible();
  await press('Back');
  await sandbox.control('POST', '/settle', {});
  // What the service says of another till's payment is as old as the list.
  await press('Find');
  await expect(office.getByRole('button', { name: new RegExp(REFERENCE) })).toBeVisible();
  await office.getByRole('button', { name: new RegExp(REFERENCE) }).click();
  await office.getByRole('button', { name: 'Open the settlement' }).click();
  await expect(office.getByText('Deposit by ACH').or(office.getByText('Paid out')).first()).toBeVisible();
  console.log(`${Date.now() - begun} ms from nothing to a settled payment`);
  expect(output()).not.toContain(code);
});
