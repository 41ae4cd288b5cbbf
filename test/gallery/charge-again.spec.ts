import { expect } from '@playwright/test';
import { locked } from './staff.ts';
import { test } from './till-page.ts';
import { ended, fullCounter, NOW, ready, showing, shown } from './views.ts';

const OK = { ok: true, value: null } as const;
const started = { ok: true, value: { saleId: 'sale-2' } } as const;

for (const outcome of ['expired', 'cancelled', 'underpaid', 'invalid'] as const) {
  test(`after ${outcome} one press charges the same again, for the same order`, async ({ till, page }) => {
    await till.open(showing(ended(outcome)));
    await till.answer('sale.leave', OK);
    await till.answer('sale.start', started);
    await page.getByRole('button', { name: 'Charge $123.45 again' }).click();
    await till.push(ready);
    await expect
      .poll(async () => (await till.calls()).filter(({ name }) => name === 'sale.start'))
      .toEqual([
        { name: 'sale.start', input: { amountMinor: 12_345, reference: 'CT-000017', overrides: [] } },
      ]);
  });
}

test('the guard asks before the same is charged again, as before any sale', async ({ till, page }) => {
  const failure = {
    action: 'fix-input',
    code: 'reference-paid-before',
    earlier: { reference: 'CT-000017', amount: { minor: 12_345, currency: 'USD' } },
  } as const;
  await till.open(showing(ended('expired')));
  await till.answer('sale.leave', OK);
  await till.answer('sale.start', { ok: false, failure });
  await page.getByRole('button', { name: 'Charge $123.45 again' }).click();
  await till.push(ready);
  await expect(page.getByRole('alertdialog')).toContainText('This reference has been paid already.');
});

test('what was to be charged again is not charged once somebody types', async ({ till, page }) => {
  const tipped = showing(ended('expired'));
  const makeup = { lines: [{ name: 'Amount', quantity: 1, unitMinor: 12_000 }], tipMinor: 345 };
  const sales = tipped.sales.map((sale) => ({ ...sale, makeup }));
  await till.open({ ...tipped, sales, counter: fullCounter });
  await till.answer('sale.leave', OK);
  await till.answer('sale.start', started);
  await page.getByRole('button', { name: 'Charge $123.45 again' }).click();
  // Main has not put the tip into the draft yet.
  const untipped = { ...fullCounter.draft, tip: 'none' } as const;
  await till.push({ ...ready, counter: { ...fullCounter, draft: untipped } });
  await page.keyboard.press('5');
  await page.clock.runFor(1_000);
  await till.push({ ...ready, counter: { ...fullCounter, draft: { ...untipped, tip: { minor: 345 } } } });
  await page.clock.runFor(1_000);
  expect((await till.calls()).filter(({ name }) => name === 'sale.start')).toEqual([]);
});

test('nothing is charged again after a payment, nor where nobody knows the amount', async ({
  till,
  page,
}) => {
  for (const outcome of ['completed', 'overpaid', 'amount-differs'] as const) {
    const at = { name: 'final', outcome, at: NOW, ...shown } as const;
    await till.open(showing(at));
    await expect(page.getByRole('button', { name: 'New sale' })).toBeVisible();
    await expect(page.getByRole('button', { name: /again/ })).toHaveCount(0);
  }
});

test('digits typed on Paid begin the next sale', async ({ till, page }) => {
  await till.open(showing(ended('completed')));
  await till.answer('sale.leave', OK);
  await page.clock.runFor(1_000);
  await page.keyboard.type('12', { delay: 120 });
  await expect.poll(async () => (await till.calls()).some(({ name }) => name === 'sale.leave')).toBe(true);
  await till.push(ready);
  await expect(page.getByRole('button', { name: 'Charge $0.12' })).toBeVisible();
});

test('digits typed after an end without payment do nothing', async ({ till, page }) => {
  await till.open(showing(ended('expired')));
  await page.clock.runFor(1_000);
  await page.keyboard.type('12', { delay: 120 });
  await page.clock.runFor(1_000);
  expect((await till.calls()).filter(({ name }) => name === 'sale.leave')).toEqual([]);
});

test('on a locked till digits may be a PIN: they begin no sale, and nothing is charged again', async ({
  till,
  page,
}) => {
  await till.open({ ...showing(ended('completed')), staff: locked.staff });
  await page.clock.runFor(1_000);
  await page.keyboard.type('1234', { delay: 120 });
  await page.clock.runFor(1_000);
  expect((await till.calls()).filter(({ name }) => name === 'sale.leave')).toEqual([]);
  await till.push({ ...showing(ended('expired')), staff: locked.staff });
  await expect(page.getByRole('heading', { name: 'Expired' })).toBeVisible();
  await expect(page.getByRole('button', { name: /again/ })).toHaveCount(0);
});
