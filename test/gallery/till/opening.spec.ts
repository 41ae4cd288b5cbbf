import { expect, type Page } from '@playwright/test';
import { test } from '../till-page.ts';
import { plainCheckout, ready } from '../views.ts';
import type { TillView } from '../../../shared/contract/views.ts';

test.use({ share: 1, ownTime: false });

/** As a till begins that was closed in good order: main has not opened the record yet. */
const opening: TillView = {
  ...{ ...ready, phase: 'starting' },
  ...{ session: { state: 'signing-in' }, connection: { state: 'unknown' } },
};
const kept = (page: Page) =>
  page.evaluate(() =>
    window.script.calls.flatMap(({ name, input }) => (name === 'checkout.keepDraft' ? [input] : [])),
  );
const expectCharge = (page: Page, amount: string) =>
  expect(page.getByRole('button', { name: `Charge ${amount}` })).toBeVisible();

test('what is typed while the till opens goes on, and is kept once it is there', async ({ till, page }) => {
  await till.open(opening);
  await page.keyboard.type('12', { delay: 120 });
  await expectCharge(page, '$0.12');
  // Longer than anything else waits to be kept.
  await page.waitForFunction(
    (since) => performance.now() - since > 400,
    await page.evaluate(() => performance.now()),
  );
  expect(await kept(page)).toEqual([]);
  await till.push(ready);
  await expect.poll(() => kept(page)).toMatchObject([{ digits: '12' }]);
  await page.keyboard.type('3', { delay: 120 });
  await expectCharge(page, '$1.23');
});

test('a cart that the till turns out to hold is taken up in the place of what was typed', async ({
  till,
  page,
}) => {
  await till.open(opening);
  await page.keyboard.type('12', { delay: 120 });
  await expectCharge(page, '$0.12');
  const draft = { ...plainCheckout.draft, digits: '4200', amountMinor: 4200 };
  await till.push({ ...ready, checkout: { ...plainCheckout, draft } });
  await expectCharge(page, '$42.00');
  // Main has it already.
  await page.keyboard.type('1', { delay: 120 });
  await expect.poll(() => kept(page)).toMatchObject([{ digits: '42001' }]);
});

test('nobody gets past the lock of a till that opens, and nowhere from its first screen', async ({
  till,
  page,
}) => {
  const cashiers = [{ id: 'ada', name: 'Ada', role: 'cashier' } as const];
  await till.open({ ...opening, staff: { ...ready.staff, cashiers } });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Charge/ })).toHaveCount(0);
});

test('a computer where nothing is sold waits for the till', async ({ till, page }) => {
  const terminal = ready.terminal && { ...ready.terminal, backOfficeOnly: true as const };
  await till.open({ ...opening, ...(terminal && { terminal }) });
  await expect(page.locator("[data-part='starting']")).toBeAttached();
});

test('keys are heard before the first screen is laid out, and every later screen begins at its top', async ({
  till,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- applied to the element that it was called on
    const scroll = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (this: Element, ...to: unknown[]) {
      performance.mark(`scrolled ${this.tagName}`);
      Reflect.apply(scroll, this, to);
    };
  });
  await till.open(ready);
  const scrolls = () => page.evaluate(() => performance.getEntriesByName('scrolled MAIN').length);
  expect(await scrolls()).toBe(0);

  const top = () => page.locator('main').evaluate((main) => main.scrollTop);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  const last = page.getByRole('main').getByRole('radio').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  expect(await top()).toBe(0);
});
