import { expect } from '@playwright/test';
import { scan } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { articles, fullCheckout, ready } from '../views.ts';
import { EAN, charge, ignored, pressEnter } from './scanned.ts';

test.use({ share: 0.3, ownTime: false });

test('holds no key that a person types', async ({ till, page }) => {
  await till.open(ready);
  await page.keyboard.type('250+', { delay: 100 });
  await page.keyboard.type('12', { delay: 100 });
  await page.keyboard.press('Backspace');
  await charge(page, '$2.51');
  await page.getByRole('textbox', { name: 'Reference' }).click();
  await page.keyboard.type('ada lovelace', { delay: 65 });
  await pressEnter(page);
  expect((await till.calls()).at(-1)).toMatchObject({
    input: { amountMinor: 251, reference: 'ada lovelace' },
  });
});

test('Enter while Japanese is composed picks no article', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.find', { ok: true, value: articles.slice(0, 2) });
  await page.getByRole('textbox', { name: 'Name or code' }).focus();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'こーひー', selectionStart: 4, selectionEnd: 4 });
  await input.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await expect(page.getByRole('button', { name: /^Flat white/ })).toBeVisible();
  await expect(page.getByText('Added: Coffee')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name or code' })).toHaveValue('こーひー');
});

test('a large amount is asked about, and neither a held Enter nor a scan says yes', async ({
  till,
  page,
}) => {
  await till.open(ready);
  const asked = { minor: 1_000_001, currency: 'USD' };
  const limit = { minor: 1_000_000, currency: 'USD' };
  const failure = { action: 'fix-input', code: 'amount-unconfirmed', asked, limit } as const;
  await till.answer('sale.start', { ok: false, failure });
  const starts = async () => (await till.calls()).filter(({ name }) => name === 'sale.start');
  await page.keyboard.type('1000001', { delay: 100 });
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Charge $10,000.01?' })).toBeVisible();
  await page.keyboard.up('Enter');
  await scan(page, EAN);
  await ignored(page);
  expect(await starts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Yes, charge $10,000.01' }).click();
  await expect
    .poll(async () => (await starts()).at(-1)?.input)
    .toMatchObject({
      amountMinor: asked.minor,
      confirmedMinor: asked.minor,
    });
});
