import { expect } from '@playwright/test';
import type { DaysExplained } from '../../../shared/contract/back-office/days-explained.ts';
import type { SettlementsPage } from '../../../shared/contract/back-office/settlements.ts';
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

test('what is picked is asked for at once', async ({ till, page }) => {
  await open(till, page);
  await page.getByRole('radio', { name: 'By batch' }).check({ force: true });
  await page.getByRole('radio', { name: 'All merchants of the partner' }).check({ force: true });
  await page.getByText('Narrow down').click();
  await page.getByLabel('Order').selectOption('Oldest first');
  const first = { list: 'settlements', scope: 'merchant', oldestFirst: false };
  expect(await asked(till, 'settlements.list')).toEqual([
    { search: first, page: 0 },
    { search: { ...first, list: 'batches' }, page: 0 },
    { search: { ...first, list: 'batches', scope: 'partner' }, page: 0 },
    { search: { list: 'batches', scope: 'partner', oldestFirst: true }, page: 0 },
  ]);
});

test('further pages are added, and a record on two pages is shown once', async ({ till, page }) => {
  await open(till, page);
  const older: SettlementsPage = {
    records: [
      { kind: 'settlement', id: 'set_0044' },
      { kind: 'settlement', id: 'set_0001' },
    ],
    total: 7,
  };
  await till.answer('settlements.list', { ok: true, value: older });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('7 of 7')).toBeVisible();
  await expect(page.getByRole('button', { name: 'set_0044' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  expect((await asked(till, 'settlements.list')).at(-1)).toMatchObject({ page: 1 });
});

test('days are named as empty only where some were chosen', async ({ till, page }) => {
  await open(till, page, 'settlements-none');
  await page.getByText('Narrow down').click();
  await page.getByRole('textbox', { name: 'From' }).fill('05/01/2026');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Nothing in these days.')).toBeVisible();
  await expect(page.getByText('There are none yet.')).toBeHidden();
});

test('a list that has come to none of its days yet says so, and reads on', async ({ till, page }) => {
  await open(till, page, 'settlements-none-so-far');
  await expect(page.getByText('There are none yet.')).toBeHidden();
  const older: SettlementsPage = { records: [{ kind: 'settlement', id: 'set_0001' }] };
  await till.answer('settlements.list', { ok: true, value: older });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expect(page.getByText('Nothing found so far')).toBeHidden();
  expect((await asked(till, 'settlements.list')).at(-1)).toMatchObject({ page: 41 });
});

test('a page that fails leaves what is listed, and can be asked for again', async ({ till, page }) => {
  await open(till, page);
  await till.answer('settlements.list', {
    ok: false,
    failure: { action: 'try-again', code: 'service-unreachable' },
  });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'set_0049' })).toBeVisible();
  await till.answer('settlements.list', { ok: true, value: { records: [], total: 6 } });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  expect((await asked(till, 'settlements.list')).at(-1)).toMatchObject({ page: 1 });
});

test('how settlements were paid out is said as soon as it is known', async ({ till, page }) => {
  await open(till, page);
  const row = page.getByRole('button', { name: 'set_0045' });
  await expect(row).toContainText('Paid out, but the service lists no deposit');
  const records = [{ kind: 'settlement', id: 'set_0045', payoutId: 'pyt_0045' }] as const;
  await till.answer('settlements.list', { ok: true, value: { records } });
  const deposit = {
    kind: 'deposit',
    id: 'd',
    settlementId: 'set_0045',
    method: 'wire',
    createdAt: Date.UTC(2026, 4, 9),
  };
  await till.answer('settlements.deposits', { ok: true, value: [deposit] });
  await page.getByRole('radio', { name: 'By batch' }).check({ force: true });
  await page.getByRole('radio', { name: 'By settlement' }).check({ force: true });
  await expect(row).toContainText('Paid out on May 9, 2026, by wire transfer');
  expect((await asked(till, 'settlements.deposits')).at(-1)).toEqual({ settlementIds: ['set_0045'] });
});

