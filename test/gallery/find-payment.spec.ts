import { expect } from '@playwright/test';
import { pastSalesMoments } from './moments/past-sales.ts';
import { test } from './till-page.ts';
import { ready, terminal } from './views.ts';

test('shows the sales that were asked for last, though an earlier answer was still on its way', async ({
  till,
  page,
}) => {
  const newest = pastSalesMoments['find-payment']?.answers?.['sales.find'];
  await till.open(ready);
  await page.evaluate((found) => {
    const late = new Promise((arrive) => Object.assign(window, { arrive: () => arrive(found) }));
    Object.assign(window.script.answers, { 'sales.find': late });
  }, newest);
  await page.keyboard.press('Control+f');
  await page.getByRole('radio', { name: 'Exceptions' }).check();
  await till.answer('sales.find', { ok: true, value: { sales: [], match: 'part' } });
  await page.evaluate(() => (window as unknown as { arrive: () => void }).arrive());
  await expect(page.getByText('No sale found.')).toBeVisible();
  await expect(page.getByText('CT-000016')).toHaveCount(0);
});

test('writes when a sale was in the language of the screen, at the time of the store', async ({
  till,
  page,
}) => {
  const view = pastSalesMoments['find-payment'];
  const preferences = { ...ready.preferences, language: 'de' } as const;
  await till.open({ ...ready, preferences, terminal: { ...terminal, timeZone: 'Asia/Tokyo' } });
  for (const [name, answer] of Object.entries(view?.answers ?? {})) await till.answer(name, answer);
  await page.keyboard.press('Control+f');
  const first = page
    .getByRole('listitem')
    .getByText(/, 18:\d\d$/)
    .first();
  await expect(first).toContainText(/12\.0?5\.2026, 18:\d\d$/);
});
