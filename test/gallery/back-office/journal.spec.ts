import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(name: 'journal' | 'journal-more', till: Till, page: Page): Promise<void> {
  const moment = moments[name];
  if (moment) await openScreen(moment, till, page);
}

const asked = async (till: Till): Promise<readonly unknown[]> =>
  (await till.calls()).filter(({ name }) => name === 'ledger.journal').map(({ input }) => input);

test('a person and a kind narrow the journal down, and what is empty says so', async ({ till, page }) => {
  await open('journal', till, page);
  await till.answer('ledger.journal', { ok: true, value: { lines: [], people: [{ id: 'b', name: 'Bo' }] } });
  await page.getByLabel('Person').selectOption('Bo');
  await page.getByLabel('Kind').selectOption('Cash drawer');
  await expect(page.getByText('Nothing of this kind is recorded on these days.')).toBeVisible();
  expect((await asked(till)).at(-1)).toMatchObject({ person: 'b', kind: 'drawer' });
  await page.getByLabel('Person').selectOption('Everybody');
  await page.getByLabel('Kind').selectOption('Everything');
  await expect(page.getByText('Nothing is recorded on these days.')).toBeVisible();
  expect((await asked(till)).at(-1)).toEqual({ days: expect.any(Object) as unknown });
});

test('a look that was broken off goes on by itself, and a full page waits for a press', async ({
  till,
  page,
}) => {
  await open('journal-more', till, page);
  expect(await asked(till)).toHaveLength(1);
  const list = page.getByRole('list', { name: 'Journal' });
  await page.evaluate(() => {
    let entry = 40;
    Object.defineProperty(window.script.answers, 'ledger.journal', {
      get: () => {
        entry -= 10;
        const lines = entry === 10 ? [{ key: 'last', at: 0, by: 'Bo', fact: { name: 'drawer-opened' } }] : [];
        const next = entry === 0 ? {} : { next: { entry, event: 0 }, lookedBackTo: 0 };
        return { ok: true, value: { lines, people: [], ...next } };
      },
    });
  });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await list.getByRole('button').first().focus();
  await page.keyboard.press('End');
  await expect(list.getByRole('button', { name: 'Cash drawer opened' })).toBeFocused();
  const cursors = (await asked(till)).map((input) => (input as { after?: { entry: number } }).after?.entry);
  expect(cursors).toEqual([undefined, 40, 30, 20, 10]);
});

test('an entry opens with its sale behind it, and Escape leads back to its row', async ({ till, page }) => {
  await open('journal', till, page);
  await page.getByRole('button', { name: 'Printed again: Receipt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Printed again: Receipt' })).toBeVisible();
  await page.getByRole('button', { name: 'Sale 1042' }).click();
  expect((await till.calls()).at(-1)).toMatchObject({ name: 'sales.get', input: { saleId: 's1042' } });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Printed again: Receipt' })).toBeFocused();
});
