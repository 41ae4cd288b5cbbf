import { expect } from '@playwright/test';
import { scan } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { fullCheckout, ready } from '../views.ts';
import { EAN, nobodyKnows, charge, unknown, pressEnter } from './scanned.ts';

test.use({ share: 0.3, ownTime: false });

test('an unknown code with goods in the cart is asked about, and nothing is charged before', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.byCode', nobodyKnows);
  await scan(page, EAN);
  await unknown(page, EAN);
  await pressEnter(page);
  await scan(page, '96385074');
  await expect(page.getByRole('alert')).not.toContainText('96385074');
  expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
  await page.getByRole('button', { name: 'Ignore this scan' }).click();
  await unknown(page, '96385074');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await charge(page, '$95.84');
});

test('an unknown code becomes a line of a price that is typed', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.byCode', nobodyKnows);
  await scan(page, EAN);
  await unknown(page, EAN);
  await page.keyboard.type('199', { delay: 100 });
  await pressEnter(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Cart' })).toContainText(`Article ${EAN}`);
});

test('an unknown code becomes the reference when a person says so, and only where none was typed', async ({
  till,
  page,
}) => {
  await till.open(ready);
  const reference = page.getByRole('textbox', { name: 'Reference' });
  await page.keyboard.type('1250', { delay: 100 });
  await scan(page, 'ORDER-77', { gapMs: 12 });
  await unknown(page, 'ORDER-77');
  await expect(reference).toHaveValue('');
  await page.getByRole('button', { name: 'Use as reference' }).click();
  await expect(reference).toHaveValue('ORDER-77');
  await scan(page, 'ORDER-78');
  await unknown(page, 'ORDER-78');
  await expect(page.getByRole('button', { name: 'Use as reference' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ignore this scan' }).click();
  await expect(reference).toHaveValue('ORDER-77');
});
