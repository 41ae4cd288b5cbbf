import { expect } from '@playwright/test';
import { openNamed } from '../screens.ts';
import { test } from '../till-page.ts';

test('a button that is disabled while its command runs keeps the focus, and ignores presses', async ({
  till,
  page,
}) => {
  await openNamed('health', till, page);
  const again = page.getByRole('button', { name: 'Look again' });
  // From here on it never answers.
  await page.evaluate(() => {
    delete window.script.answers['health.get'];
  });
  const asked = async () => (await till.calls()).filter(({ name }) => name === 'health.get').length;
  const before = await asked();
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(again).toBeDisabled();
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await again.evaluate((button: HTMLElement) => button.click());
  expect(await asked()).toBe(before + 1);
  await expect(again).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save a bundle' })).toBeFocused();
});

test('a button that submits its form keeps the focus, and submits it once', async ({ till, page }) => {
  await openNamed('terminal-change', till, page);
  const save = page.getByRole('button', { name: /^Sav/ });
  const sent = async () => (await till.calls()).filter(({ name }) => name === 'terminals.update').length;
  await page.evaluate(() => {
    delete window.script.answers['terminals.update'];
  });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await sent()).toBe(1);
});

test('a button keeps its focus while a file dialog of the system has that of the window', async ({
  till,
  page,
}) => {
  await openNamed('health', till, page);
  const save = page.getByRole('button', { name: 'Save a bundle' });
  await save.focus();
  await page.keyboard.press('Enter');
  // The browser tells a page so when its window loses the focus; the element stays the active one.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );
  const saving = page.getByRole('button', { name: /^Saving/ });
  await expect(saving).toBeDisabled();
  await expect(saving).toBeFocused();
});

test('Charge keeps the focus while the sale starts, and starts one', async ({ till, page }) => {
  await openNamed('new-sale-cafe', till, page);
  const charge = page.getByRole('button', { name: /^Charge/ });
  const started = async () => (await till.calls()).filter(({ name }) => name === 'sale.start').length;
  await page.evaluate(() => {
    delete window.script.answers['sale.start'];
  });
  await charge.focus();
  await page.keyboard.press('Enter');
  await expect(charge).toBeDisabled();
  await expect(charge).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await started()).toBe(1);
  await expect(charge).toBeFocused();
});

test('a key of the PIN pad keeps the focus while the PIN is checked', async ({ till, page }) => {
  await openNamed('sign-in', till, page);
  await page.evaluate(() => {
    delete window.script.answers['staff.signIn'];
  });
  await page.getByRole('button', { name: 'Bo', exact: true }).click();
  const four = page.getByRole('button', { name: '4', exact: true });
  await four.focus();
  for (let typed = 0; typed < 4; typed += 1) await page.keyboard.press('Space');
  await page.locator('[data-key="enter"]').evaluate((key: HTMLElement) => key.click());
  await expect(four).toBeDisabled();
  await expect(four).toBeFocused();
});

test('the key for one less keeps the focus at the last one', async ({ till, page }) => {
  await openNamed('new-sale-cafe', till, page);
  const less = page.getByRole('button', { name: 'One less: Flat white' });
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
});
