import { expect } from '@playwright/test';
import type { DaysExplained } from '../../../shared/contract/back-office/days-explained.ts';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page, name = 'settlements'): Promise<void> {
  const { [name]: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const asked = async (till: Till, command: string): Promise<readonly unknown[]> =>
  (await till.calls()).filter(({ name }) => name === command).map(({ input }) => input);

test('records are gone through by keys: to a settlement, its payment, and the same way back', async ({
  till,
  page,
}) => {
  await open(till, page);
  await page.getByRole('button', { name: 'set_0049' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'set_0047' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Settlement', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'CT-0072' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'CT-0072' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'CT-0072' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'set_0047' })).toBeFocused();
});

test('a batch leads to its settlement; a deposit is read again, and leads to the one that it pays', async ({
  till,
  page,
}) => {
  await open(till, page, 'settlement-batch');
  await page.getByRole('button', { name: 'Open the settlement' }).click();
  expect(await asked(till, 'settlements.get')).toEqual([
    { kind: 'batch', id: 'bat_1002' },
    { kind: 'settlement', id: 'set_0047' },
  ]);
  await open(till, page, 'settlements-deposits');
  await page.getByRole('button', { name: 'dep_0046' }).click();
  await page.getByRole('button', { name: 'Open the settlement' }).click();
  expect(await asked(till, 'settlements.getDeposit')).toEqual([{ id: 'dep_0046' }]);
  expect((await asked(till, 'settlements.get')).at(-1)).toEqual({ kind: 'settlement', id: 'set_0046' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible();
  expect(await asked(till, 'settlements.getDeposit')).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'dep_0046' })).toBeFocused();
});

test('payments that are missing are looked for further back', async ({ till, page }) => {
  await open(till, page, 'settlement-batch');
  await expect(page.getByText('4 payments were not found there.')).toBeVisible();
  const [before] = await asked(till, 'settlements.get');
  expect(before).not.toHaveProperty('from');
  await page.getByRole('button', { name: 'Look further back' }).click();
  expect((await asked(till, 'settlements.get')).at(-1)).toMatchObject({
    from: expect.any(Number),
  });
});

test('a look that ended at so many payments goes on where it ended', async ({ till, page }) => {
  await open(till, page, 'settlement-differs');
  await expect(page.getByText(/Looked back to/)).toBeVisible();
  const first = page.getByRole('button', { name: 'CT-0072' });
  await expect(first).toBeVisible();
  const row = { key: 'earlier', at: 0, knownBy: 'other-till', payment: { reference: 'EARLIER-1' } } as const;
  const payments = { rows: [row], from: 0, until: 1 };
  const settlement = { kind: 'settlement', id: 'set_0046' } as const;
  await till.answer('settlements.get', { ok: true, value: { settlement, batches: [], payments } });
  await page.getByRole('button', { name: 'Look further back' }).click();
  await expect(page.getByRole('button', { name: 'EARLIER-1' })).toBeVisible();
  await expect(first).toBeVisible();
  expect((await asked(till, 'settlements.get')).at(-1)).toMatchObject({
    from: expect.any(Number),
    until: expect.any(Number),
  });
  await expect(page.getByRole('button', { name: 'Look further back' })).toBeHidden();
});

test('looking further back can be tried again where it failed', async ({ till, page }) => {
  await open(till, page, 'settlement-differs');
  const further = page.getByRole('button', { name: 'Look further back' });
  await till.answer('settlements.get', {
    ok: false,
    failure: { action: 'try-again', code: 'service-unreachable' },
  });
  await further.click();
  await expect(page.getByRole('alert')).toBeVisible();
  const settlement = { kind: 'settlement', id: 'set_0046' } as const;
  const payments = { rows: [], from: 0, until: 1 };
  await till.answer('settlements.get', { ok: true, value: { settlement, batches: [], payments } });
  await further.click();
  await expect(further).toBeHidden();
  await expect(page.getByText('Asking the payment service')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the till’s own list is asked for again, also after a look further back', async ({ till, page }) => {
  await open(till, page, 'settlement-sales-failed');
  const settlement = { kind: 'settlement', id: 'set_0047' } as const;
  const payments = { rows: [], from: 0, until: 1 };
  await till.answer('settlements.get', { ok: true, value: { settlement, batches: [], payments } });
  await page.getByRole('button', { name: 'Look further back' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const missing = page.getByText('It is not known which of these payments this till made');
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(missing).toBeHidden();
});

test('of a batch, too, it is said that the deposits of its settlement could not be read', async ({
  till,
  page,
}) => {
  await open(till, page, 'settlement-batch-deposits-failed');
  await expect(page.getByRole('region', { name: 'Deposits' }).getByRole('alert')).toBeVisible();
});

test('deposits that could not be read are said in sight, and read again', async ({ till, page }) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await open(till, page, 'settlement-deposits-failed');
  const deposits = page.getByRole('region', { name: 'Deposits' });
  await expect(deposits.getByRole('alert')).toBeInViewport({ ratio: 1 });
  const read = moments['settlement']?.answers?.['settlements.get'];
  if (read) await till.answer('settlements.get', read);
  await deposits.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(deposits).toContainText('dep_0047');
});

test('a payout leads to the days of its batches, explained, and back', async ({ till, page }) => {
  await open(till, page, 'settlement');
  await page.getByRole('button', { name: 'Compare its days with the till' }).click();
  await expect(page.getByRole('heading', { name: 'Day', exact: true })).toBeVisible();
  const days = { from: { year: 2026, month: 4, day: 20 }, to: { year: 2026, month: 4, day: 21 } };
  expect(await asked(till, 'days.explain')).toEqual([{ days }]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Settlement', exact: true })).toBeVisible();
});

test('a payout is explained by itself, and back', async ({ till, page }) => {
  await open(till, page, 'settlement-explained');
  await expect(page.getByRole('heading', { name: 'Payout explained' })).toBeVisible();
  expect(await asked(till, 'days.explainPayout')).toEqual([{ settlementId: 'set_0047' }]);
  // One comes from its page.
  await expect(page.getByRole('button', { name: 'Open the settlement' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Settlement', exact: true })).toBeVisible();
});

test('a payout that moves at the service is explained anew, and keeps what stands there meanwhile', async ({
  till,
  page,
}) => {
  await open(till, page, 'settlement-explained');
  await expect(page.getByRole('heading', { name: 'Payout explained' })).toBeVisible();
  const { answers, view } = moments['settlement-explained'] ?? {};
  const explained = answers?.['days.explainPayout'];
  if (explained?.ok !== true || !view) throw new Error('no payout is explained there');
  const before = explained.value as DaysExplained;
  const [leftOut, ...others] = before.differences;
  if (leftOut?.kind !== 'left-out') throw new Error('no payment is left out there');
  const payment = { ...leftOut.payment, reference: 'CT-0099' };
  const value = { ...before, differences: [{ ...leftOut, payment }, ...others] };
  await expect(page.getByText('CT-0071').first()).toBeVisible();
  await till.answer('days.explainPayout', { ok: true, value });
  await till.push({ ...view, officeNews: { settlements: 1, applications: 0 } });
  await expect(page.getByText('CT-0099').first()).toBeVisible();
  const once = { settlementId: 'set_0047' };
  expect(await asked(till, 'days.explainPayout')).toEqual([once, once]);
  // News of applications is none of a payout.
  await till.push({ ...view, officeNews: { settlements: 1, applications: 1 } });
  await expect(page.getByRole('heading', { name: 'Payout explained' })).toBeVisible();
  expect(await asked(till, 'days.explainPayout')).toHaveLength(2);
});

test('of batches that do not name their days no days are compared', async ({ till, page }) => {
  await open(till, page, 'settlement-differs');
  await expect(page.getByRole('button', { name: 'Explain this payout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await open(till, page, 'settlement-batch');
  await expect(page.getByRole('button', { name: 'Explain this payout' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Compare its days with the till' })).toBeHidden();
});
