import { expect, type Page } from '@playwright/test';
import { png } from '../../support/system/png.ts';
import { scan } from '../../support/electron/scanner.ts';
import { layoutFaults } from '../layout-faults.ts';
import { test } from '../till-page.ts';
import { articles, busyCheckout, fullCheckout, manyArticles, plainCheckout, ready } from '../views.ts';

test.use({ reducedMotion: 'reduce', ownTime: false });

const shop = { ...ready, checkout: { ...fullCheckout, draft: plainCheckout.draft } };
const search = (page: Page) => page.getByRole('textbox', { name: 'Name or code' });
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const charge = (page: Page, amount: string) =>
  expect(page.getByRole('button', { name: `Charge ${amount}` })).toBeVisible();
const lines = (page: Page) => page.getByRole('list', { name: 'Cart' }).getByRole('listitem');

test('one press rings an article up, and the next one counts it', async ({ till, page }) => {
  await till.open(shop);
  await page.getByRole('button', { name: /^Croissant/ }).click();
  await charge(page, '$2.80');
  await page.getByRole('button', { name: /^Croissant/ }).click();
  await charge(page, '$5.60');
  await expect(lines(page)).toHaveCount(1);
});

test.describe('at a clock that stands', () => {
  test.use({ ownTime: true });

  test('however quick the fingers are, each article is a change that can be taken back', async ({
    till,
    page,
  }) => {
    await till.open(shop);
    await till.stopClock();
    for (const name of [/^Croissant/, /^Croissant/]) await page.getByRole('button', { name }).click();
    const kept = await page.evaluate(() =>
      window.script.calls.flatMap(({ name, input }) => (name === 'checkout.keepDraft' ? [input] : [])),
    );
    expect(kept).toMatchObject([{ lines: [{ quantity: 1 }] }, { lines: [{ quantity: 2 }] }]);
  });
});

const flowers = { name: 'Flowers', code: '555', quick: true, taxRate: 'low' } as const;

test('an article without a price asks for it, and no key is an answer by chance', async ({ till, page }) => {
  await till.open({ ...shop, checkout: { ...shop.checkout, quickArticles: [flowers] } });
  await press(page, /^Flowers/);
  const question = page.getByRole('dialog', { name: 'Flowers' });
  await question.waitFor();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave it out' }).click();
  await expect(lines(page)).toHaveCount(0);
  await press(page, /^Flowers/);
  await question.waitFor();
  await page.keyboard.type('1250', { delay: 50 });
  await page.keyboard.press('Enter');
  await charge(page, '$12.50');
  await expect(lines(page)).toHaveCount(1);
});

test('a scan of an article without a price asks for it', async ({ till, page }) => {
  await till.open(shop);
  await till.answer('catalogue.byCode', { ok: true, value: flowers });
  await scan(page, '5550000', { gapMs: 5 });
  await page.getByRole('dialog', { name: 'Flowers' }).waitFor();
  await page.keyboard.type('300', { delay: 50 });
  await page.keyboard.press('Enter');
  await charge(page, '$3.00');
  const lastKept = () =>
    page.evaluate(() => window.script.calls.findLast(({ name }) => name === 'checkout.keepDraft')?.input);
  await expect
    .poll(lastKept)
    .toMatchObject({ lines: [{ name: 'Flowers', code: '555', taxRate: 'low', unitMinor: 300 }] });
});

test('an article shows its picture, asked for once it is in sight; one that cannot be shown takes no room', async ({
  till,
  page,
}) => {
  const source = `data:image/png;base64,${png(40, 30).toString('base64')}`;
  const quickArticles = Array.from({ length: 60 }, (_, place) => ({
    name: `Cup ${place}`,
    unitMinor: 100,
    ...(place !== 1 && { picture: `${place}.png` }),
  }));
  await till.open(ready);
  await till.answer('catalogue.picture', { ok: true, value: source });
  await till.push({ ...shop, checkout: { ...shop.checkout, quickArticles } });
  const cup = (place: number) => page.getByRole('button', { name: `Cup ${place} $1.00` });
  await expect(cup(0).locator('img')).toHaveAttribute('src', source);
  expect(
    await cup(0)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBe(40);
  await expect(cup(1).locator('[data-part=article-picture]')).toHaveCount(0);
  const asked = async () =>
    (await till.calls()).flatMap(({ name, input }) => (name === 'catalogue.picture' ? [input] : []));
  expect(await asked()).not.toContainEqual({ name: '59.png' });
  await till.answer('catalogue.picture', { ok: true, value: 'data:image/png;base64,AAAA' });
  await cup(58).scrollIntoViewIfNeeded();
  await expect(cup(58).locator('[data-part=article-picture]')).toHaveCount(0);
  await till.answer('catalogue.picture', { ok: true, value: null });
  await cup(30).scrollIntoViewIfNeeded();
  await expect(cup(30).locator('[data-part=article-picture]')).toHaveCount(0);
  await cup(30).click();
  await charge(page, '$1.00');
});

test('a touched article leaves digits and Enter to the sale', async ({ till, page }) => {
  await till.open(shop);
  await search(page).fill('co');
  await page.getByRole('radio').first().waitFor({ state: 'detached' });
  await search(page).fill('');
  await page.getByRole('button', { name: /^Croissant/ }).click();
  await page.keyboard.type('100', { delay: 100 });
  await charge(page, '$3.80');
  await expect(search(page)).toHaveValue('');
});

test('is one stop for Tab, before the keypad, and arrows lead from article to article', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: { ...busyCheckout, draft: plainCheckout.draft } });
  const tiles = page.locator("[data-part='article-grid'] li button");
  await tiles.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const below = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(tiles.nth(1)).toBeFocused();
  expect(await tiles.nth(1).textContent()).not.toBe(below);
  await page.keyboard.press('End');
  await expect(tiles.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator("[data-part='keypad'] button").first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tiles.first()).toBeFocused();

  await till.prefer({ language: 'ar' });
  await page.keyboard.press('ArrowLeft');
  await expect(tiles.nth(1)).toBeFocused();
});

