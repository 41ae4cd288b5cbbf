import { expect } from '@playwright/test';
import { locked } from '../staff.ts';
import { test } from '../till-page.ts';
import { alerts, ended, fullCheckout, NOW, ready, showing, shown, virtual, withPayerKept } from '../views.ts';
import type { Till } from '../till-page.ts';

test.use({ share: 0.3 });

const OK = { ok: true, value: null } as const;
const GONE = { ok: false, failure: { action: 'fix-input', code: 'customer-details-gone' } } as const;
const started = { ok: true, value: { saleId: 'sale-2' } } as const;

/** What was asked to begin, call by call. */
const starts = async (till: Till) =>
  (await till.calls()).filter(({ name }) => name === 'sale.start').map(({ input }) => input);

const plain = { amountMinor: 12_345, reference: 'CT-000017', overrides: [] };
const again = { ...plain, again: 'sale-1' };
const ADA = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'E-mail': 'ada@example.com',
  'Street and number': '12 Kent Street',
  'Postal code': '12345',
  City: 'Springfield',
  'State, province or county': 'Oregon',
};
const needing = { ...(virtual.terminal && { terminal: virtual.terminal }) };

test('a terminal that needs details types none again while main has them', async ({ till, page }) => {
  await till.open({ ...withPayerKept(showing(ended('expired'))), ...needing });
  await till.answer('sale.leave', OK);
  await till.answer('sale.start', started);
  await expect(page.getByText('Go along when you charge again')).toBeVisible();
  await page.getByRole('button', { name: 'Charge $123.45 again' }).click();
  await till.push(virtual);
  await expect.poll(() => starts(till)).toEqual([again]);
});

test('a terminal that needs details asks for them again where main has none', async ({ till, page }) => {
  await till.open({ ...showing(ended('expired')), ...needing });
  await till.answer('sale.leave', OK);
  await page.getByRole('button', { name: 'Charge $123.45 again' }).click();
  await till.push(virtual);
  await expect(page.getByRole('heading', { name: 'Customer details' })).toBeVisible();
  expect(await starts(till)).toEqual([]);
  await till.answer('sale.start', started);
  for (const [name, text] of Object.entries(ADA))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  await page.getByRole('button', { name: /^Charge/ }).click();
  await expect.poll(() => starts(till)).toMatchObject([{ ...again, withoutKeptDetails: true }]);
});

test('details that are gone are typed again, or left out by a press', async ({ till, page }) => {
  await till.open(withPayerKept(showing(ended('expired'))));
  await till.answer('sale.leave', OK);
  await till.answer('sale.start', GONE);
  await page.getByRole('button', { name: 'Charge $123.45 again' }).click();
  await till.push(ready);
  const dialog = page.getByRole('alertdialog', { name: 'This till no longer has the customer’s details.' });
  const ways = ['Enter customer details', 'Charge without details', 'Back'];
  await expect(dialog.getByRole('button')).toHaveText(ways);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Charge/ }).click();
  await till.answer('sale.start', started);
  await dialog.getByRole('button', { name: 'Charge without details' }).click();
  await expect.poll(() => starts(till)).toEqual([again, again, { ...again, withoutKeptDetails: true }]);
});