test('deposits that could not be read are not said to be paid out, and are read again', async ({
  till,
  page,
}) => {
  await open(till, page, 'settlements-deposits-unread');
  const row = page.getByRole('button', { name: 'set_0045' });
  await expect(row).toContainText('Payout begun; its deposits are not known yet');
  const settlementIds = ['set_0047', 'set_0045'];
  expect(await asked(till, 'settlements.deposits')).toEqual([{ settlementIds }]);
  const deposit = { kind: 'deposit', id: 'd', settlementId: 'set_0045', createdAt: Date.UTC(2026, 4, 9) };
  await till.answer('settlements.deposits', { ok: true, value: [deposit] });
  await page.getByRole('region', { name: 'Deposits' }).getByRole('button').last().click();
  await expect(row).toContainText('Paid out on May 9, 2026');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('button', { name: 'set_0047' })).toContainText('lists no deposit');
  expect(await asked(till, 'settlements.deposits')).toHaveLength(2);
});

test('the next page asks also for the deposits that could not be read before', async ({ till, page }) => {
  await open(till, page, 'settlements-deposits-unread');
  const records = [{ kind: 'settlement', id: 'set_0001', payoutId: 'pyt_0001' }] as const;
  await till.answer('settlements.list', { ok: true, value: { records } });
  await till.answer('settlements.deposits', { ok: true, value: [] });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('button', { name: 'set_0045' })).toContainText('lists no deposit');
  expect((await asked(till, 'settlements.deposits')).at(-1)).toEqual({
    settlementIds: ['set_0047', 'set_0045', 'set_0001'],
  });
});

test('each amount says whether it is after or before fees', async ({ till, page }) => {
  await open(till, page);
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  const records = [
    { kind: 'batch', id: 'bat_1', gross: usd(1000), net: usd(990) },
    { kind: 'batch', id: 'bat_2', gross: usd(2000) },
  ] as const;
  await till.answer('settlements.list', { ok: true, value: { records } });
  await page.getByRole('radio', { name: 'By batch' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'bat_1' })).toContainText(/After fees.*\$9\.90/);
  await expect(page.getByRole('button', { name: 'bat_2' })).toContainText(/Before fees.*\$20\.00/);
});

test('an amount below zero keeps its sign before it in Arabic, behind the words that say which it is', async ({
  till,
  page,
}) => {
  await open(till, page);
  const records = [{ kind: 'settlement', id: 'set_1', net: { minor: -500, currency: 'USD' } }] as const;
  await till.answer('settlements.list', { ok: true, value: { records } });
  await till.prefer({ language: 'ar' });
  await page.getByRole('radio').nth(1).check({ force: true });
  const amount = page.getByRole('button', { name: 'set_1' }).getByText('$5.00');
  const [sign = 0, digit = 0] = await amount.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const written = text?.textContent ?? '';
    return [/[-\u2212]/u, /5/].map((one) => {
      const range = document.createRange();
      if (!text) throw new Error('no text');
      range.setStart(text, written.search(one));
      range.setEnd(text, written.search(one) + 1);
      return range.getBoundingClientRect().x;
    });
  });
  expect(sign).toBeLessThan(digit);
});

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

test('what is listed and whose stand beside each other', async ({ till, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(till, page);
  const [what, whose] = await page.locator("form > [data-part='radio-group']").all();
  expect((await what?.boundingBox())?.y).toBeGreaterThan(0);
  expect((await whose?.boundingBox())?.y).toBe((await what?.boundingBox())?.y);
});

test('what days mean stands apart from the boxes above it', async ({ till, page }) => {
  await open(till, page, 'applications-not-found');
  for (const language of ['en', 'de', 'ar'] as const) {
    await till.prefer({ language });
    const [boxes, note] = [page.locator('details > div'), page.locator('details > p')];
    const { y = 0, height = 0 } = (await boxes.boundingBox()) ?? {};
    expect.soft((await note.boundingBox())?.y, language).toBeGreaterThanOrEqual(y + height + 8);
  }
});

test('a long state leaves room for what an entry of the list is about', async ({ till, page }) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await open(till, page, 'settlements-long');
  const about = page.getByText('alternativeTender · 14 payments');
  const entry = page.getByRole('listitem').filter({ has: about });
  const [part, whole] = [await about.boundingBox(), await entry.boundingBox()];
  expect((part?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.3);
});
