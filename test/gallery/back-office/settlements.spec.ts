import { expect } from '@playwright/test';
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