test('shows the articles of a category', async ({ till, page }) => {
  await till.open(shop);
  await till.answer('catalogue.browse', { ok: true, value: { articles: manyArticles, more: 0 } });
  await page.getByRole('radio', { name: 'Sweet' }).check();
  await page.getByRole('button', { name: /^Coffee 16/ }).click();
  await charge(page, '$3.65');
  expect((await till.calls()).filter(({ name }) => name === 'catalogue.browse')).toEqual([
    { name: 'catalogue.browse', input: { category: 'Sweet' } },
  ]);
  await page.keyboard.type('5', { delay: 100 });
  await charge(page, '$3.70');
});

test('the articles of a category do not stay under another one that cannot be read', async ({
  till,
  page,
}) => {
  await till.open(shop);
  await till.answer('catalogue.browse', { ok: true, value: { articles: manyArticles, more: 0 } });
  await page.getByRole('radio', { name: 'Sweet' }).check();
  const coffee = page.getByRole('button', { name: /^Coffee 16/ });
  await expect(coffee).toBeVisible();
  await till.answer('catalogue.browse', { ok: false, failure: { action: 'report', code: 'internal' } });
  await page.getByRole('radio', { name: 'Hot drinks' }).check();
  await expect(coffee).toHaveCount(0);
});

test('finds articles by name, and Enter rings the first one up', async ({ till, page }) => {
  await till.open(shop);
  await till.answer('catalogue.find', { ok: true, value: articles.slice(0, 2) });
  await search(page).fill('co');
  await expect(page.getByRole('button', { name: /^Croissant/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await charge(page, '$3.50');
  await expect(search(page)).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'Added: Coffee' })).toBeAttached();
});

test('a scan into the search is a scan, and what was typed there stays', async ({ till, page }) => {
  await till.open(shop);
  await till.answer('catalogue.byCode', { ok: true, value: articles[0] });
  await search(page).fill('cro');
  await scan(page, '4006381333931', { gapMs: 35 });
  await charge(page, '$3.50');
  await expect(search(page)).toHaveValue('cro');
});

for (const [width, height, count] of [
  [1280, 800, 10],
  [1080, 1920, 10],
  [3840, 2160, 10],
  [800, 480, 4],
] as const) {
  test(`${width}x${height} shows ${count} lines of a cart, and no bar to scroll by`, async ({
    till,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await till.open({ ...ready, checkout: busyCheckout });
    await page.locator("[data-part='article-grid']").waitFor({ state: 'attached' });
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('group', { name: 'Keypad' })).toBeInViewport({ ratio: 1 });
    for (const line of (await lines(page).all()).slice(-count))
      // A list that is scrolled to its end may lack a part of a pixel.
      await expect(line).toBeInViewport({ ratio: 0.98 });
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    expect(await page.evaluate(barsToScrollBy)).toEqual([]);
  });
}

test('a small display has the articles behind one press, beside the cart and Charge', async ({
  till,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await till.open(shop);
  await expect(search(page)).toBeHidden();
  await page.getByRole('button', { name: 'Articles' }).click();
  await page.getByRole('button', { name: /^Croissant/ }).click();
  await page.getByRole('button', { name: /^Coffee/ }).click();
  await expect(page.getByRole('button', { name: 'Charge $6.30' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Keypad' }).click();
  await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible();
});

/** Boxes that scroll and show a bar for it. Runs in the page, sent as text. */
function barsToScrollBy(): string[] {
  return [...document.querySelectorAll<HTMLElement>('#till *')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(element);
      if (scrollbarWidth === 'none') return false;
      const down = overflowY === 'auto' && element.scrollHeight > element.clientHeight;
      return down || (overflowX === 'auto' && element.scrollWidth > element.clientWidth);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
