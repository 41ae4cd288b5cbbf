import { expect, type Page } from '@playwright/test';
import { amountOf } from '../../../shared/cart/draft.ts';
import { at200, DISPLAYS_AT_200 as displays } from './large-text.ts';
import { test } from '../till-page.ts';
import { plainCheckout, ready } from '../views.ts';

test.use({ reducedMotion: 'reduce' });

for (const name of [
  'new-sale',
  'new-sale-training',
  'new-sale-cart',
  'new-sale-signed-in',
  'new-sale-busy',
  'new-sale-longest',
]) {
  test(`Charge and the digits stay in view with large text on ${name}`, async ({ till, page }) => {
    await at200(name, till, page, async () => {
      await expect(page.locator('form button[type=submit]')).toBeInViewport({ ratio: 1 });
      for (const digit of ['1', '5', '9', '0']) {
        const key = page.getByRole('button', { name: digit, exact: true });
        await expect(key).toBeInViewport({ ratio: 1 });
        expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      }
      const header = await page.locator('header').boundingBox();
      expect(header?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 6);
    });
  });
}

for (const name of ['waiting', 'waiting-training', 'waiting-parked', 'waiting-longest']) {
  test(`the code keeps 240 px beside the amount with large text on ${name}`, async ({ till, page }) => {
    const code = page.locator("[data-part='qr-code']");
    await at200(name, till, page, async () => {
      await expect(code).toBeInViewport({ ratio: 1 });
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
      await expect(page.locator("[data-part='amount-due'] [data-part='fitted']")).toBeInViewport({
        ratio: 1,
      });
    });
  });
}

for (const name of ['outcome-underpaid-page', 'outcome-overpaid-page']) {
  test(`what happened, the code and the next press stay in view with large text on ${name}`, async ({
    till,
    page,
  }) => {
    await at200(name, till, page, async () => {
      const code = page.locator("[data-part='reclaim-page'] [data-part='qr-code']");
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
      const verdict = page.locator("p[class*='verdict']");
      const next = page.locator("[data-part='button'][data-kind='primary']");
      const actions = await next.locator('..').boundingBox();
      for (const part of [page.locator('h1'), verdict, code]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((actions?.y ?? 0) + 1);
      }
      await expect(next).toBeInViewport({ ratio: 1 });
    });
  });
}

const named = ['Cappuccino', 'Wiener Kaffeemischung', 'Croissant'];
const lines = named.map((name, place) => ({ name, quantity: place + 1, unitMinor: 1_234_500 }));

/** Words of the names in the cart of which a part stands on another line. */
const brokenWords = (page: Page) =>
  page.getByRole('list', { name: 'Cart' }).evaluate((list) => {
    const texts = [...list.querySelectorAll('button > span')].flatMap((name) => name.firstChild ?? []);
    return texts.flatMap((text) =>
      [...(text.textContent ?? '').matchAll(/\S+/gu)].flatMap((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
      }),
    );
  });

for (const { width, height, textSize } of displays) {
  test(`words in the cart stay whole, and its total is seen beside its name, with large text at ${width}x${height}`, async ({
    till,
    page,
  }) => {
    const draft = { ...plainCheckout.draft, lines, name: 'red jacket, by the window' };
    await till.open({
      ...ready,
      checkout: { ...plainCheckout, draft: { ...draft, ...amountOf(draft, undefined) } },
    });
    await page.setViewportSize({ width, height });
    await till.prefer({ language: 'en', textSize });
    await expect(page.getByRole('button', { name: 'Change: Cappuccino' })).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    const total = page.locator("[data-part='amount-box'] [data-part='fitted']");
    expect((await total.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expect(total).toHaveText('$74,070.00');
    await expect(total).toBeInViewport({ ratio: 1 });
  });
}
