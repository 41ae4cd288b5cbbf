import { expect } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

test('a manager makes a merchant, mends what is refused, and has its rebate program switched on', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets, baseUrl } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const { page } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const box = (name: string) => page.getByRole('textbox', { name });
  await press('Menu');
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Merchants/ }).click();
  await expectHeading(page, 'Merchants');
  const partner = page.getByRole('button', { name: / Partner / }).first();
  await partner.click();

  await press('New merchant');
  await box('Name').fill('Ferry Kiosk');
  await box('Merchant category code').fill('58');
  await box('City').fill('Portland');
  await expect(box('Merchant category code')).toHaveAccessibleDescription('Enter its four digits.');
  await press('Create');
  await expect(box('Merchant category code')).toBeFocused();
  await box('Merchant category code').fill('0742');
  await box('Street and number').fill('1 Quay');
  await box('Postal code').fill('04101');
  await box('State, province or county').fill('ME');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US');
  await press('Create');
  await expectHeading(page, 'Ferry Kiosk');
  await expect(page.getByText('1 Quay, 04101 Portland ME, US')).toBeVisible();
  await expect(page.getByText('0742')).toBeVisible();

  await press('Locations');
  await expect(page.getByRole('button', { name: 'New location' })).toBeVisible();
  await press('Back');
  await press('Change merchant');
  await box('Phone').fill('123456789 ext 12345678');
  await press('Save');
  await expect(box('Phone')).toBeFocused();
  await box('Phone').fill('+12075550100');
  // What is typed outlives the page.
  await press('Back');
  await press('Change merchant');
  await expect(box('Phone')).toHaveValue('+12075550100');
  await press('Save');
  await expect(page.getByText('Saved at the payment service.')).toBeVisible();

  const rebates = page.getByRole('region', { name: 'Rebate program' });
  await expect(rebates).toContainText('It is off.');
  await press('Ask to switch it on');
  await box('Justification').fill('Autumn offer of the harbour');
  await press('Save as draft');
  await press('Submit');
  await press('Reject');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await press('Approve');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('What it asked for was done.')).toBeVisible();
  await press('Back');
  await expect(rebates).toContainText('It is on.');
  await expect(rebates.getByRole('button', { name: /Approved/ })).toBeVisible();

  const id = (await page.getByRole('main').getByText(/^mer_/).textContent()) ?? '';
  const known = async () => {
    const answer = await fetch(`${baseUrl}/Merchants/${id}`, {
      headers: { 'X-Api-Key': backOfficeKey },
    });
    return answer.ok;
  };
  expect(await known()).toBe(true);
  await press('Delete merchant');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete merchant' }).click();
  await expect(page.getByRole('button', { name: 'New merchant' })).toBeVisible();
  expect(await known()).toBe(false);
});
