import { expect, type Page } from '@playwright/test';
import { scan } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { articles, changedCheckout, fullCheckout, justHeld, plainCheckout, ready } from '../views.ts';

test.use({ ownTime: false });

const nothing = plainCheckout.draft;
const charge = (page: Page, amount: string) =>
  expect(page.getByRole('button', { name: `Charge ${amount}` })).toBeVisible();

test('holds a cart in one press, and the next sale is typed before anybody names it', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('checkout.hold', { ok: true, value: { heldId: 'h3' } });
  await till.answer('checkout.nameHeld', { ok: true, value: null });
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  await till.push({ ...ready, checkout: justHeld(fullCheckout) });
  await expect(page.getByRole('alert')).toContainText('Cart held: $95.84');
  await expect(page.getByRole('button', { name: 'Hold this cart' })).toBeDisabled();
  await page.keyboard.type('12', { delay: 120 });
  await charge(page, '$0.12');
  await page.getByRole('button', { name: 'Name it' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Table 9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await till.calls()).filter(({ name }) => name === 'checkout.nameHeld')).toEqual([
    { name: 'checkout.nameHeld', input: { heldId: 'h3', name: 'Table 9' } },
  ]);
  await charge(page, '$0.12');
});

test('holds a cart in one press on a small display, too, and all keys of the cart stand in one row', async ({
  till,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await till.open({ ...ready, checkout: fullCheckout });
  await till.prefer({ language: 'de' });
  const keys = page.getByRole('group', { name: 'Warenkorb' }).getByRole('button');
  const tops = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
  await till.prefer({ language: 'en' });
  await till.answer('checkout.hold', { ok: true, value: { heldId: 'h3' } });
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  expect((await till.calls()).map(({ name }) => name)).toContain('checkout.hold');
});

test('takes a cart back that was held by mistake', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('checkout.hold', { ok: true, value: { heldId: 'h3' } });
  await till.answer('checkout.bringBack', {
    ok: true,
    value: { digits: '1250', typedName: 'Amount', lines: [], reference: '' },
  });
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  await till.push({ ...ready, checkout: justHeld(fullCheckout) });
  await page.getByRole('button', { name: 'Undo' }).click();
  await charge(page, '$12.50');
});

test('a cart that could not be held stays, and says why', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('checkout.hold', {
    ok: false,
    failure: { action: 'fix-input', code: 'held-carts-full' },
  });
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await charge(page, '$95.84');
});

test('a refusal to hold is said until the sale is another one', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  const failure = { action: 'fix-input', code: 'held-carts-full' } as const;
  await till.answer('checkout.hold', { ok: false, failure });
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('5');
  await charge(page, '$95.89');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a scan waits until the cart is held: in that cart it would be lost', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.byCode', { ok: true, value: articles[0] });
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  await scan(page, '4006381333931');
  await charge(page, '$95.84');
  expect((await till.calls()).map(({ name }) => name)).toEqual(['checkout.hold']);
});

test('a cart is not held before the article of a scan is in it', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await scan(page, '4006381333931');
  await expect.poll(async () => (await till.calls()).length).toBe(1);
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
});

test('holds a cart and brings another one back', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('checkout.hold', { ok: true, value: { heldId: 'h3' } });
  await till.answer('checkout.bringBack', {
    ok: true,
    value: { digits: '1250', typedName: 'Amount', lines: [], reference: '' },
  });
  await page.getByRole('button', { name: 'Carts 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hold this cart' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await till.push({ ...ready, checkout: { ...fullCheckout, draft: nothing } });
  await charge(page, '$0.00');
  await page.getByRole('button', { name: 'Carts 2' }).click();
  await page.getByRole('button', { name: /\$12\.50/ }).click();
  await charge(page, '$12.50');
});

test('names a held cart from the list, and comes back to the list', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await page.getByRole('button', { name: 'Carts 2' }).click();
  const rename = page.getByRole('button', { name: 'Name it: red jacket' });
  await expect(page.getByRole('button', { name: 'Name it: $92.60' })).toBeVisible();
  await till.answer('checkout.nameHeld', { ok: true, value: null });
  await rename.click();
  const dialog = page.getByRole('dialog', { name: 'Name it' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('blue jacket');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rename).toBeFocused();
  expect((await till.calls()).at(-1)).toEqual({
    name: 'checkout.nameHeld',
    input: { heldId: 'h2', name: 'blue jacket' },
  });
});

test('says what the cart is called that came back', async ({ till, page }) => {
  await till.open({ ...ready, checkout: changedCheckout });
  await expect(page.getByText('Total red jacket, by the window')).toBeVisible();
});
