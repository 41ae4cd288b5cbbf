import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { ready, showing, shown } from '../views.ts';

test.use({ share: 1 });

const OTHER_MESSAGES = '**/assets/screens-*.js';
const SALE_SCREEN = '**/assets/sale-screen-*.js';

test('New sale takes an amount before the chunks of later screens are loaded', async ({ page, till }) => {
  await page.route(OTHER_MESSAGES, () => undefined);
  await page.route(SALE_SCREEN, () => undefined);
  await till.open(ready);
  await page.keyboard.type('1234');
  await expect(page.getByRole('button', { name: /^Charge/ })).toContainText('12.34');
});

test('the screen of a sale is loaded before it is needed', async ({ page, till }) => {
  const loaded = page.waitForResponse(SALE_SCREEN);
  const messages = page.waitForResponse(OTHER_MESSAGES);
  await till.open(ready);
  await Promise.all([loaded, messages]);
});

test('a sale that is open at the start is drawn once its screen is loaded', async ({ page, till }) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for payment');
});

test('a page stays as it is until all messages of another language are loaded', async ({ page, till }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/screens-de-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Preferences/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Preferences' }).waitFor();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('h1')) document.body.dataset['blank'] = 'true';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.evaluate(() => window.script.prefer({ language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferences');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('body')).not.toHaveAttribute('data-blank', 'true');
});