test('the customer goes with the amount that is brought back, and not with another order', async ({
  till,
  page,
}) => {
  await till.open(withPayerKept(showing({ name: 'waiting', ...shown })));
  await till.answer('sale.withdrawCode', { ok: true, value: { withdrawn: true } });
  await till.answer('sale.start', GONE);
  await page.getByRole('button', { name: 'Wrong amount?' }).click();
  await till.push(ready);
  await expect(page.getByRole('button', { name: 'Customer details: kept' })).toBeVisible();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Charge $12.34' }).click();
  await expect.poll(() => starts(till)).toEqual([{ ...again, amountMinor: 1_234 }]);
  await page.getByRole('button', { name: 'Enter customer details' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('textbox', { name: 'Reference' }).fill('TABLE-9');
  await expect(page.getByRole('button', { name: 'Customer details', exact: true })).toBeVisible();
});

test('the customer still goes along after a reload, and after Empty and Undo', async ({ till, page }) => {
  const { draft } = fullCheckout;
  const kept = { ...draft, digits: '', reference: 'CT-000017', again: { saleId: 'sale-1', payerKept: true } };
  await till.open({ ...ready, checkout: { ...fullCheckout, draft: kept } });
  const details = page.getByRole('button', { name: 'Customer details: kept' });
  await expect(details).toBeVisible();
  await page.getByRole('button', { name: 'Carts 2' }).click();
  await page.getByRole('button', { name: 'Empty the cart' }).click();
  await expect(details).toHaveCount(0);
  await till.answer('checkout.undo', { ok: true, value: kept });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(details).toBeVisible();
});

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
        {
          name: 'sale.start',
          input: { amountMinor: 12_345, reference: 'CT-000017', again: 'sale-1', overrides: [] },
        },
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
  const lineItems = { lines: [{ name: 'Amount', quantity: 1, unitMinor: 12_000 }], tipMinor: 345 };
  const sales = tipped.sales.map((sale) => ({ ...sale, lineItems }));
  await till.open({ ...tipped, sales, checkout: fullCheckout });
  await till.answer('sale.leave', OK);
  await till.answer('sale.start', started);
  await page.getByRole('button', { name: 'Charge $123.45 again' }).click();
  // Main has not put the tip into the draft yet.
  const untipped = { ...fullCheckout.draft, tip: 'none' } as const;
  await till.push({ ...ready, checkout: { ...fullCheckout, draft: untipped } });
  await page.keyboard.press('5');
  await page.clock.runFor(1_000);
  await till.push({ ...ready, checkout: { ...fullCheckout, draft: { ...untipped, tip: { minor: 345 } } } });
  await page.clock.runFor(1_000);
  expect((await till.calls()).filter(({ name }) => name === 'sale.start')).toEqual([]);
});

const FULL = { ok: false, failure: { action: 'fix-input', code: 'held-carts-full' } } as const;

test('a cart that cannot be held is not given up for a sale that is charged again', async ({
  till,
  page,
}) => {
  await till.open({ ...showing(ended('expired')), checkout: fullCheckout });
  await till.answer('sale.leave', OK);
  await till.answer('checkout.hold', FULL);
  await page.getByRole('button', { name: 'Charge $123.45 again' }).click();
  await till.push({ ...ready, checkout: fullCheckout });
  await expect(page.getByRole('alert')).toContainText('Too many carts are held.');
  await expect(page.getByRole('button', { name: 'Charge $95.84' })).toBeVisible();
  expect(await starts(till)).toEqual([]);
  await page.keyboard.press('5');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the reference stays where no details are typed for a sale that was refused without them', async ({
  till,
  page,
}) => {
  const failure = { action: 'fix-input', code: 'customer-required' } as const;
  await till.open(showing({ name: 'not-created', failure, at: NOW }));
  await till.answer('sale.leave', OK);
  await page.getByRole('button', { name: 'Enter customer details' }).click();
  await till.push(ready);
  await expect(page.getByRole('heading', { name: 'Customer details' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('CT-000017');
  await expect(page.getByRole('button', { name: 'Charge $123.45' })).toBeVisible();
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

test('what was paid after all is not offered to be charged again before that was read', async ({
  till,
  page,
}) => {
  const expired = showing(ended('expired'));
  await till.open({ ...expired, alerts: [alerts.paidAfterAll] });
  await expect(page.getByRole('alert')).toContainText('Do not charge again');
  await expect(page.getByRole('button', { name: /^Charge/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New sale' })).toHaveAttribute('data-kind', 'primary');
  await till.push(expired);
  await expect(page.getByRole('button', { name: 'Charge $123.45 again' })).toBeVisible();
});
