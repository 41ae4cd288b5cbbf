import { expect } from '@playwright/test';
import { displays } from '../displays.ts';
import { openNamed } from '../screens.ts';
import { drawn, test } from '../till-page.ts';
import { outOfSight } from './out-of-sight.ts';

test.use({ reducedMotion: 'reduce', viewport: displays['1080x1920'] });

const languages = ['en', 'de', 'ar', 'ja'] as const;
const looks = ([100, 200] as const).flatMap((textSize) =>
  languages.map((language) => ({ textSize, language })),
);

const CODE = "[data-part='qr-code']";
const AMOUNT = "[data-part='fitted']";
const said = (name: string) => (name.startsWith('waiting') ? [CODE, AMOUNT] : ['h1', AMOUNT]);

for (const name of [
  'waiting',
  'waiting-cart',
  'waiting-training',
  'waiting-parked',
  'waiting-longest',
  'seen',
  'unknown-stale',
  'outcome-completed',
  'outcome-underpaid',
  'outcome-underpaid-page',
]) {
  test(`what is said, and all that is pressed below it, is in sight on an upright display on ${name}`, async ({
    till,
    page,
  }) => {
    await openNamed(name, till, page);
    for (const look of looks) {
      await till.prefer(look);
      await page.evaluate(drawn);
      const at = `${look.language}, ${look.textSize} %`;
      const edge = ":is([class*='payment-actions'], [class*='end-actions'])";
      expect.soft(await page.evaluate(outOfSight, { parts: said(name), edge }), at).toEqual([]);
    }
  });
}

for (const name of ['new-sale-cart', 'new-sale-cart-tax']) {
  test(`the newest line of a cart and all keys below it stand above the keypad upright on ${name}`, async ({
    till,
    page,
  }) => {
    await openNamed(name, till, page);
    for (const look of looks) {
      await till.prefer(look);
      await page.evaluate(drawn);
      const parts = [
        "[data-part='cart-list'] li:last-child button",
        "[data-part='checkout-bar']:not([data-quick]) button",
      ];
      const at = `${look.language}, ${look.textSize} %`;
      expect.soft(await page.evaluate(outOfSight, { parts, edge: "[data-part='keypad']" }), at).toEqual([]);
    }
  });
}

test('the word on a key upright is as large as the key has room for, and whole', async ({ till, page }) => {
  await openNamed('new-sale', till, page);
  const key = page.locator("[data-part='keypad'] [data-key='clear']");
  for (const look of looks) {
    await till.prefer(look);
    await page.evaluate(drawn);
    const at = `${look.language}, ${look.textSize} %`;
    const { letters, over } = await key.evaluate((one) => ({
      letters: parseFloat(getComputedStyle(one).fontSize),
      over: one.scrollWidth - one.clientWidth,
    }));
    expect.soft(letters, at).toBeGreaterThanOrEqual(look.textSize === 200 ? 40 : 27);
    expect.soft(over, at).toBeLessThanOrEqual(0);
  }
});

for (const name of ['sign-in', 'sign-in-wrong-pin']) {
  test(`who signs in and the last key of a PIN are in sight on an upright display on ${name}`, async ({
    till,
    page,
  }) => {
    await openNamed(name, till, page);
    for (const look of looks) {
      await till.prefer(look);
      await page.evaluate(drawn);
      for (const part of ['li:first-child button', "[data-part='pin-pad'] [data-key='enter']"]) {
        await expect
          .soft(page.locator(`#till ${part}`).first(), `${look.language}, ${look.textSize} %`)
          .toBeInViewport({ ratio: 0.99 });
      }
    }
  });
}

test('what has to be known, its Understood and the menu beside the store are in sight upright', async ({
  till,
  page,
}) => {
  await openNamed('new-sale-alerts', till, page);
  const first = page.locator("[data-area='warnings'] [data-part='banner']").first();
  const menu = page.locator("header [data-part='button']");
  const store = page.locator('header strong');
  for (const look of looks) {
    await till.prefer(look);
    await page.evaluate(drawn);
    const at = `${look.language}, ${look.textSize} %`;
    await expect.soft(first.getByRole('button'), at).toBeInViewport({ ratio: 0.99 });
    const { y, height } = (await store.boundingBox()) ?? { y: 0, height: 0 };
    expect.soft((await menu.boundingBox())?.y, at).toBeLessThan(y + height);
  }
});
