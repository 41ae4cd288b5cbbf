import { expect, type Page } from '@playwright/test';
import type { TillView } from '../../../shared/contract/views.ts';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { openArticles } from '../moments/cart.ts';
import { states } from '../states.ts';
import { drawn, test } from '../till-page.ts';
import { busyCheckout, ended, parked, ready } from '../views.ts';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** What a screen reader may read by itself. Runs in the page, sent as text. */
function regions(): string[] {
  const LIVE = "[aria-live='polite'], [aria-live='assertive'], [role='status'], [role='alert'], [role='log']";
  return [...document.querySelectorAll<HTMLElement>(LIVE)].map((region) => region.textContent.trim());
}

/** Without those that count seconds, which pass between one look and the next. */
const lasting = Object.entries(states).filter(([, { busyUntil }]) => busyUntil === undefined);

const inGerman = (view: TillView): TillView => ({
  ...view,
  preferences: { ...view.preferences, language: 'de' },
});

/** `parked` of which one is paid by now. */
const announced = (id: string): TillView => ({
  ...ready,
  sales: parked.map((sale) => (sale.id === id ? { ...sale, stage: ended('completed') } : sale)),
  outcomeNotifications: [id],
});

const log = (page: Page) => page.getByRole('log');

test('what was said is not said again in another language, and what comes next is said in that one', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, sales: parked });
  await till.push(announced('p1'));
  await expect(log(page)).toHaveText('Sale 17, CT-000012: Paid');
  await till.prefer({ language: 'de' });
  await expect(log(page)).toHaveText('');
  await till.push(inGerman(announced('p2')));
  await expect(log(page)).toHaveText('Verkauf 17, red jacket: Bezahlt');
});

test('a sale that ends as the language changes is said once, in the new one', async ({ till, page }) => {
  await till.open({ ...ready, sales: parked });
  await till.push(inGerman(announced('p1')));
  await expect(log(page)).toHaveText('Verkauf 17, CT-000012: Bezahlt');
});

test('an article that was added is not said again in another language', async ({ till, page }) => {
  await till.open({ ...ready, checkout: busyCheckout });
  await openArticles(page);
  const grid = page.locator("[data-part='article-grid']");
  await grid.getByRole('listitem').first().getByRole('button').click();
  await expect(grid.getByRole('status')).toContainText('Added: ');
  await till.prefer({ language: 'de' });
  await expect(grid.getByRole('status')).toHaveText('');
  await grid.getByRole('listitem').first().getByRole('button').click();
  await expect(grid.getByRole('status')).toContainText('Hinzugefügt: ');
});

for (const [name, view] of sampleOf(lasting, 4, 'announcements')) {
  test(`${name} reads out nothing of the language before`, async ({ till, page }) => {
    // Some of them are loaded when they are first needed.
    await till.open(inGerman(view));
    await page.waitForLoadState('networkidle');
    const expected = await page.evaluate(regions);
    await till.open({ ...view, preferences: DEFAULT_PREFERENCES });
    await page.waitForLoadState('networkidle');
    await till.prefer({ language: 'de' });
    await page.evaluate(drawn);
    expect(await page.evaluate(regions)).toEqual(expected);
  });
}
