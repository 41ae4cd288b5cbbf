import { expect } from '@playwright/test';
import type { LedgerTaskView } from '../../../shared/contract/ledger-care.ts';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { states } from '../states.ts';
import { cashierSignedIn, signedIn } from '../staff.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function openThisTill(till: Till, page: Page): Promise<void> {
  const { 'this-till': moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const named = async (till: Till): Promise<readonly string[]> =>
  (await till.calls()).map(({ name }) => name).filter((name) => name.startsWith('ledger.'));

test('the back office is for managers', async ({ till, page }) => {
  await till.open(cashierSignedIn);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Find a payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back office' })).toBeHidden();
});

test('verifying is asked for once, shows how far it is, can be stopped, and is looked at afterwards', async ({
  till,
  page,
}) => {
  await openThisTill(till, page);
  await till.answer('ledger.verify', { ok: true, value: null });
  await page.getByRole('button', { name: 'Verify' }).click();
  const show = (ledgerTask: LedgerTaskView) => till.push({ ...signedIn, ledgerTask });
  await show({ kind: 'verify' });
  const others = ['Verify', 'Back up now', 'Save a backup elsewhere', 'Export the record'];
  for (const name of others) await expect(page.getByRole('button', { name })).toBeDisabled();
  const progress = page.getByRole('progressbar', { name: /^Verifying/ });
  await expect(progress).not.toHaveAttribute('value');
  await show({ kind: 'verify', percent: 42 });
  await expect(progress).toHaveAttribute('value', '42');
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await named(till)).toEqual(['ledger.get', 'ledger.verify', 'ledger.stopTask']);
  await show({ kind: 'verify', end: { result: 'stopped' } });
  await expect(page.getByRole('status').filter({ hasText: 'The record is as it was' })).toBeVisible();
  for (const name of others) await expect(page.getByRole('button', { name })).toBeEnabled();
  expect(await named(till)).toEqual(['ledger.get', 'ledger.verify', 'ledger.stopTask', 'ledger.get']);
});

