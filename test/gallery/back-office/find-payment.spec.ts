import { expect } from '@playwright/test';
import { pastSalesMoments } from '../moments/past-sales.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import { ready } from '../views.ts';
import { terminal } from '../../support/records/corner-shop.ts';

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

test('the sales of a search never stand as the answer of the next one', async ({ till, page }) => {
  const newest = pastSalesMoments['find-payment']?.answers?.['sales.find'];
  await till.open(ready);
  if (newest) await till.answer('sales.find', newest);
  await page.keyboard.press('Control+f');
  const counted = page.getByRole('status').filter({ hasText: /sales? found/ });
  await expect(counted).toBeVisible();
  await page.evaluate(() => {
    const late = new Promise((refuse) => {
      const failure = { action: 'ask-manager', code: 'ledger-unavailable' };
      Object.assign(window, { refuse: () => refuse({ ok: false, failure }) });
    });
    Object.assign(window.script.answers, { 'sales.find': late });
  });
  await page.getByRole('radio', { name: 'Exceptions' }).check();
  await expect(page.getByText('Searching')).toBeVisible();
  await expect(counted).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { refuse: () => void }).refuse());
  await expect(page.getByRole('alert')).toBeVisible();
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

test('a day is typed as the till’s language writes it, or picked from a calendar', async ({ till, page }) => {
  await till.open({ ...ready, preferences: { ...ready.preferences, language: 'de' } });
  await till.answer('sales.find', { ok: true, value: { sales: [], match: 'part' } });
  await page.keyboard.press('Control+f');
  const from = page.getByRole('textbox', { name: 'Von' });
  await expect(from).toHaveAttribute('placeholder', '31.12.2026');
  await from.fill('1.2.26');
  await from.blur();
  await expect(from).toHaveValue('01.02.2026');
  const asked = async () => (await till.calls()).filter(({ name }) => name === 'sales.find').at(-1)?.input;
  await expect.poll(asked).toHaveProperty('search.from');
  await from.fill('31.2.26');
  await from.blur();
  await expect(page.getByText('Kein Datum. So eintippen: 31.12.2026.')).toBeVisible();
  await expect.poll(asked).not.toHaveProperty('search.from');
  const opened = page.evaluate(
    () =>
      new Promise((open) => {
        HTMLInputElement.prototype.showPicker = function show() {
          open(this.type);
        };
      }),
  );
  await page.getByRole('button', { name: 'Kalender: Von' }).click();
  expect(await opened).toBe('date');
  await page.locator('input[type=date]').first().fill('2026-03-04');
  await expect(from).toHaveValue('04.03.2026');
  await expect(page.getByText('Kein Datum.')).toHaveCount(0);
});

test('of 10,000 sales only those in sight are drawn, and Escape leads back to the one that was opened', async ({
  till,
  page,
}) => {
  await till.open(ready);
  for (const [name, answer] of Object.entries(pastSalesMoments['past-sale-underpaid']?.answers ?? {})) {
    await till.answer(name, answer);
  }
  await page.evaluate(() => {
    const answered = window.script.answers['sales.find'] as { value: { sales: readonly object[] } };
    const [one] = answered.value.sales;
    const sales = Array.from({ length: 10_000 }, (_, index) => ({
      ...one,
      id: `sale-${index}`,
      number: 10_000 - index,
      reference: `ROW-${index}`,
    }));
    window.script.answers['sales.find'] = { ok: true, value: { sales, match: 'exact' } };
  });
  await page.keyboard.press('Control+f');
  const list = page.getByRole('list', { name: 'Find a payment' });
  const row = (index: number) => list.getByRole('button', { name: new RegExp(`ROW-${index}\\b`) });
  await expect(row(0)).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThan(40);
  await row(0).focus();
  await page.keyboard.press('End');
  await expect(row(9_999)).toBeFocused();
  await expect(row(9_999)).toBeInViewport();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('What happened')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(9_989)).toBeFocused();
  expect(await list.getByRole('listitem').count()).toBeLessThan(40);
});

test('money that came for a cancelled payment is the customer’s, also when the sale is past', async ({
  till,
  page,
}) => {
  const { 'past-sale-cancelled-received': moment } = pastSalesMoments;
  if (moment) await openScreen(moment, till, page);
  await expect(page.getByText('What was sent still belongs to the customer')).toBeVisible();
  await expect(page.getByText('Show the reclaim code')).toBeVisible();
});
