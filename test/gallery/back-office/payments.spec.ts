import { expect } from '@playwright/test';
import type { FoundPayments } from '../../../shared/contract/back-office/payments.ts';
import { moments } from '../moments.ts';
import { openNamed, openScreen } from '../screens.ts';
import { NOW } from '../views.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page): Promise<void> {
  const { payments: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const searches = async (till: Till): Promise<readonly unknown[]> =>
  (await till.calls()).filter(({ name }) => name === 'payments.find').map(({ input }) => input);

test('what is typed, picked and narrowed down is asked for', async ({ till, page }) => {
  await open(till, page);
  await page.getByRole('textbox').first().fill('12.34');
  await page.keyboard.press('Enter');
  await page.getByText('Narrow down').click();
  await page.getByRole('radio', { name: 'All tills of the merchant' }).check({ force: true });
  await page.getByLabel('Status').selectOption('Expired');
  await page.getByLabel('Cashier').selectOption('Bo');
  expect(await searches(till)).toEqual([
    { search: { scope: 'terminal' } },
    { search: { scope: 'terminal', amountMinor: 1_234 } },
    { search: { scope: 'merchant', amountMinor: 1_234 } },
    { search: { scope: 'merchant', amountMinor: 1_234, status: 'expired' } },
    { search: { scope: 'merchant', amountMinor: 1_234, status: 'expired', cashierId: 'c2' } },
  ]);
});

test('a day is understood as the screen writes days', async ({ till, page }) => {
  await open(till, page);
  await page.getByRole('textbox').first().fill('01/31/2026');
  await page.keyboard.press('Enter');
  const [, search] = await searches(till);
  expect(search).not.toHaveProperty('search.text');
  expect(search).toHaveProperty('search.from');
});

test('where nothing fits it says what else to try, and who else may have it', async ({ till, page }) => {
  const { 'payments-none': moment } = moments;
  if (moment) await openScreen(moment, till, page);
  const status = page.getByRole('status').filter({ hasText: 'No payment fits.' });
  await expect(status).toContainText('another till: “Narrow down · All tills of the merchant”');
  await expect(status).not.toContainText('try a part');
  await page.getByRole('textbox').first().fill('TABEL-9');
  await page.keyboard.press('Enter');
  await expect(status).toContainText(
    'Check the spelling, or try a part of the reference, only the amount, the day: 12/31/2026',
  );
  await page.locator('summary').click();
  await page.getByRole('radio', { name: 'All tills of the merchant' }).check({ force: true });
  await expect(status).not.toContainText('another till');
});

test('an order is offered where one question of the service answers it, by keyboard too, and said', async ({
  till,
  page,
}) => {
  await open(till, page);
  await page.getByText('Narrow down').click();
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'In this order' })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await order.selectOption('Changed last');
  await page.getByRole('textbox').first().fill('A-1');
  await expect(order).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('In this order')).toHaveCount(0);
  expect(await searches(till)).toMatchObject([
    { search: { scope: 'terminal' } },
    { search: { scope: 'terminal', order: 'oldest' } },
    { search: { scope: 'terminal', order: 'oldest' }, after: {} },
    { search: { scope: 'terminal', order: 'changed' } },
    { search: { scope: 'terminal', text: 'A-1' } },
  ]);
  expect((await searches(till)).at(-1)).not.toHaveProperty('search.order');
});

test('further pages are added, and a payment on two pages is shown once', async ({ till, page }) => {
  await open(till, page);
  const older: FoundPayments = {
    rows: [
      { key: 's14', at: 0, knownBy: 'unmatched' },
      { key: 'older', at: 0, knownBy: 'other-till', payment: { reference: 'OLDER-1' } },
    ],
    service: { state: 'asked' },
  };
  await till.answer('payments.find', { ok: true, value: older });
  await page.getByRole('button', { name: 'Look further back' }).click();
  await expect(page.getByText('8 payments')).toBeVisible();
  await expect(page.getByRole('button', { name: 'OLDER-1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look further back' })).toBeHidden();
  expect((await searches(till)).at(-1)).toMatchObject({ after: { page: 0, match: 'exact' } });
});

