import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { layoutFaults } from '../layout-faults.ts';
import { openNamed } from '../screens.ts';
import { test } from '../till-page.ts';
import { busyCheckout, alerts, fullCheckout, parked, ready } from '../views.ts';

test.use({ viewport: { width: 800, height: 480 }, reducedMotion: 'reduce' });

/** In whatever language. */
const cartOf = (page: Page) => page.locator("[data-part='cart-list'] ul");

test('shows the whole of an alert on New sale, with the button that acknowledges it', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, alerts: [alerts.paidTwice] });
  const alert = page.getByRole('alert').filter({ hasText: 'paid twice' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert.getByRole('button', { name: 'Understood' })).toBeInViewport({ ratio: 1 });
});

for (const language of ['en', 'de', 'ar'] as const) {
  test(`shows four lines of a cart beside all that rings it up, in ${language}`, async ({ till, page }) => {
    await till.open({ ...ready, checkout: fullCheckout });
    await till.prefer({ language });
    await page.keyboard.type('250');
    const lines = cartOf(page).getByRole('listitem');
    await expect(lines).toHaveCount(4);
    for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
    for (const key of await cartOf(page).getByRole('button').all())
      await expect(key).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('form button[type=submit]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(layoutFaults)).toEqual([]);
  });

  test(`shows the two newest lines of a cart above open sales, in ${language}`, async ({ till, page }) => {
    await till.open({ ...ready, checkout: fullCheckout, sales: parked });
    await till.prefer({ language });
    for (const place of [1, 2]) {
      await expect(cartOf(page).getByRole('listitem').nth(place)).toBeInViewport({ ratio: 0.98 });
    }
    await expect(page.locator('form button[type=submit]')).toBeInViewport({ ratio: 1 });
  });
}

test('says on a line how many of its article there are', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  const details = cartOf(page).locator('small').first();
  await expect(details).toContainText('×');
  expect((await details.boundingBox())?.width).toBeGreaterThan(40);
});

test('shades the upper edge of a cart while there is more above it', async ({ till, page }) => {
  await till.open({ ...ready, checkout: busyCheckout });
  await expect(cartOf(page).getByRole('listitem').last()).toBeInViewport({ ratio: 0.98 });
  const scroller = cartOf(page).locator('..');
  const { x, y } = (await scroller.boundingBox()) ?? { x: 0, y: 0 };
  // Between the round corner and the names.
  const clip = { x: Math.ceil(x) + 10, y: Math.ceil(y), width: 1, height: 6 };
  const greys = async () => {
    const { data } = PNG.sync.read(await page.screenshot({ clip }));
    return Array.from({ length: clip.height }, (_, row) => data[row * 4] ?? 0);
  };
  const shaded = await greys();
  expect(shaded).toEqual([...new Set(shaded)].sort((one, other) => one - other));
  await scroller.evaluate((element) => element.scrollTo({ top: 0 }));
  expect(new Set(await greys()).size).toBe(1);
});

for (const language of ['de', 'ar'] as const) {
  test(`names of what was asked and received stay whole beside short amounts, ${language}`, async ({
    till,
    page,
  }) => {
    await openNamed('amount-differs', till, page);
    await till.prefer({ language });
    const lines = await page.locator("[class*='end-facts'] dt").evaluateAll((names) =>
      names.map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return words.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
  });
}

/** What has to stand whole in sight, whatever is said above it. */
const inSight: readonly (readonly [name: string, part: string])[] = [
  ['setup-secrets-all', "[data-kind='primary']"],
  ['setup-refused', "[data-kind='primary']"],
  ['setup-newer-record', "[data-kind='primary']"],
  ['new-sale-key-refused', "[data-area='about'] input"],
  ['new-sale-both-paid', "[data-area='warnings'] [data-part='banner']"],
  ['new-sale-both-paid', "[data-area='about'] input"],
  ['new-sale-both-paid', "[data-area='about'] [data-part='button']"],
  ['new-sale-handed-key', "[data-area='notices'] [data-part='banner']"],
  ['waiting-rebate', "[class*='payment-times']"],
  ['waiting-screen-unplugged', "[class*='payment-times']"],
  ['waiting-checked', "[class*='payment-times']"],
  ['waiting-checked-instead', "[data-part='amount-due']"],
];

for (const [name, part] of inSight) {
  test(`${part} of ${name} is in sight`, async ({ till, page }) => {
    await openNamed(name, till, page);
    for (const language of ['en', 'de', 'ar'] as const) {
      await till.prefer({ language });
      await expect.soft(page.locator(`#till ${part}`).first(), language).toBeInViewport({ ratio: 0.99 });
    }
  });
}

test('the amount of a payment that nobody knows about stands below its title, beside others too', async ({
  till,
  page,
}) => {
  await openNamed('unknown-stale-parked', till, page);
  for (const language of ['en', 'de', 'ar'] as const) {
    await till.prefer({ language });
    const title = await page.locator('h1').boundingBox();
    const amount = await page.locator("[class*='end-heading'] [data-part='fitted']").boundingBox();
    expect.soft(amount?.y, language).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0) - 1);
  }
});

for (const [language, start, end] of [
  ['en', '--fade-left', '--fade-right'],
  ['ar', '--fade-right', '--fade-left'],
] as const) {
  test(`the row of payments fades where it goes on, and nowhere else, in ${language}`, async ({
    till,
    page,
  }) => {
    await till.open({ ...ready, sales: parked });
    await till.prefer({ language });
    const row = page.locator("[data-part='open-sales'] > ul");
    const faded = (edge: string) =>
      expect.poll(() =>
        row.evaluate((list, name) => parseFloat(getComputedStyle(list).getPropertyValue(name)), edge),
      );
    await faded(end).toBeGreaterThan(16);
    await faded(start).toBe(0);
    await row.evaluate((list, way) => list.scrollBy({ left: way * 1_000 }), language === 'ar' ? -1 : 1);
    // A place in it is a fraction of a pixel.
    await faded(end).toBeLessThan(1);
    await faded(start).toBeGreaterThan(16);
  });
}
