import { expect, type Locator } from '@playwright/test';
import { fullCheckout, ready } from '../views.ts';
import { openNamed } from '../screens.ts';
import { test } from '../till-page.ts';

test.use({ viewport: { width: 800, height: 480 }, forcedColors: 'active' });

const styleOf = (part: Locator, name: 'backgroundColor' | 'color' | 'borderTopColor') =>
  part.evaluate((element, property) => getComputedStyle(element)[property], name);

test('what charges, and what is chosen, stand out where the system replaces all colours', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: fullCheckout });
  const key = await styleOf(page.getByRole('button', { name: '1', exact: true }), 'backgroundColor');
  const charge = page.getByRole('button', { name: /^Charge/ });
  expect(await styleOf(charge, 'backgroundColor')).not.toBe(key);
  expect(await styleOf(charge, 'color')).not.toBe(await styleOf(charge, 'backgroundColor'));
  await openNamed('figures', till, page);
  const chosen = page.locator('label:has(:checked)').first();
  const others = page.locator('label:has(input[type=radio]:not(:checked))').first();
  expect(await styleOf(chosen, 'backgroundColor')).not.toBe(await styleOf(others, 'backgroundColor'));
});

test('the one way on stands out at the end of a sale where the system replaces all colours', async ({
  till,
  page,
}) => {
  await openNamed('outcome-expired', till, page);
  const way = (name: string) => styleOf(page.getByRole('button', { name, exact: true }), 'backgroundColor');
  expect(await way('Charge $123.45 again')).not.toBe(await way('New sale'));
  // The label of a file input, which cannot be disabled, and text of its own colours.
  await openNamed('setup-first', till, page);
  const file = page.locator("label[data-kind='primary']");
  expect(await file.evaluate((label) => getComputedStyle(label).forcedColorAdjust)).toBe('none');
});

test('no edge crosses the total, and marks can be seen, in a dark theme of the system', async ({
  till,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await till.open({ ...ready, checkout: fullCheckout });
  const paper = await styleOf(page.locator('body'), 'backgroundColor');
  expect(await styleOf(page.locator("[data-part='amount-box']"), 'borderTopColor')).toBe(paper);
  await openNamed('practice-score', till, page);
  const mark = page.locator("[data-choice='right'] [data-part='icon']").first();
  expect(await styleOf(mark, 'color')).toBe(await styleOf(page.locator('h1'), 'color'));
});
