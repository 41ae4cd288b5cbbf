import { expect } from '@playwright/test';
import { fifty } from '../moments/past-sales.ts';
import { locked } from '../staff.ts';
import { test } from '../till-page.ts';
import { ended, parked, ready, showing, shown } from '../views.ts';

test.use({ share: 0.3 });

const OK = { ok: true, value: null } as const;

test('waiting payments stand first, then those that need somebody, then the finished ones', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, sales: parked });
  const row = page.getByRole('region', { name: 'Payments in progress' });
  await expect(row.getByRole('listitem')).toContainText([
    'Waiting · 0 min',
    'red jacket',
    'TABLE-9',
    'Not paid in full',
    'Paid',
  ]);
});

test('one press clears all that is finished, and nothing that needs somebody', async ({ till, page }) => {
  await till.open({ ...ready, sales: parked });
  await till.answer('sale.clearFinished', OK);
  await page.getByRole('button', { name: 'Clear finished', exact: true }).click();
  expect(await till.calls()).toEqual([{ name: 'sale.clearFinished', input: { saleIds: ['p5'] } }]);
  await till.push({ ...ready, sales: parked.slice(0, 4) });
  await expect(page.getByRole('button', { name: 'Clear finished' })).toHaveCount(0);
});

test('a keyboard goes on from the heading once finished ones are cleared, in the list too', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, sales: parked });
  await till.answer('sale.clearFinished', OK);
  const clear = page.getByRole('button', { name: 'Clear finished', exact: true });
  await clear.focus();
  await page.keyboard.press('Enter');
  await till.push({ ...ready, sales: parked.slice(0, 4) });
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'New sale' })).toBeFocused();
  const waiting = fifty.filter(({ stage }) => stage.name === 'waiting');
  await till.push({ ...ready, sales: [...waiting, ...parked.slice(4)] });
  await page.getByRole('button', { name: `All ${waiting.length + 1}` }).click();
  const list = page.getByRole('dialog', { name: 'Payments in progress' });
  await list.getByRole('button', { name: 'Clear finished' }).click();
  await till.push({ ...ready, sales: waiting });
  await expect(list.getByRole('button', { name: 'Clear finished' })).toHaveCount(0);
  await expect(list.getByRole('heading', { name: 'Payments in progress' })).toBeFocused();
});

test('a locked till clears nothing', async ({ till, page }) => {
  await till.open({ ...showing(ended('expired'), parked), staff: locked.staff });
  await expect(page.getByRole('heading', { name: 'Expired' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear finished' })).toHaveCount(0);
});

test('what ends while the row is there comes into sight', async ({ till, page }) => {
  await till.open({ ...ready, sales: fifty.slice(0, 7) });
  const sales = fifty.slice(0, 7).map((sale, n) => (n === 3 ? { ...sale, stage: ended('completed') } : sale));
  await till.push({ ...ready, sales });
  await expect(
    page.getByRole('region', { name: 'Payments in progress' }).getByRole('button', { name: /Paid/ }),
  ).toBeInViewport({ ratio: 0.9 });
});

test('once finished ones are cleared, the row begins again with those that wait', async ({ till, page }) => {
  const waiting = fifty.slice(0, 12);
  await till.open({ ...ready, sales: waiting });
  const row = page.locator("[data-part='open-sales'] > ul");
  const first = row.getByRole('listitem').first();
  const sales = waiting.map((sale, n) => (n === 0 ? { ...sale, stage: ended('completed') } : sale));
  await till.push({ ...ready, sales });
  await expect(first).not.toBeInViewport();
  await till.push({ ...ready, sales: waiting.slice(1) });
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

test('what ends elsewhere moves nothing of the sale on the screen, with large text', async ({
  till,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 480 });
  const showing7 = showing(ended('underpaid'), fifty.slice(0, 7));
  const preferences = { ...ready.preferences, textSize: 200 as const };
  await till.open({ ...showing7, preferences });
  await expect(page.getByRole('heading', { name: 'Not paid in full' })).toBeInViewport({ ratio: 0.99 });
  const sales = showing7.sales.map((sale, n) => (n === 3 ? { ...sale, stage: ended('completed') } : sale));
  await till.push({ ...showing7, sales, preferences });
  await expect(page.locator("[data-part='open-sales'] [data-badge='good']").first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Not paid in full' })).toBeInViewport({ ratio: 0.99 });
});

test('what does not fit is in a list, searched and opened by keys alone', async ({ till, page }) => {
  await till.open({ ...ready, sales: fifty });
  await till.answer('sale.open', OK);
  await page.getByRole('button', { name: 'All 50' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Payments in progress' });
  await expect(list.getByRole('listitem')).toHaveCount(50);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('table-42', { delay: 120 });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await till.calls()).toEqual([{ name: 'sale.open', input: { saleId: 'f41', seen: 'open' } }]);
  await list.getByRole('textbox').fill('nobody');
  await expect(list.getByRole('status')).toHaveText('None of them has this.');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('a row that shows all needs no list', async ({ till, page }) => {
  await till.open({ ...ready, sales: parked.slice(0, 1) });
  await expect(page.getByRole('region', { name: 'Payments in progress' }).getByRole('button')).toHaveCount(1);
});

test('two presses and the name park a sale under it', async ({ till, page }) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await till.answer('sale.leave', OK);
  await page.getByRole('button', { name: 'Park with a name' }).click();
  await page.keyboard.type('Table 9', { delay: 120 });
  await page.keyboard.press('Enter');
  expect(await till.calls()).toEqual([
    { name: 'sale.leave', input: { saleId: 'sale-1', seen: 'open', name: 'Table 9' } },
  ]);
});
