import { expect } from '@playwright/test';
import { at200 } from './large-text.ts';
import { outOfSight } from './out-of-sight.ts';
import { test } from '../till-page.ts';

test.use({ reducedMotion: 'reduce' });

for (const name of [
  'unknown-stale',
  'unknown-stale-parked',
  'unknown-status',
  'unknown-training',
  'seen',
  'outcome-completed',
  'outcome-underpaid',
  'outcome-underpaid-parked',
  'outcome-overpaid',
  'not-created',
]) {
  test(`what happened, whose sale and since when stand above the ways on with large text on ${name}`, async ({
    till,
    page,
  }) => {
    await at200(name, till, page, async (look) => {
      const parts = ['h1', "[class*='end-verdict']", "[class*='end-facts'] > :not([class*='scan-hint'])"];
      const edge = "[class*='end-actions']";
      expect.soft(await page.evaluate(outOfSight, { parts, edge }), look).toEqual([]);
    });
  });
}

test('the customer sees code, amount and what is accepted with large text on the turned screen', async ({
  till,
  page,
}) => {
  await at200('waiting-turned', till, page, async (look) => {
    const code = await page.locator("[data-part='qr-code']").boundingBox();
    expect.soft(code?.width, look).toBeGreaterThanOrEqual(240);
    const parts = [
      "[data-part='qr-code']",
      "[class*='pay-host']",
      "[class*='pay-text'] > :not([data-part='steps'])",
    ];
    const edge = "#till [data-part='button']";
    expect.soft(await page.evaluate(outOfSight, { parts, edge }), look).toEqual([]);
  });
});

for (const name of ['new-sale-cart', 'new-sale-cart-tax', 'new-sale-cart-longest', 'new-sale-catalogue']) {
  test(`the newest line of the cart and its keys stand above those of the cart with large text on ${name}`, async ({
    till,
    page,
  }) => {
    await at200(name, till, page, async (look) => {
      const parts = ["[data-part='amount-box']", "[data-part='cart-list'] li:last-child button"];
      const edge = "[data-part='checkout-bar']:not([data-quick])";
      expect.soft(await page.evaluate(outOfSight, { parts, edge }), look).toEqual([]);
    });
  });
}

test('an article can be pressed with large text', async ({ till, page }) => {
  await at200('new-sale-pictures', till, page, async (look) => {
    const parts = ["[data-part='article-grid'] li:first-child button"];
    const edge = "[data-area='charge']";
    expect.soft(await page.evaluate(outOfSight, { parts, edge }), look).toEqual([]);
  });
});

test('the ways in stand in sight below the languages with large text', async ({ till, page }) => {
  await at200('setup-first', till, page, async (look) => {
    const parts = ['fieldset label', 'h1', "[data-part='card'] [data-part='button']"];
    const edge = "[class*='setup-version']";
    expect.soft(await page.evaluate(outOfSight, { parts, edge }), look).toEqual([]);
  });
});

const named: readonly (readonly [what: string, name: string, parts: readonly string[]])[] = [
  [
    'who signs in and the last key of a PIN',
    'sign-in',
    ['li:first-child button', "[data-part='pin-pad'] [data-key='enter']"],
  ],
  [
    'a payment in progress below the search',
    'open-sales-list',
    ['dialog section:first-of-type li:first-child'],
  ],
  [
    'Reference below a warning',
    'new-sale-offline',
    ["[data-area='warnings'] > *", "[data-area='about'] input"],
  ],
];

for (const [what, name, parts] of named) {
  test(`${what}, in sight with large text`, async ({ till, page }) => {
    await at200(name, till, page, async (look) => {
      for (const part of parts.map((each) => page.locator(`#till ${each}`))) {
        expect.soft(await part.count(), look).toBeGreaterThan(0);
        for (const each of await part.all()) await expect.soft(each, look).toBeInViewport({ ratio: 0.99 });
      }
    });
  });
}
