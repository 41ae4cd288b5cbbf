import { expect } from '@playwright/test';
import { scan } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { articles, ended, plainCheckout, ready, showing, shown } from '../views.ts';

// Real time: a scan is told from typing by the pauses between its keys.
test.use({ ownTime: false });

const checkout = { ...plainCheckout, articles: 2 };

test('a scan on Paid begins the next sale with its article', async ({ till, page }) => {
  await till.open({ ...showing(ended('completed')), checkout });
  await till.answer('sale.leave', { ok: true, value: null });
  await till.answer('catalogue.byCode', { ok: true, value: articles[0] });
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await scan(page, '4006381333931');
  await expect.poll(async () => (await till.calls()).map(({ name }) => name)).toContain('sale.leave');
  await till.push({ ...ready, checkout });
  await expect(page.getByRole('button', { name: 'Charge $3.50' })).toBeVisible();
});

test('a scan on Paid whose first key came as typing leaves no digit in the amount', async ({
  till,
  page,
}) => {
  await till.open({ ...showing(ended('completed')), checkout });
  await till.answer('sale.leave', { ok: true, value: null });
  await till.answer('catalogue.byCode', { ok: true, value: articles[0] });
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await scan(page, '4006381333931', { lateMs: 250 });
  await till.push({ ...ready, checkout });
  await expect(page.getByRole('button', { name: 'Charge $3.50' })).toBeVisible();
});

test('digits that follow New sale are the next sale’s, however long the till takes to leave', async ({
  till,
  page,
}) => {
  for (const [view, heading] of [
    [showing(ended('cancelled')), 'Cancelled'],
    [showing({ name: 'waiting', ...shown }), 'Waiting for payment'],
  ] as const) {
    await till.open(view);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.keyboard.type('9', { delay: 120 });
    await page.getByRole('button', { name: 'New sale' }).click();
    await page.keyboard.type('12', { delay: 120 });
    await till.push(ready);
    await page.keyboard.type('50', { delay: 120 });
    await expect(page.getByRole('button', { name: 'Charge $12.50' })).toBeVisible();
  }
});

test('where the till could not leave, digits are nobody’s, and New sale tries again', async ({
  till,
  page,
}) => {
  await till.open(showing(ended('cancelled')));
  await till.answer('sale.leave', { ok: false, failure: { action: 'wait', code: 'ledger-unavailable' } });
  const newSale = page.getByRole('button', { name: 'New sale' });
  await newSale.click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await page.keyboard.type('12', { delay: 120 });
  await newSale.click();
  const left = async () => (await till.calls()).filter(({ name }) => name === 'sale.leave');
  await expect.poll(async () => (await left()).length).toBe(2);
  await till.push(ready);
  await expect(page.getByRole('button', { name: 'Charge $0.00' })).toBeVisible();
});

test('digits while the same is charged again do not change its amount', async ({ till, page }) => {
  await till.open(showing(ended('cancelled')));
  await page.getByRole('button', { name: /^Charge .* again$/ }).click();
  await page.keyboard.type('12', { delay: 120 });
  await till.push(ready);
  await expect(page.getByRole('button', { name: 'Charge $0.00' })).toBeVisible();
});

test('a plain sale takes a press for each digit and one more', async ({ till, page }) => {
  await till.open(ready);
  await till.answer('sale.start', { ok: true, value: { saleId: 'sale-1' } });
  const presses = ['1', '2', '5', '0', 'Enter'];
  // At a person's pace.
  await page.keyboard.type(presses.slice(0, -1).join(''), { delay: 120 });
  await expect(page.getByRole('button', { name: 'Charge $12.50' })).toBeVisible();
  await page.keyboard.press('Enter');
  const starts = async () => (await till.calls()).filter(({ name }) => name === 'sale.start');
  await expect.poll(async () => (await starts()).length).toBe(1);
  expect((await starts())[0]?.input).toMatchObject({ amountMinor: 1_250 });
  expect(presses).toHaveLength('1250'.length + 1);
});
