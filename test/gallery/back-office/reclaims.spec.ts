import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import { NOW } from '../views.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page): Promise<void> {
  const { reclaims: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const asked = async (till: Till): Promise<readonly unknown[]> =>
  (await till.calls()).filter(({ name }) => name === 'payments.reclaims').map(({ input }) => input);

const names = (page: Page) =>
  page.getByRole('list', { name: 'Reclaims' }).getByRole('button').allInnerTexts();

test('the widest scope of the merchant is asked first, and what is older when somebody wants it', async ({
  till,
  page,
}) => {
  await open(till, page);
  expect(await asked(till)).toEqual([{ scope: 'merchant' }]);
  await till.answer('payments.reclaims', { ok: true, value: { reclaims: [], service: { state: 'asked' } } });
  await page.getByRole('button', { name: 'Look further back' }).click();
  await expect(page.getByRole('button', { name: 'Look further back' })).toBeHidden();
  expect(await asked(till)).toHaveLength(2);
  expect((await asked(till)).at(-1)).toMatchObject({ scope: 'merchant', after: { page: 0 } });
  expect(await names(page)).toHaveLength(4);
  await page.getByRole('radio', { name: 'This till' }).check({ force: true });
  await expect(page.getByText('Nobody has money to reclaim.')).toBeVisible();
  expect((await asked(till)).at(-1)).toEqual({ scope: 'terminal' });
});

test('pages that reach back less than money can be reclaimed follow by themselves', async ({
  till,
  page,
}) => {
  await till.open(moments['reclaims']?.view ?? ({} as never));
  await till.answer('backOffice.get', { ok: true, value: { state: 'not-set-up' } });
  await page.evaluate((now) => {
    let days = 0;
    Object.defineProperty(window.script.answers, 'payments.reclaims', {
      get: () => {
        days += 25;
        const next = { until: now - days * 86_400_000, page: 0, match: 'exact' };
        return { ok: true, value: { reclaims: [], service: { state: 'asked' }, next } };
      },
    });
  }, NOW);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Reclaims/ }).click();
  await expect(page.getByText('Nobody has money to reclaim. Looked back to')).toBeVisible();
  const untils = (await asked(till)).map((input) => (input as { after?: { until: number } }).after?.until);
  expect(untils).toEqual([undefined, NOW - 25 * 86_400_000, NOW - 50 * 86_400_000]);
});

test('what is most pressing comes first, or the newest, or the largest; ended ones stand apart', async ({
  till,
  page,
}) => {
  await open(till, page);
  const amounts = async () => (await names(page)).map((text) => text.split('\n')[0]);
  expect(await amounts()).toEqual(['Not stated', '$21.00', '$5.00', '$18.00']);
  await page.getByLabel('Sort by').selectOption('Newest');
  expect(await amounts()).toEqual(['Not stated', '$18.00', '$21.00', '$5.00']);
  await page.getByLabel('Sort by').selectOption('Amount');
  expect(await amounts()).toEqual(['$21.00', '$18.00', '$5.00', 'Not stated']);
  await page.getByRole('radio', { name: 'Ended (2)' }).check({ force: true });
  expect(await amounts()).toEqual(['$9.90', '$1.20']);
});

test('of 100,000 reclaims only those in sight are drawn', async ({ till, page }) => {
  await open(till, page);
  await page.evaluate((now) => {
    const reclaims = Array.from({ length: 100_000 }, (_, index) => ({
      row: {
        key: `k${index}`,
        at: now - index * 60_000,
        knownBy: 'service',
        payment: { reference: `ROW-${index}` },
      },
      kind: 'over',
      state: 'open',
      daysLeft: 20,
      amount: { minor: index, currency: 'USD' },
    }));
    window.script.answers['payments.reclaims'] = {
      ok: true,
      value: { reclaims, service: { state: 'asked' } },
    };
  }, NOW);
  await page.getByRole('radio', { name: 'This till' }).check({ force: true });
  await expect(page.getByText('Open (100000)')).toBeVisible();
  const list = page.getByRole('list', { name: 'Reclaims' });
  await list.getByRole('button', { name: /ROW-0 / }).focus();
  await page.keyboard.press('End');
  await expect(list.getByRole('button', { name: /ROW-99999 / })).toBeFocused();
  expect(await list.locator('*').count()).toBeLessThan(700);
  await page.getByLabel('Sort by').selectOption('Amount');
  await expect(list.getByRole('button', { name: /ROW-99999 / })).toBeAttached();
  expect(await list.locator('*').count()).toBeLessThan(700);
});

test('a reclaim opens the page of its payment, and Escape leads back to its row', async ({ till, page }) => {
  await open(till, page);
  await page.getByRole('button', { name: /WEB-76001/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'WEB-76001' })).toBeVisible();
  await expect(page.getByText('Reclaim by')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /WEB-76001/ })).toBeFocused();
});
