import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(name: string, till: Till, page: Page) {
  const { [name]: moment } = moments;
  if (!moment) throw new Error(`no moment ${name}`);
  await openScreen(moment, till, page);
}

const cells = (page: Page, table: string, row: string) =>
  page
    .getByRole('table', { name: table })
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('cell')
    .allTextContents();

test('each line has its part of the whole: sales of all that was paid, tips of their prices', async ({
  till,
  page,
}) => {
  await open('figures', till, page);
  // 1,064.00 of 1,867.30; and 420.00 of goods of 1,742.50.
  expect(await cells(page, 'By tender', 'USDC (Base)')).toEqual(['51', '$1,064.00', '57%']);
  expect(await cells(page, 'By article', 'Espresso')).toEqual(['40', '$420.00', '24.1%']);
  await page.getByRole('radio', { name: 'Tips', exact: true }).check();
  expect(await cells(page, 'Totals in USD', 'Tips')).toEqual(['87', '$124.80', '7.2%']);
  expect(await cells(page, 'By cashier', 'Ann Meier')).toEqual(['40', '$50.00', '5.9%']);
});

test('how sales ended adds up to all of them, and says what was asked for in vain', async ({
  till,
  page,
}) => {
  await open('figures-unpaid', till, page);
  const table = 'How sales ended · USD';
  expect(await cells(page, table, 'Paid in all')).toEqual(['87', '$1,867.30', '91.6%']);
  expect(await cells(page, table, 'Expired')).toEqual(['5', '$144.00', '5.3%']);
  expect(await cells(page, table, 'Still open')).toEqual(['1', '$8.50', '1.1%']);
  // Neither what was underpaid nor what is open.
  await expect(page.getByText('Given up or failed: 5 of 95 sales (5.3%), $144.00')).toBeVisible();
});

test('times are minutes and seconds, in all and by tender', async ({ till, page }) => {
  await open('figures-times', till, page);
  expect(await cells(page, 'Until the payment was seen', 'All')).toEqual(['87', '0:21', '1:14', '10:11']);
  expect(await cells(page, 'Until the sale was paid', 'All')).toEqual(['87', '0:38', '2:21', '59:02']);
  expect(await cells(page, 'Until the sale was paid', 'Not known')).toEqual(['2', '0:14', '0:19', '0:19']);
});

test('times have a picture beside each table, where there is more than one tender', async ({
  till,
  page,
}) => {
  await open('figures-times', till, page);
  await expect(page.locator('section', { has: page.locator('canvas') })).toHaveCount(2);
});

test('the choice of a figure stays when other days are chosen', async ({ till, page }) => {
  await open('figures-tips', till, page);
  await page.getByRole('radio', { name: 'Today' }).check();
  await expect(page.getByRole('radio', { name: 'Tips', exact: true })).toBeChecked();
  const made = (await till.calls()).filter(({ name }) => name === 'reports.make');
  expect(made).toHaveLength(2);
});
