import { expect, type Page } from '@playwright/test';
import { fifty } from '../moments/past-sales.ts';
import { locked, signedIn, withOwner } from '../staff.ts';
import { test } from '../till-page.ts';
import { refused } from '../views.ts';

const toBo = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Cashiers' }).click();
  await page.getByRole('button', { name: 'Change' }).nth(1).click();
  await expect(page.getByRole('heading', { name: 'Change Bo' })).toBeFocused();
};

test('Escape leads from a cashier to the list, and only then to the menu', async ({ till, page }) => {
  await till.open(signedIn);
  await toBo(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Cashiers' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeFocused();
});

test('says that a new PIN is set, and shows it no more', async ({ till, page }) => {
  await till.open(signedIn);
  await till.answer('staff.changePin', { ok: true, value: null });
  await toBo(page);
  await page.getByLabel('PIN, 4 to 8 digits').fill('4711');
  await page.getByRole('button', { name: 'Set the new PIN' }).click();
  await expect(page.getByText('The new PIN is set.')).toBeVisible();
  await expect(page.getByLabel('PIN, 4 to 8 digits')).toHaveValue('');
});

test('an owner is changed by owners alone; a manager makes the first one', async ({ till, page }) => {
  await till.open(signedIn);
  await till.answer('staff.changeRole', { ok: true, value: null });
  await toBo(page);
  await page.getByRole('radio', { name: 'Owner' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'only owners change owners' })).toBeVisible();
  await page.getByRole('button', { name: 'Save the role' }).click();
  await expect(page.getByRole('heading', { name: 'Cashiers' })).toBeFocused();

  await till.push(withOwner);
  await page.getByRole('button', { name: 'Change' }).nth(1).click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change' }).last().click();
  await expect(page.getByText('Only an owner can change an owner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);

  // Whoever signs in next begins at New sale.
  await till.push({ ...withOwner, staff: { ...withOwner.staff, signedIn: 'c5' } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Cashiers' }).click();
  await page.getByRole('button', { name: 'Change' }).last().click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
});

test('says at the resting PIN keypad that a name comes first, until one is chosen', async ({
  till,
  page,
}) => {
  await till.open(locked);
  const keypad = page.getByRole('group', { name: 'PIN keypad' });
  await expect(keypad.getByText('Choose your name first')).toBeVisible();
  await expect(keypad).toHaveAccessibleDescription('Choose your name first');
  await page.getByRole('button', { name: 'Bo' }).click();
  await expect(keypad).toHaveAccessibleDescription('PIN of Bo');
});

test('a list in front of the PIN keypad has the keys to itself', async ({ till, page }) => {
  await till.open({ ...locked, sales: fifty });
  await page.getByRole('button', { name: 'Bo' }).click();
  const typed = page.getByRole('group', { name: 'PIN keypad' }).getByText(/typed/);
  await page.keyboard.type('12', { delay: 120 });
  await page.getByRole('button', { name: 'All 50' }).click();
  const list = page.getByRole('dialog');
  await expect(list).toBeVisible();
  await page.keyboard.type('34', { delay: 120 });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(typed).toHaveText('2 digits typed');
});

test('names what is wrong as its box does, in the language of the till', async ({ till, page }) => {
  const fields = [
    { field: 'name', fault: 'empty' },
    { field: 'pin', fault: 'malformed', expected: 'pin' },
  ] as const;
  await till.open(signedIn);
  await till.answer('staff.add', {
    ok: false,
    failure: { action: 'fix-input', code: 'cashier-invalid', fields },
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Cashiers' }).click();
  await page.getByRole('button', { name: 'Add a cashier' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const said = page.getByRole('alert').getByRole('listitem');
  await expect(said).toHaveText(['Name is empty. Fill it in.', /^PIN is not written the right way\./]);
  await till.prefer({ language: 'es' });
  await expect(said).toHaveText([/^Nombre está vacío/, /^PIN/]);
});

test('offers the way to the secrets to a manager alone; a cashier is told whom to ask', async ({
  till,
  page,
}) => {
  const refusedAt = (cashierId: string) => ({
    ...signedIn,
    session: { state: 'refused', failure: refused } as const,
    staff: { ...signedIn.staff, signedIn: cashierId },
  });
  await till.open(refusedAt('c2'));
  const enter = page.getByRole('button', { name: 'Enter the secrets' });
  await expect(page.getByRole('alert')).toContainText('Ask a manager.');
  await expect(enter).toHaveCount(0);
  await till.push(refusedAt('c1'));
  await expect(page.getByRole('heading', { name: 'New sale' })).toBeVisible();
  await enter.click();
  await till.push(locked);
  await till.push(refusedAt('c2'));
  await till.push(refusedAt('c1'));
  // What the lock took away does not come back for whoever signs in next.
  await expect(enter).toBeVisible();
});

test('a second choice adds to the first, whose view is still on its way; one that main refused is not kept', async ({
  till,
  page,
}) => {
  await till.open(signedIn);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Cashiers' }).click();
  const lockAfter = (name: string) => page.getByRole('radio', { name, exact: true });
  const shiftRequired = page.getByRole('checkbox', { name: 'No sale without an open shift' });
  await lockAfter('10 minutes').check({ force: true });
  await till.answer('staff.changeRules', { ok: true, value: null });
  await shiftRequired.check({ force: true });
  await lockAfter('Never').check({ force: true });
  const sent = (await till.calls()).filter(({ name }) => name === 'staff.changeRules');
  expect(sent.map(({ input }) => input)).toEqual([
    { lockAfterMinutes: 10, shiftRequired: false },
    { lockAfterMinutes: 10, shiftRequired: true },
    { shiftRequired: true },
  ]);

  const rules = { lockAfterMinutes: 2, shiftRequired: false };
  await till.push({ ...signedIn, staff: { ...signedIn.staff, rules } });
  await expect(lockAfter('2 minutes')).toBeChecked();
  await expect(shiftRequired).not.toBeChecked();

  await till.answer('staff.changeRules', {
    ok: false,
    failure: { action: 'ask-manager', code: 'ledger-unavailable' },
  });
  await lockAfter('1 minute')
    .check({ force: true })
    .catch(() => undefined);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(lockAfter('2 minutes')).toBeChecked();
});

test('that the till could not be locked is said to whoever tried alone', async ({ till, page }) => {
  await till.open(signedIn);
  const alert = page.getByRole('banner').getByRole('alert');
  await till.answer('staff.lock', {
    ok: false,
    failure: { action: 'ask-manager', code: 'ledger-unavailable' },
  });
  await page.getByRole('button', { name: 'Lock' }).click();
  await expect(alert).toBeVisible();
  await till.push(locked);
  await expect(page.getByRole('button', { name: 'Lock' })).toHaveCount(0);
  await till.push({ ...signedIn, staff: { ...signedIn.staff, signedIn: 'c2' } });
  await expect(page.getByRole('button', { name: 'Lock' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
