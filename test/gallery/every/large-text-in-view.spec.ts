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

test('amount, reference and customer details stand above payments in progress with large text', async ({
  till,
  page,
}) => {
  await at200('new-sale-parked', till, page, async (look) => {
    const parts = [
      "[data-part='amount-box']",
      "[data-area='about'] input",
      "[data-area='about'] [data-part='button']",
    ];
    const edge = "[data-part='open-sales']";
    expect.soft(await page.evaluate(outOfSight, { parts, edge }), look).toEqual([]);
  });
});

for (const name of ['waiting', 'waiting-parked']) {
  test(`the amount and how to pay it stand above what is pressed with large text on ${name}`, async ({
    till,
    page,
  }) => {
    await at200(name, till, page, async (look) => {
      const parts = ['h1', "[data-part='amount-due'] [data-part='fitted']", "[data-part='amount-due'] p"];
      const edge = "[class*='payment-actions']";
      expect.soft(await page.evaluate(outOfSight, { parts, edge }), look).toEqual([]);
    });
  });
}

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

for (const name of ['customer', 'customer-needed', 'customer-faults']) {
  test(`the first box of the customer's details stands above the ways on with large text on ${name}`, async ({
    till,
    page,
  }) => {
    await at200(name, till, page, async (look) => {
      await page.evaluate(() => document.querySelector('main')?.scrollTo({ top: 0 }));
      const first = await page.locator("[data-part='customer-form'] input").first().boundingBox();
      const ways = page.locator("[data-part='customer-form-actions']");
      await expect.soft(ways, look).toBeInViewport({ ratio: 0.99 });
      const edge = (await ways.boundingBox())?.y ?? 0;
      expect.soft((first?.y ?? 0) + (first?.height ?? 0), look).toBeLessThanOrEqual(edge + 1);
    });
  });
}

for (const name of ['creating-paused', 'creating-damaged']) {
  test(`why the till asks for no code stands above the ways on with large text on ${name}`, async ({
    till,
    page,
  }) => {
    await at200(name, till, page, async (look) => {
      const parts = ['h1', "[data-part='amount-due']", "[data-part='banner']"];
      const edge = "[class*='payment-actions']";
      expect.soft(await page.evaluate(outOfSight, { parts, edge }), look).toEqual([]);
    });
  });
}

for (const name of [
  'cart-discount',
  'cart-tip-own',
  'cart-line',
  'new-sale-open-price',
  'new-sale-unknown-code',
]) {
  test(`a panel with a keypad is in sight at once with large text on ${name}`, async ({ till, page }) => {
    await at200(name, till, page, async (look) => {
      const panel = page.getByRole('dialog');
      const hidden = await panel.evaluate((each) => each.scrollHeight - each.clientHeight);
      expect.soft(hidden, look).toBeLessThanOrEqual(1);
      await expect.soft(panel, look).toBeInViewport({ ratio: 1 });
      for (const key of await panel.locator("[data-part='keypad'] button").all()) {
        expect.soft((await key.boundingBox())?.height, look).toBeGreaterThanOrEqual(48);
      }
    });
  });
}

test('two payments in progress stand whole below the search with large text', async ({ till, page }) => {
  await at200('open-sales-list', till, page, async (look) => {
    for (const place of [1, 2]) {
      const payment = page.locator(`dialog section:first-of-type li:nth-child(${place})`);
      await expect.soft(payment, look).toBeInViewport({ ratio: 0.99 });
    }
  });
});

const named: readonly (readonly [what: string, name: string, parts: readonly string[]])[] = [
  [
    'who signs in and the last key of a PIN',
    'sign-in',
    ['li:first-child button', "[data-part='pin-pad'] [data-key='enter']"],
  ],
  [
    'why a PIN was refused, and what to do about a forgotten one',
    'sign-in-wrong-pin',
    ["[role='alert'] p", "section > [data-part='button']"],
  ],
  ['every answer to a question', 'new-sale-code-withdrawn', ["[role='alertdialog'] [data-part='button']"]],
  ['every held cart, with its name', 'cart-held', ['dialog li', 'dialog li button']],
  [
    'a payment in progress below the search',
    'open-sales-list',
    ['dialog section:first-of-type li:first-child'],
  ],
  ...['new-sale-offline', 'new-sale-withdrawn'].map(
    (name) =>
      [
        `Reference below the warning of ${name}`,
        name,
        ["[data-area='warnings'] > *", "[data-area='about'] input"],
      ] as const,
  ),
  ...['new-sale', 'new-sale-other-tills-unseen', 'new-sale-refused', 'new-sale-screen-closed'].map(
    (name) => [`Reference of ${name}`, name, ["[data-area='about'] input"]] as const,
  ),
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

// They come in an order that is drawn.
test('what is asked and the first answer of each situation in practice, in sight with large text', async ({
  till,
  page,
}) => {
  await at200('practice', till, page, async (look) => {
    const main = page.locator('#till main');
    for (let number = 1; number <= 10; number += 1) {
      const first = main.locator("ul li:first-child [data-part='button']");
      // Each may be the first, before which nothing has been scrolled.
      await main.evaluate((each) => each.scrollTo({ top: 0 }));
      for (const each of [main.locator('h2'), first])
        await expect.soft(each, `${look}, ${number}`).toBeInViewport({ ratio: 0.99 });
      await first.press('Enter');
      await main.locator("[data-kind='primary']").press('Enter');
    }
    await main.locator("[data-kind='primary']").press('Enter');
  });
});

test('the key that takes a change of the cart back never stands alone in a row with large text', async ({
  till,
  page,
}) => {
  await at200('new-sale-cart', till, page, async (look) => {
    const keys = page.locator("[data-part='checkout-bar']:not([data-quick]) button:visible");
    const rows = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().top));
    expect.soft(rows.at(-1), look).toBe(rows.at(-2));
  });
});
