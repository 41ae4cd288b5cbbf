import { expect } from '@playwright/test';
import { moments } from './moments.ts';
import { openScreen } from './screens.ts';
import { test } from './till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from './till-page.ts';

async function open(till: Till, page: Page, name: string): Promise<void> {
  const { [name]: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const inputsOf = async (till: Till, command: string): Promise<readonly unknown[]> =>
  (await till.calls()).filter(({ name }) => name === command).map(({ input }) => input);

test('what is typed is kept with each field, and what main finds wrong stands beside it', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-business');
  const code = page.getByRole('textbox', { name: 'Merchant category code' });
  await till.answer('applicationDrafts.keep', {
    ok: true,
    value: {
      problems: [{ field: 'merchantCategoryCode', code: 'not-a-category', step: 'business' }],
      isKept: true,
    },
  });
  await code.fill('74');
  await page.keyboard.press('Tab');
  // Half of a code is nothing to complain of because the box was left.
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('textbox', { name: 'Merchant name' }).fill('Shell');
  await expect(code).toHaveAccessibleDescription('Enter its four digits.');
  await expect(page.getByRole('button', { name: '1 Business' })).toContainText('1 open');
  await expect(page.getByRole('button', { name: '2 Addresses' })).not.toContainText('open');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(code).toBeFocused();
  const kept = await inputsOf(till, 'applicationDrafts.keep');
  expect(kept.at(-1)).toMatchObject({
    values: { merchantCategoryCode: '74', merchantName: 'Shell', addresses: ['1'] },
  });
});

test('what the service refuses stands at its field in whichever step, and goes once it is corrected', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-refused');
  const name = page.getByRole('textbox', { name: 'Registered name' });
  await expect(name).toHaveAccessibleDescription(/must be the name in the register/);
  await name.fill('Shell Shop Ltd');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: '3 Stakeholders' }).click();
  await expect(page.getByLabel('Tax ID number', { exact: true })).toHaveAccessibleDescription(/is not known/);
  await expect(page.getByLabel('Tax ID number', { exact: true })).toBeFocused();
});

test('whoever is ticked signs in the place of who was before', async ({ till, page }) => {
  await open(till, page, 'new-application-people');
  const first = page.getByRole('region', { name: 'Stakeholder 1' }).getByRole('checkbox');
  const second = page.getByRole('region', { name: 'Stakeholder 2' }).getByRole('checkbox');
  await expect(first).toBeChecked();
  await second.check({ force: true });
  await expect(first).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove stakeholder 2' }).click();
  await expect(second).toBeHidden();
});

test('an application whose answer was lost is sent again only after nothing was found', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-lost');
  const again = page.getByRole('button', { name: 'Send it again' });
  await expect(again).toBeVisible();
  await page.getByRole('button', { name: 'Look for it' }).click();
  await expect(again).toBeVisible();
  expect(await inputsOf(till, 'applicationDrafts.create')).toEqual([]);
  await again.click();
  expect(await inputsOf(till, 'applicationDrafts.create')).toHaveLength(1);
});

test('a file that is too large or empty is refused before it is read', async ({ till, page }) => {
  await open(till, page, 'new-application-documents');
  const files = [
    { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ];
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('scan.pdf was not added: it is larger than 10 MB.')).toBeVisible();
  await expect(page.getByText('nothing.png was not added: it is empty or cannot be read.')).toBeVisible();
  expect(await inputsOf(till, 'applicationDocuments.addPart')).toEqual([]);
});

test('while a document is still here the application is not submitted, and it is sent by its button', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-documents');
  const submit = page.getByRole('button', { name: 'Submit for signature' });
  await expect(submit).toBeDisabled();
  await till.answer('applicationDocuments.send', { ok: true, value: { applicationId: 'app_7Yq2' } });
  await till.answer('applicationDocuments.list', { ok: true, value: [] });
  await page.getByRole('button', { name: /^Send bank-letter/ }).click();
  await expect(submit).toBeEnabled();
  expect(await inputsOf(till, 'applicationDocuments.send')).toHaveLength(1);
});