test('a repair is said on New sale in short, all of it in sight, and in the back office with the whole path', async ({
  till,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 480 });
  const { notices = [] } = states['new-sale-repaired'] ?? {};
  await till.open({ ...signedIn, notices });
  const notice = page.locator('[data-part="banner"]').filter({ hasText: 'has been repaired' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toContainText('not taken over: event 1 of sale 2, LATE-1');
  await expect(notice).not.toContainText('AppData');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await expect(notice).toContainText('AppData');
});

test('what an earlier repair found missing is said whenever no other change is found', async ({
  till,
  page,
}) => {
  const { 'this-till-lost': moment } = moments;
  if (moment) await openScreen(moment, till, page);
  const found = page.getByRole('status').filter({ hasText: 'Entries missing since an earlier repair' });
  await expect(found).toContainText('No change was found in the 51,117 entries that are here');
  await expect(found).toContainText('48,213 of sales, 2,904 of the journal');
  await expect(found).toContainText('recorded between May 9');
  await expect(found).toContainText('Back office, Day');
  await expect(found).toContainText('ledger-quarantined-2026-05-09');
  await expect(page.getByText('without a gap')).toBeHidden();
  await expect(page.getByText('12, since an earlier repair or restore')).toBeVisible();
});

test('each button asks for its own, and a backup of the till’s own folder has no Stop', async ({
  till,
  page,
}) => {
  await openThisTill(till, page);
  for (const [name, command] of [
    ['Back up now', 'ledger.backUp'],
    ['Save a backup elsewhere', 'ledger.saveBackup'],
    ['Export the record', 'ledger.export'],
  ] as const) {
    await till.answer(command, { ok: true, value: null });
    await page.getByRole('button', { name }).click();
  }
  expect(await named(till)).toEqual(['ledger.get', 'ledger.backUp', 'ledger.saveBackup', 'ledger.export']);
  await till.push({ ...signedIn, ledgerTask: { kind: 'back-up' } });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
});

test('a backup takes the place of the record only after a question, and the till says that it is at it', async ({
  till,
  page,
}) => {
  await openThisTill(till, page);
  const first = page.getByRole('button', { name: /^Restore / }).first();
  await first.click();
  await expect(page.getByRole('alertdialog')).toContainText('A copy of today’s record is kept');
  await expect(page.getByRole('button', { name: 'Keep the record' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await named(till)).toEqual(['ledger.get']);
  await first.click();
  await page.getByRole('button', { name: 'Restore and open anew' }).click();
  await expect(page.getByText('Proving and copying the backup')).toBeVisible();
  await expect(first).toBeDisabled();
  const asked = (await till.calls()).filter(({ name }) => name === 'ledger.restore');
  expect(asked).toMatchObject([{ input: { at: expect.any(Number) as unknown } }]);
});

test('a file from elsewhere takes the record’s place only after a question, and none of another till does', async ({
  till,
  page,
}) => {
  const { 'this-till-compared-restore-asked': asked, 'this-till-compared-other-till': other } = moments;
  if (!asked || !other) throw new Error('no moment');
  await openScreen(asked, till, page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('does not say which terminal made it');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Restore this file' }).click();
  await page.getByRole('button', { name: 'Restore and open anew' }).click();
  const sent = (await till.calls()).filter(({ name }) => name === 'ledger.restore');
  expect(sent).toMatchObject([{ input: { compared: true } }]);
  await openScreen(other, till, page);
  await expect(page.getByText('It is the record of another terminal')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore this file' })).toBeHidden();
});

test('a record that went on separately is a warning, says what each side has alone and what restoring loses', async ({
  till,
  page,
}) => {
  const { 'this-till-compared-parted': parted } = moments;
  if (parted) await openScreen(parted, till, page);
  const found = page
    .locator('[data-part="banner"][data-kind="warning"]')
    .filter({ hasText: 'went on separately' });
  await expect(found).toContainText('Only at this till');
  await expect(found).toContainText('Sales: 311, the last one number 4127, May 12');
  await expect(found).toContainText('Sales: 6, the last one number 3822, May 8');
  await expect(found).toContainText('let only one till go on with this terminal');
  await expect(found).not.toContainText('0b0f2a54');
  const loses = 'takes the sales that only this till has out of its record: 311';
  await expect(page.getByText(loses)).toBeVisible();
  await page.getByRole('button', { name: 'Restore this file' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(loses);
});

test('what came of a comparison is brought into sight of whoever waits for it, and of nobody else', async ({
  till,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 480 });
  const { 'this-till-comparing': comparing, 'this-till-compared-parted': parted } = moments;
  if (!comparing || !parted) throw new Error('no moment');
  await openScreen(comparing, till, page);
  await till.push(parted.view);
  const found = page.getByText('This till and the file went on separately');
  await expect(found.locator('../../..')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page
    .getByRole('button', { name: /^This till/ })
    .first()
    .click();
  await expect(found).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'This till' })).toBeInViewport();
});

test('health is asked for on opening and on a press, and what does not work stands first', async ({
  till,
  page,
}) => {
  const { 'health-broken': moment } = moments;
  if (moment) await openScreen(moment, till, page);
  const names = page.getByRole('listitem').getByRole('heading');
  await expect(names.first()).toHaveText('Payment service');
  await expect(names.last()).toHaveText('Version');
  await expect(page.getByRole('status').filter({ hasText: '8 things to look at.' })).toBeVisible();
  await expect(page.getByText('2:10 off')).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect
    .poll(async () => (await till.calls()).filter(({ name }) => name === 'health.get').length)
    .toBe(2);
});

test('Back and Escape lead from the page to the list, and from there to the menu', async ({ till, page }) => {
  await openThisTill(till, page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Back office', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'This till' }).press('Enter');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeFocused();
});

test('a restore that failed says that the record is as it was, and speaks of no file', async ({
  till,
  page,
}) => {
  const { 'this-till-restore-failed': moment } = moments;
  if (!moment) throw new Error('no moment');
  await openScreen(moment, till, page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This backup was not restored');
  await expect(alert).toContainText('Sales go on, and the record is as it was.');
  await expect(alert).toContainText('is damaged or is no ledger');
  await expect(alert).not.toContainText('The file could not be written');
});
