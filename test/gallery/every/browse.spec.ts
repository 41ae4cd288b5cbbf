import { expect, test as base } from '@playwright/test';
import { serveGallery } from '../../../scripts/gallery-server.mjs';
import { drawnShare, type DrawnShare } from '../../support/drawn/drawn-share.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { screens } from '../screens.ts';
import { toQuery } from '../browse/shown.ts';

const test = base.extend<DrawnShare, { gallery: string }>({
  ...drawnShare,
  gallery: [
    async ({}, use) => {
      const { server, address } = await serveGallery();
      await use(address);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// One server compiles the sources for all of them. That takes as long as twenty other tests.
test.use({ share: 0.3 });
test.describe.configure({ mode: 'default' });

test('browsing shows a state in the language, theme and size that are chosen', async ({ page, gallery }) => {
  await page.goto(gallery);
  const screen = page.frameLocator('iframe[title="The screen"]');
  await expect(screen.getByRole('button', { name: /^Charge/ })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Text').selectOption('150 %');
  await page.getByLabel('Display').selectOption('800x480');
  await page.getByLabel('Find').fill('outcome-under');
  await page.getByRole('link', { name: 'outcome-underpaid', exact: true }).click();
  await expect(screen.getByRole('heading', { name: 'Nicht voll bezahlt' })).toBeVisible();
  const root = screen.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('--text-size', '1.5');
  expect(await root.evaluate((html) => [html.clientWidth, html.clientHeight])).toEqual([800, 480]);

  await page.getByLabel('Find').fill('customer-tip');
  await page.getByRole('link', { name: 'customer-tip', exact: true }).click();
  await expect(screen.locator('#customer > *')).toBeVisible();
  await expect(screen.locator('html')).toHaveAttribute('lang', 'de');
});

for (const state of sampleOf(Object.keys(screens), 1, 'browsed states')) {
  test(`${state} can be browsed`, async ({ page, gallery }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const query = toQuery({ state, look: { language: 'en', theme: 'light', textSize: 100 } });
    await page.goto(new URL(`/index.html?${query}`, gallery).href);
    await expect(page.locator('html')).toHaveAttribute('data-played', state, { timeout: 20_000 });
    expect(faults).toEqual([]);
  });
}
