import { expect } from '@playwright/test';
import type { HierarchyFound } from '../../../shared/contract/back-office/hierarchy.ts';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page, name = 'terminals'): Promise<void> {
  const { [name]: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const asked = async (till: Till): Promise<readonly unknown[]> =>
  (await till.calls())
    .filter(({ name }) => name.startsWith('hierarchy.'))
    .map(({ name, input }) => [name.slice('hierarchy.'.length), input]);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const location = { kind: 'location', id: 'loc_PierMarket', name: 'Pier Coffee, Market Hall' } as const;
const market = { kind: 'terminal', id: 'term_456', name: 'Market till' } as const;

test('each level asks for what is below it, by keys alone, and Back leads to where one was', async ({
  till,
  page,
}) => {
  await open(till, page);
  const row = (name: string) => page.getByRole('button', { name });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row('Northwind Payments')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Harbor Retail')).toBeVisible();
  await row('Pier Coffee').focus();
  await till.answer('hierarchy.children', { ok: true, value: { entries: [location], total: 1 } });
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pier Coffee')).toBeVisible();
  await row('Market Hall').focus();
  await till.answer('hierarchy.children', { ok: true, value: { entries: [market], total: 1 } });
  await page.keyboard.press('Enter');
  await row('Market till').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Market till')).toBeVisible();
  expect(await asked(till)).toEqual([
    ['top', { page: 0 }],
    ['children', { kind: 'partner', id: 'par_Harbor', page: 0 }],
    ['children', { kind: 'merchant', id: 'mer_PierCoffee', page: 0 }],
    ['children', { kind: 'location', id: 'loc_PierMarket', page: 0 }],
    ['get', { kind: 'location', id: 'loc_PierMarket' }],
    ['get', { kind: 'terminal', id: 'term_456' }],
  ]);
  await page.keyboard.press('Escape');
  await expect(row('Market till')).toBeFocused();

  const path = page.getByRole('navigation', { name: 'Is in' });
  await expect(path.getByRole('button')).toHaveText(['Terminals', 'Harbor Retail', 'Pier Coffee']);
  await till.answer('hierarchy.children', { ok: true, value: { entries: [location], total: 1 } });
  await path.getByRole('button', { name: 'Pier Coffee' }).click();
  await expect(row('Market Hall')).toBeFocused();
  await path.getByRole('button', { name: 'Terminals' }).click();
  await expect(row('Harbor Retail')).toBeFocused();
});

test('further merchants are searched on request, and an entry on two pages is shown once', async ({
  till,
  page,
}) => {
  await open(till, page, 'terminals-found');
  const rest: HierarchyFound = {
    entries: [market, { kind: 'terminal', id: 'term_9', name: 'Market till 9' }],
    merchants: 64,
    total: 64,
  };
  await till.answer('hierarchy.find', { ok: true, value: rest });
  await page.getByRole('button', { name: 'Search more merchants' }).click();
  await expect(page.getByText('4 found. Merchants searched: 64 of 64.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search more merchants' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show all', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name or ID' })).toHaveValue('');
  expect(await asked(till)).toEqual([
    ['top', { page: 0 }],
    ['find', { text: 'market', page: 0 }],
    ['find', { text: 'market', page: 1 }],
    ['top', { page: 0 }],
  ]);
});

test('a found terminal shows in what it is, and leads there', async ({ till, page }) => {
  await open(till, page, 'terminals-terminal');
  const path = page.getByRole('navigation', { name: 'Is in' });
  await expect(path.getByRole('button')).toHaveText(['Terminals', 'Pier Coffee', 'Pier Coffee, Market Hall']);
  await path.getByRole('button', { name: 'Market Hall' }).click();
  expect(await asked(till)).toContainEqual(['get', { kind: 'location', id: 'loc_PierMarket' }]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Merchants searched: 20 of 64.')).toBeVisible();
});

test('tenders say in words what is set here, and how it differs', async ({ till, page }) => {
  await open(till, page, 'terminals-location');
  const tenders = page.getByRole('region', { name: 'Tenders' });
  await expect(tenders).toContainText('Set for this location: they differ from its merchant’s.');
  await expect(tenders).toContainText('every terminal here that has none of its own');
  const line = (name: string) => tenders.getByRole('listitem').filter({ hasText: name });
  await expect(line('USDC (Base)')).toHaveText('USDC (Base)');
  await expect(line('Bitcoin Lightning')).toContainText('Accepted here, not by its merchant');
  await expect(line('Alipay')).toContainText('Not accepted here, but by its merchant');
});

test('credentials that are refused are said to be the back office’s, and where to enter others', async ({
  till,
  page,
}) => {
  await open(till, page, 'terminals-refused');
  const said = page.getByRole('alert');
  await expect(said).toContainText('does not permit the back office’s credentials');
  await expect(said).toContainText('under Credentials');
  await expect(said).toContainText('4bf92f3577b34da6');
  await till.answer('hierarchy.find', {
    ok: false,
    failure: { action: 'sign-in', code: 'sign-in-refused', signInFault: 'api-key' },
  });
  await page.getByRole('textbox', { name: 'Name or ID' }).fill('market');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('refused the back office’s credentials');
  await expect(said).not.toContainText('terminal password');
});

test('what could not be read is asked for again', async ({ till, page }) => {
  await open(till, page, 'terminals-terminal-failed');
  const { ['terminals-terminal']: whole } = moments;
  const record = whole?.answers?.['hierarchy.get'];
  if (record) await till.answer('hierarchy.get', record);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('api_••••••••7f2c')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a page that failed keeps what is there, and is asked for again', async ({ till, page }) => {
  await open(till, page, 'terminals-many');
  const more = page.getByRole('button', { name: 'Show more' });
  await till.answer('hierarchy.top', {
    ok: false,
    failure: { action: 'try-again', code: 'service-unreachable' },
  });
  await more.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Harbor Retail' })).toBeVisible();
  await till.answer('hierarchy.top', { ok: true, value: { entries: [], total: 3 } });
  await more.click();
  await expect(page.getByRole('alert')).toBeHidden();
  expect((await asked(till)).slice(1)).toEqual([
    ['top', { page: 1 }],
    ['top', { page: 1 }],
  ]);
});
