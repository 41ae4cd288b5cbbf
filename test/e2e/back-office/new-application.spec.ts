import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { evidenceFolder } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import type { Page } from '@playwright/test';

/** As a person does: what comes faster is a scanner's. */
const TYPED = { delay: 110 };

/** Types from box to box with Tab between them: an empty text leaves a box as it is. */
async function typeOn(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    if (text !== '') await page.keyboard.type(text, TYPED);
    await page.keyboard.press('Tab');
  }
}

/** The button beside a covered box or a day. */
const BESIDE = '';

const openApplications = async (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  await press('Menu');
  await press('Back office');
  await press('Applications');
  await expectHeading(page, 'Applications');
};
const goOn = async (page: Page) => {
  await page.getByRole('button', { name: 'Next step' }).focus();
  await page.keyboard.press('Enter');
};
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

test('an application is typed by keys alone, outlives a power cut, and is created and submitted once', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.setTimeout(180_000);
  const { secrets, baseUrl } = sandbox.ready;
  const { terminalPassword } = secrets;
  const backOfficeKey = 'sandbox-partner-key-Northwind';
  const backOffice = { auth: { scheme: 'apiKey' }, partnerId: 'par_Northwind' };
  const profile = { ...sandbox.ready.profile, backOffice };
  mkdirSync(evidenceFolder(folder), { recursive: true });
  const keyFile = join(evidenceFolder(folder), 'key');
  writeFileSync(keyFile, randomBytes(32), { mode: 0o400 });
  const before = await startTill({ profile, secrets: { terminalPassword, backOfficeKey }, keyFile });
  let { page } = before;
  await openApplications(page);
  await page.getByRole('button', { name: 'New application' }).focus();
  await page.keyboard.press('Enter');

  await heading(page, 'Business');
  await expect(page.getByRole('combobox', { name: 'Partner' })).toBeFocused();
  await expect(page.getByRole('option', { name: 'Harbor Retail' })).toBeAttached();
  await typeOn(page, ['Harbor R', 'Shell Shop', 'SHELL-1', 'Shell Shop LLC', 'Shells', 'LLC', '', 'EIN']);
  await typeOn(page, ['12-3456789', BESIDE, '02/29/2020', BESIDE, 'Business', '742']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Merchant category code' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0742', TYPED);
  await page.keyboard.press('Enter');

  await heading(page, 'Addresses');
  await typeOn(page, ['', '1 Harbour Street', '', '04101', 'Portland', 'ME', 'United States']);
  await goOn(page);

  await heading(page, 'Stakeholders');
  await typeOn(page, ['Robin', 'Alvarez', '', 'robin@shop.example.test', '+12075550100', 'Owns d', '62.5']);
  await typeOn(page, ['05/12/1980', BESIDE, 'SSN', '012345678']);
  await goOn(page);
  await heading(page, 'Bank account');

  await before.kill();
  const after = await startTill({ keyFile });
  ({ page } = after);
  await openApplications(page);
  await page.getByRole('button', { name: 'Shell Shop' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Business');
  await expect(page.getByRole('textbox', { name: 'Merchant category code' })).toHaveValue('0742');
  await expect(page.getByRole('combobox', { name: 'Partner' })).toHaveValue('par_Harbor');
  await goOn(page);
  await heading(page, 'Addresses');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Portland');
  await goOn(page);
  await heading(page, 'Stakeholders');
  await expect(page.getByLabel('Tax ID number', { exact: true })).toHaveValue('012345678');
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('05/12/1980');
  await goOn(page);

  await heading(page, 'Bank account');
  await typeOn(page, ['Harbour Bank', 'Shell Shop LLC', 'Checking', '021000021', BESIDE, '000123456789']);
  await goOn(page);
  await heading(page, 'Fees');
  await goOn(page);
  await heading(page, 'Locations and sales');
  await typeOn(page, ['Physical and', 'https://shells.example.test']);
  await goOn(page);
  await heading(page, 'Review');
  await expect(page.getByText('Everything is filled in.')).toBeVisible();
  await expect(page.getByText('012345678')).toBeHidden();
  await page.getByRole('button', { name: 'Create the draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The service has this application as a draft.')).toBeVisible();

  const atService = async () => {
    const answer = await fetch(`${baseUrl}/Partners/par_Harbor/applications?Search=Shell`, {
      headers: { 'X-Api-Key': backOfficeKey },
    });
    const { data } = (await answer.json()) as { data: readonly { status: string; signerEmail: string }[] };
    return data.map(({ status, signerEmail }) => ({ status, signerEmail }));
  };
  const signerEmail = 'robin@shop.example.test';
  expect(await atService()).toEqual([{ status: 'draft', signerEmail }]);
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText('None have been added yet.');
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2_500_000)]);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'licence.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'film.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') },
  ]);
  await expect(documents).toContainText('film.pdf was not added: it is no PDF, JPEG or PNG.');
  await expect(documents.getByRole('listitem')).toHaveText(/licence\.pdf2\.5 MB, Sent/);
  await page.getByRole('button', { name: 'Submit for signature' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for signature' }).click();
  await expect(page.getByText('Submitted. The signer gets an e-mail.')).toBeVisible();
  expect(await atService()).toEqual([{ status: 'signing', signerEmail }]);
  // It is in the list of the service's from then on, and no longer among what this till has.
  await expect(page.getByRole('heading', { name: 'Unfinished on this till' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Shell Shop' })).toBeVisible();
});
