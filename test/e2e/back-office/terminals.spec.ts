import { expect } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

test('a manager makes a terminal, gives it a key and a webhook, changes and deletes it', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets, baseUrl } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const { page } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await press('Menu');
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Terminals/ }).click();
  await page.getByRole('textbox', { name: 'Name or ID' }).fill(profile.terminalId);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: profile.terminalId }).click();
  await expect(page.getByText('This till cannot delete itself')).toBeVisible();
  await page.getByRole('navigation', { name: 'Is in' }).getByRole('button').last().click();

  await press('New terminal');
  await press('Create');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await name.fill('Side counter');
  await press('Create');
  await expectHeading(page, 'Side counter');

  await press('API key');
  await press('Show the key');
  const shown = page.locator('code');
  const key = (await shown.textContent()) ?? '';
  const worksWith = async (apiKey: string, id: string) => {
    const answer = await fetch(`${baseUrl}/Terminals/${id}`, { headers: { 'X-Api-Key': apiKey } });
    return answer.ok;
  };
  await press('Hide');
  await expect(shown).toBeHidden();
  expect(key).not.toBe('');
  await press('Reset the key');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the key' }).click();
  await expect(page.getByText('This is the new key.')).toBeVisible();
  const fresh = (await shown.textContent()) ?? '';
  expect(fresh).not.toBe(key);
  await press('Back');
  const id =
    (await page
      .getByRole('main')
      .getByText(/^term_/)
      .textContent()) ?? '';
  expect(await worksWith(key, id)).toBe(false);
  expect(await worksWith(fresh, id)).toBe(true);

  await press('Webhook');
  await page.getByRole('textbox', { name: 'Webhook address' }).fill('http://shop.example.test/hook');
  await press('Set webhook');
  await expect(page.getByText(/must be a fully qualified https URL/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Webhook address' }).fill('https://shop.example.test/hook');
  await press('Set webhook');
  await expect(page.getByText('The webhook is set.')).toBeVisible();
  await expect(shown).not.toBeEmpty();
  await press('Back');
  await expect(page.getByText('https://shop.example.test/hook')).toBeVisible();

  await press('Change terminal');
  await page.getByRole('textbox', { name: 'Name' }).fill('Side counter, west');
  await page.getByRole('radio', { name: 'Only those ticked' }).check({ force: true });
  const boxes = page.getByRole('group', { name: 'Tenders' }).getByRole('checkbox');
  await boxes.first().uncheck({ force: true });
  await expect(page.getByRole('region', { name: 'What saving changes' })).toContainText('no longer accepts');
  // What is typed outlives the page.
  await press('Back');
  await press('Change terminal');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Side counter, west');
  await press('Save');
  await expect(page.getByText('Saved at the payment service.')).toBeVisible();
  await expectHeading(page, 'Side counter, west');
  await expect(page.getByRole('region', { name: 'Tenders' })).toContainText('Set for this terminal');

  await press('Delete terminal');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete terminal' }).click();
  await expect(page.getByRole('button', { name: 'New terminal' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Side counter/ })).toBeHidden();
  expect(await worksWith(fresh, id)).toBe(false);
});
