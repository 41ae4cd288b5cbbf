import { expect } from '@playwright/test';
import { scan } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { fullCheckout, plainCheckout, ready } from '../views.ts';
import { EAN, withCheckout, coffee, nobodyKnows, charge, unknown, ignored, selectionOf } from './scanned.ts';

test.use({ share: 0.3, ownTime: false });

test('a scan in the Reference box charges nothing and leaves what was typed there', async ({
  till,
  page,
}) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', nobodyKnows);
  const reference = page.getByRole('textbox', { name: 'Reference' });
  await page.keyboard.type('900', { delay: 100 });
  await reference.click();
  await page.keyboard.type('TABLE 9', { delay: 100 });
  for (const suffix of ['Enter', 'Tab'] as const) {
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await scan(page, EAN, { gapMs: 35, suffix });
    await unknown(page, EAN);
    // A press of the button may take the selection away: browsers differ.
    expect(await selectionOf(reference)).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Ignore this scan' }).click();
    await expect(reference).toHaveValue('TABLE 9');
    await expect(reference).toBeFocused();
  }
  expect((await till.calls()).some(({ name }) => name === 'sale.start')).toBe(false);
});

test('takes nothing of a scan in a discount or tip, and says so', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  for (const name of ['Discount', 'Tip']) {
    await page.getByRole('button', { name, exact: true }).click();
    await scan(page, EAN, { gapMs: 35 });
    await ignored(page);
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Done' }).click();
  }
  expect(await till.calls()).toEqual([]);
});

test('picks a scanned article while the articles are looked through', async ({ till, page }) => {
  await till.open({ ...ready, checkout: { ...fullCheckout, draft: plainCheckout.draft } });
  await till.answer('catalogue.byCode', coffee);
  const search = page.getByRole('textbox', { name: 'Name or code' });
  await search.focus();
  await scan(page, EAN, { gapMs: 35 });
  await expect(search).toHaveValue('');
  await charge(page, '$3.50');
});

test('fills the search for a payment, wherever the focus is', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Find a payment' }).click();
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await search.fill('something else');
  await scan(page, 'CT-000017', { gapMs: 35 });
  await expect(search).toHaveValue('CT-000017');
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await scan(page, 'CT-000018');
  await expect(search).toHaveValue('CT-000018');
});

test('the scanner’s page shows a test scan, and what is set there counts', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', coffee);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Scanner/ }).click();
  await expect(page.getByText('Scan any code now.')).toBeVisible();
  await scan(page, '4006', { gapMs: 100, prefix: '~', suffix: 'Tab' });
  await page.getByRole('button', { name: 'Use what fits this scanner' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const calls = await till.calls();
  const saved = calls.at(-1)?.input as { readonly scanner: object } | undefined;
  const scanner = saved?.scanner;
  expect(scanner).toEqual({ gapMs: 200, minLength: 4, prefix: '~', suffix: 'tab' });
  await till.push({
    ...withCheckout({ articles: 2 }),
    preferences: { ...ready.preferences, scanner } as never,
  });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await scan(page, '4007', { gapMs: 100, prefix: '~', suffix: 'Tab' });
  await charge(page, '$3.50');
  expect((await till.calls()).at(-1)).toEqual({ name: 'catalogue.byCode', input: { code: '4007' } });
});
