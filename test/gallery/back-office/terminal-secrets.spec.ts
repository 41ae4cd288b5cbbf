import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { locked } from '../staff.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page, name: string): Promise<void> {
  const { [name]: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const sent = async (till: Till): Promise<readonly string[]> =>
  (await till.calls()).map(({ name }) => name).filter((name) => /^(terminals|locations)\./.test(name));

const SECRET = /not-a-real-key/;

test('a key is asked for by a press alone, and is on the screen for 30 seconds at most', async ({
  till,
  page,
}) => {
  await open(till, page, 'terminal-key');
  expect(await sent(till)).toEqual([]);
  await till.answer('terminals.revealKey', { ok: true, value: { secret: 'api_not-a-real-key' } });
  await page.getByRole('button', { name: 'Show the key' }).click();
  await expect(page.getByText(SECRET)).toBeVisible();
  await till.stopClock();
  await page.clock.runFor(31_000);
  await expect(page.getByText(SECRET)).toBeHidden();
  expect(await page.content()).not.toMatch(SECRET);
});

test('a key is gone when it is hidden, and when somebody leaves the page or locks the till', async ({
  till,
  page,
}) => {
  await open(till, page, 'terminal-key-shown');
  await expect(page.getByText(SECRET)).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText(SECRET)).toBeHidden();
  await page.getByRole('button', { name: 'Show the key' }).click();
  await expect(page.getByText(SECRET)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'API key' }).click();
  await expect(page.getByText('It is shown for 30 seconds')).toBeVisible();
  expect(await page.content()).not.toMatch(SECRET);
  await page.getByRole('button', { name: 'Show the key' }).click();
  await expect(page.getByText(SECRET)).toBeVisible();
  await till.push(locked);
  await expect(page.getByText(SECRET)).toBeHidden();
  expect(await page.content()).not.toMatch(SECRET);
});

test('a reset says what stops working before it is done, also on this very till', async ({ till, page }) => {
  await open(till, page, 'terminal-key-asked');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The present key stops working at once.');
  await expect(question).toContainText('This till is one of them');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await sent(till)).toEqual([]);
});

test('a webhook’s secret is shown once, and the masked key is not the new one’s', async ({ till, page }) => {
  await open(till, page, 'terminal-webhook-set');
  await expect(page.getByText('Signing secret')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Webhook', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Webhook address' })).toBeVisible();
  expect(await page.content()).not.toMatch(SECRET);
});

test('a test of a webhook sends the terminal alone, and its answer is read out', async ({ till, page }) => {
  await open(till, page, 'terminal-webhook-verified');
  await expect(page.getByRole('status').filter({ hasText: 'Received and verified' })).toBeVisible();
  const call = (await till.calls()).find(({ name }) => name === 'terminals.testWebhook');
  expect(JSON.stringify(call)).not.toContain('https://');
});

test('what came of a test of a webhook is in sight on a small display', async ({ till, page }) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await open(till, page, 'terminal-webhook-verified');
  const outcome = page.getByRole('status').filter({ hasText: 'Received and verified' });
  await expect(outcome).toBeInViewport({ ratio: 1 });
});

test('an address that the service refuses keeps the box, with its words beside it', async ({
  till,
  page,
}) => {
  await open(till, page, 'terminal-webhook-refused');
  const box = page.getByRole('textbox', { name: 'Webhook address' });
  await expect(box).toHaveValue('https://hooks.pier-coffee.example.test/payments');
  await expect(box).toHaveAccessibleDescription(/must be a fully qualified https URL/);
});

test('nothing is deleted, disabled or removed before the question is answered', async ({ till, page }) => {
  await open(till, page, 'terminal-delete-asked');
  await expect(page.getByRole('alertdialog')).toContainText('no till can sell with it');
  await page.keyboard.press('Escape');
  expect(await sent(till)).toEqual([]);
  await till.answer('terminals.remove', { ok: true, value: null });
  await page.getByRole('button', { name: 'Delete terminal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete terminal' }).click();
  await expect(page.getByRole('textbox', { name: 'Name or ID' })).toBeVisible();
  expect(await sent(till)).toEqual(['terminals.remove']);
});

test('a till is not offered to delete its own terminal', async ({ till, page }) => {
  await open(till, page, 'terminals-terminal');
  await expect(page.getByText('This till cannot delete itself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete terminal' })).toBeHidden();
});
