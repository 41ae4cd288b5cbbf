import { expect } from '@playwright/test';
import { payer } from '../../support/records/payer.ts';
import { test } from '../till-page.ts';
import { ready } from '../views.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Page } from '@playwright/test';

const done = { ok: true, value: null } as const;
const screen: TillView = { ...ready, customerScreen: { state: 'shown' } };
const details = { id: 3, needed: false } as const;
const asked: TillView = { ...ready, customerScreen: { state: 'shown', details } };
const answered: TillView = { ...ready, customerScreen: { state: 'shown', details: { ...details, payer } } };

async function toDetails(page: Page): Promise<void> {
  await page.keyboard.type('4250');
  await page.getByRole('button', { name: 'Customer details' }).click();
}

test('what the customer has typed is in the form once, and main is told to forget it', async ({
  till,
  page,
}) => {
  await till.open(screen);
  await till.answer('display.askDetails', done);
  await till.answer('display.endDetails', done);
  await toDetails(page);
  await page.getByRole('button', { name: 'Let the customer type' }).click();
  await till.push(asked);
  await expect(page.getByRole('alertdialog')).toContainText('The customer is typing their details');
  await till.push(answered);
  await till.push({ ...answered });
  await expect(page.getByRole('button', { name: /^Charge \$/ })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'E-mail for a reclaim' })).toHaveValue(
    payer.refundEmail ?? '',
  );
  await till.push(screen);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  expect(await till.calls()).toEqual([
    { name: 'display.askDetails', input: { needed: false } },
    { name: 'display.endDetails', input: undefined },
  ]);
});

test('Escape, and leaving the page, take the question back', async ({ till, page }) => {
  await till.open(screen);
  await till.answer('display.endDetails', done);
  const named = async () => (await till.calls()).map(({ name }) => name);
  await toDetails(page);
  await till.push(asked);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // Main answers what it was told; a question that it takes away by itself needs no word.
  await expect.poll(named).toEqual(['display.endDetails']);
  await till.push(screen);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await till.push(asked);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // A shift that ends, or a till that locks itself, takes the page away under the cashier's hands.
  await till.push({ ...asked, phase: 'setup' });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(named).toEqual(['display.endDetails', 'display.endDetails']);
});

test('whoever asks and leaves at once takes the question back', async ({ till, page }) => {
  await till.open(screen);
  await toDetails(page);
  await page.getByRole('button', { name: 'Let the customer type' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect
    .poll(async () => (await till.calls()).map(({ name }) => name))
    .toEqual(['display.askDetails', 'display.endDetails']);
});

test('on one screen the customer types on this one, in their own language', async ({ till, page }) => {
  await till.open({ ...ready, preferences: { ...ready.preferences, customerLanguage: 'de' } });
  await toDetails(page);
  await page.getByRole('button', { name: 'Let the customer type' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Daten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Customer details' })).toBeVisible();
  await page.getByRole('button', { name: 'Let the customer type' }).click();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse für eine Rückforderung' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('alert')).toContainText('The customer has filled this in.');
  await expect(page.getByRole('textbox', { name: 'E-mail for a reclaim' })).toHaveValue('ada@example.com');
});