test('of 100,000 payments only those in sight are drawn, wherever the list is', async ({ till, page }) => {
  await open(till, page);
  // Made in the page: so many take long on their way into it.
  await page.evaluate((now) => {
    const rows = Array.from({ length: 100_000 }, (_, index) => ({
      key: `k${index}`,
      at: now - index * 60_000,
      knownBy: 'service',
      payment: { reference: `ROW-${index}` },
    }));
    window.script.answers['payments.find'] = { ok: true, value: { rows, service: { state: 'asked' } } };
  }, NOW);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('100000 payments')).toBeVisible();
  const list = page.getByRole('list', { name: 'Payments' });
  const row = (index: number) => list.getByRole('button', { name: new RegExp(`ROW-${index} `) });
  await expect(row(0)).toBeVisible();
  expect(await list.locator('*').count()).toBeLessThan(600);
  await row(0).focus();
  await page.keyboard.press('End');
  await expect(row(99_999)).toBeFocused();
  await expect(row(99_999)).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(row(99_989)).toBeFocused();
  await expect(list.locator('li:focus-within')).toHaveAttribute('aria-posinset', '99990');
  expect(await list.locator('*').count()).toBeLessThan(600);
  await page.getByRole('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight / 2 }));
  await expect(list.getByRole('button', { name: /ROW-(49|50)[0-9]{3} / }).first()).toBeAttached();
  // The row with the focus stays, so that the next key goes on from there.
  await expect(row(99_989)).toBeFocused();
  expect(await list.locator('*').count()).toBeLessThan(600);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(row(99_989)).toBeFocused();
  await expect(row(99_989)).toBeInViewport();
});

test('rows are gone through by arrow keys and opened by Enter; Escape leads back to them', async ({
  till,
  page,
}) => {
  await open(till, page);
  await page.getByRole('button', { name: 'WEB-77120' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'ORDER-9001' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'CT-000014' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'WEB-77120' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'WEB-77120' })).toBeFocused();
});

for (const language of ['en', 'de', 'ar', 'ja'] as const) {
  test(`on a small display the list begins in sight, and what it is narrowed down to is said, ${language}`, async ({
    till,
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 480 });
    await open(till, page);
    await till.prefer({ language });
    const rows = page.locator('#till main li');
    await expect(rows.first()).toBeInViewport({ ratio: 1 });
    await expect(rows.nth(1)).toBeInViewport({ ratio: 0.85 });
    await till.prefer({ textSize: 200 });
    await expect(rows.first()).toBeInViewport({ ratio: 0.15 });
  });
}

test('what is picked is said while the boxes are folded away', async ({ till, page }) => {
  await open(till, page);
  const fold = page.locator('summary');
  await expect(fold).toHaveText('Narrow downThis till · Newest first');
  await fold.click();
  await page.getByLabel('Status').selectOption('Expired');
  await page.getByLabel('Cashier').selectOption('Bo');
  await page.getByRole('textbox', { name: 'From' }).fill('5/1/2026');
  await expect(fold).toHaveText('Narrow down', { useInnerText: true });
  await fold.click();
  await expect(fold).toContainText('This till · From 05/01/2026 · Expired · Bo');
});

test('what narrows the list down stands in one line: names above, boxes below', async ({ till, page }) => {
  for (const name of ['payments-narrowed', 'payments-narrowed-to-place']) {
    await openNamed(name, till, page);
    for (const parts of ['label', ":is(input[type='text'], select)"]) {
      const all = page.locator(`details[open] > div > :not(fieldset) ${parts}`);
      const tops = await all.evaluateAll((each) =>
        each.map((part) => Math.round(part.getBoundingClientRect().top)),
      );
      // From, To and Status.
      expect.soft(tops.slice(0, 3), `${name}, ${parts}`).toEqual([tops[0], tops[0], tops[0]]);
    }
  }
});

test('a payment of a sale whose record is damaged is said to be this till’s, by its number', async ({
  till,
  page,
}) => {
  await open(till, page);
  const row = page.getByRole('button', { name: 'ORDER-9002' });
  await expect(row).toContainText('Sale 118');
  await expect(row).toContainText('This till’s record of it is damaged');
  const { 'payment-damaged': moment } = moments;
  if (moment) await openScreen(moment, till, page);
  await expect(page.getByText('Back office, This till: Verify says what is damaged')).toBeVisible();
  await expect(page.getByText('This till made it, but its record of this sale is damaged')).toBeVisible();
});

test('a paid payment says what to do for a customer who wants money back', async ({ till, page }) => {
  const { payment, 'payment-late': late } = moments;
  if (payment) await openScreen(payment, till, page);
  await expect(page.getByText('Nothing: it is paid.')).toBeVisible();
  const giveBack = page.getByText('If money is to go back, return it the way your shop does');
  await expect(giveBack).toBeVisible();
  if (late) await openScreen(late, till, page);
  await expect(giveBack).toBeHidden();
});

test('a slip is not offered for what the service calls completed, though this till says expired', async ({
  till,
  page,
}) => {
  const { 'payment-late': late } = moments;
  if (late) await openScreen(late, till, page);
  await expect(page.getByText('This till says: Expired')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payment record' })).toBeVisible();
  await expect(page.getByRole('button', { name: /reclaim/i })).toHaveCount(0);
});
