import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page, name: string): Promise<void> {
  const { [name]: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const sent = async (till: Till): Promise<readonly string[]> =>
  (await till.calls()).map(({ name }) => name).filter((name) => name.startsWith('tillSecrets.'));

test('what was typed is out of its box once it is sent, also when it is refused', async ({ till, page }) => {
  await open(till, page, 'till-secrets-refused');
  await expect(page.getByLabel('Terminal password')).toHaveValue('');
  expect(await page.content()).not.toContain('not-a-real-password');
  await expect(page.getByRole('alert')).toContainText('Wrong terminal or wrong password');
  await expect(page.getByText('The till goes on with the secrets that it had.')).toBeVisible();
});

test('empty boxes send nothing and say so', async ({ till, page }) => {
  await open(till, page, 'till-secrets');
  await page.getByRole('button', { name: 'Check and keep' }).click();
  await expect(page.getByText('Needed')).toBeVisible();
  expect(await sent(till)).toEqual([]);
});

test('a reset says what stops working before anything is done', async ({ till, page }) => {
  await open(till, page, 'till-secrets-key-asked');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The present key stops working at once.');
  await expect(question).toContainText('This till takes the new key by itself and goes on selling.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await sent(till)).toEqual([]);
});
