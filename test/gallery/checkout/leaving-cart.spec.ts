import { expect, type Page } from '@playwright/test';
import { test } from '../till-page.ts';
import { articles, fullCheckout, ready } from '../views.ts';
import type { Till } from '../till-page.ts';

test.use({ share: 0.3, ownTime: false });

/** Main has not answered these commands yet. */
const underWay = async (till: Till) => (await till.calls()).map(({ name }) => name);
const charge = (page: Page) => page.getByRole('button', { name: /^Charge/ });

/** The catalogue beside the cart, as on a large display. */
async function open(till: Till): Promise<void> {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.browse', { ok: true, value: { articles: articles.slice(0, 2), more: 0 } });
}

test('nothing is added to a cart that is being charged, and it is not held', async ({ till, page }) => {
  await open(till);
  await charge(page).click();
  await expect(charge(page)).toBeDisabled();
  await page.keyboard.press('5');
  await page.getByRole('group', { name: 'Quick amounts' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  await expect(charge(page)).toHaveText('Charge $95.84');
  expect(await underWay(till)).not.toContain('checkout.hold');
});

test('a cart that is being held is not charged, and nothing is added to it', async ({ till, page }) => {
  await open(till);
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  await expect(charge(page)).toBeDisabled();
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(charge(page)).toHaveText('Charge $95.84');
  expect(await underWay(till)).not.toContain('sale.start');
});

test('an article that is not added is not announced, and its price is not asked for', async ({
  till,
  page,
}) => {
  const quickArticles = [...articles.slice(0, 2), { name: 'Flowers' }];
  await till.open({ ...ready, checkout: { ...fullCheckout, quickArticles } });
  const tile = (name: string) =>
    page.locator("[data-part='article-grid']").getByRole('button', { name: new RegExp(name) });
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text });
  await tile('Flat white, oat milk').click();
  await expect(announced('Added: Flat white, oat milk')).toHaveCount(1);
  await charge(page).click();
  await expect(charge(page)).toBeDisabled();
  await tile('Coffee').click();
  await tile('Flowers').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Nothing has taken the place of what was announced before.
  await expect(announced('Added: ')).toHaveText('Added: Flat white, oat milk');
});

test('nothing is added to a cart while main is asked to ask the customer for a tip', async ({
  till,
  page,
}) => {
  const preferences = { ...ready.preferences, customerTip: 'ask' } as const;
  await till.open({ ...ready, preferences, customerScreen: { state: 'shown' } });
  await page.keyboard.type('900', { delay: 120 });
  await page.keyboard.press('Enter');
  await expect(charge(page)).toBeDisabled();
  await page.keyboard.press('5');
  await expect(charge(page)).toHaveText('Charge $9.00');
  expect(await underWay(till)).toEqual(['display.askTip']);
});
