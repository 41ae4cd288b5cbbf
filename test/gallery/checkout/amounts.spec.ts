import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { fullCheckout, ready } from '../views.ts';

test('counts articles as whoever reads it writes numbers, not as the store does', async ({ till, page }) => {
  await till.open({ ...ready, checkout: { ...fullCheckout, articles: 10_000 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Catalogue and amounts' }).click();
  await expect(page.getByText('10,000 articles are loaded.')).toBeVisible();
  await till.prefer({ language: 'de' });
  await expect(page.getByText('Geladene Artikel: 10.000.')).toBeVisible();
});
