import { expect, type Page } from '@playwright/test';
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

const toSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Catalogue and amounts' }).click();
};

test('what is wrong in a box that is not offered any more keeps nothing from being saved', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('checkout.configure', { ok: true, value: null });
  await toSettings(page);
  const tips = page.getByRole('checkbox', { name: 'Tips' });
  if (!(await tips.isChecked())) await tips.check({ force: true });
  await page.getByRole('textbox', { name: 'Percent' }).first().fill('a lot');
  await tips.uncheck({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const sent = (await till.calls()).findLast(({ name }) => name === 'checkout.configure');
  expect(sent?.input).not.toHaveProperty('tipPercents');
});

test('what is typed while the answer is on its way is not said to be saved', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await toSettings(page);
  await page.evaluate(() => {
    const answered = new Promise((resolve) => {
      window.addEventListener('answer', () => resolve({ ok: true, value: null }), { once: true });
    });
    Object.assign(window.script.answers, { 'checkout.configure': answered });
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const amounts = page.getByRole('textbox', { name: 'Quick amounts' });
  await amounts.fill('5');
  await save.click();
  await amounts.fill('50');
  await page.evaluate(() => window.dispatchEvent(new Event('answer')));
  await expect(save).toBeEnabled();
  await expect(page.getByText('Saved.')).toBeHidden();
  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
});
