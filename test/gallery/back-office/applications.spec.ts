import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page, name: string): Promise<void> {
  const { [name]: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const inputsOf = async (till: Till, command: string): Promise<readonly unknown[]> =>
  (await till.calls()).filter(({ name }) => name === command).map(({ input }) => input);

test('what is picked narrows the list at once, what is typed with Enter, and days must be in order', async ({
  till,
  page,
}) => {
  await open(till, page, 'applications');
  await page.getByRole('textbox', { name: 'Merchant, e-mail' }).fill('quay');
  expect(await inputsOf(till, 'applications.list')).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.getByText('Narrow down').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Changes needed' });
  await page.getByRole('combobox', { name: 'Partner' }).selectOption({ index: 1 });
  const day = async (name: string, text: string) => {
    const box = page.getByRole('textbox', { name });
    await box.fill(text);
    await box.blur();
  };
  await day('Changed from', '05/11/2026');
  await expect
    .poll(async () => (await inputsOf(till, 'applications.list')).at(-1))
    .toMatchObject({
      search: { text: 'quay', status: 'changesRequested', from: '2026-05-11' },
      page: 0,
    });
  const asked = (await inputsOf(till, 'applications.list')).length;
  await day('Changed until', '05/01/2026');
  await expect(page.getByRole('alert')).toContainText('The first day must not be after the last.');
  expect(await inputsOf(till, 'applications.list')).toHaveLength(asked);
});

test('an application that holds nothing back to be done offers only what its state allows', async ({
  till,
  page,
}) => {
  await open(till, page, 'application-draft');
  const button = (name: string) => page.getByRole('button', { name });
  await expect(button('Send for signature')).toBeVisible();
  await expect(button('Withdraw')).toBeVisible();
  await expect(button('Send again')).toBeHidden();
  await open(till, page, 'application-boarded');
  for (const name of ['Send for signature', 'Send again', 'Withdraw'])
    await expect(button(name)).toBeHidden();
});

test('nothing is sent to a signer before it is asked, and the question names who gets the e-mail', async ({
  till,
  page,
}) => {
  await open(till, page, 'application-submit-asked');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('robin@quay-ceramics.example.test');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await inputsOf(till, 'applications.move')).toEqual([]);
});

test('after a lost answer the application is read again, and nothing is sent a second time', async ({
  till,
  page,
}) => {
  await open(till, page, 'application-answer-lost');
  await expect(page.getByRole('alert')).toContainText('it may have been done');
  await expect.poll(() => inputsOf(till, 'applications.get')).toHaveLength(2);
  await expect.poll(() => inputsOf(till, 'applications.history')).toHaveLength(2);
  expect(await inputsOf(till, 'applications.move')).toEqual([{ id: 'app_Quay07', to: 'resend' }]);
});

test('a boarded application leads to its terminals and to its merchant, and Back to it again', async ({
  till,
  page,
}) => {
  await open(till, page, 'application-boarded');
  await till.answer('hierarchy.children', {
    ok: true,
    value: { entries: [{ kind: 'location', id: 'loc_1', name: 'Quay 3' }], total: 1 },
  });
  await page.getByRole('button', { name: 'Set up its new terminals' }).click();
  await expect(page.getByRole('button', { name: 'Quay 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await till.answer('merchants.get', { ok: true, value: { id: 'mer_Quay', name: 'Quay Ceramics' } });
  await page.getByRole('button', { name: 'Show the merchant' }).click();
  await expect(page.getByRole('button', { name: 'Change merchant' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Quay Ceramics' })).toBeFocused();
});

test('a short application is sent once it is asked, and its page is shown; the draft is dropped', async ({
  till,
  page,
}) => {
  await open(till, page, 'application-short-asked');
  expect(await inputsOf(till, 'applications.createShort')).toEqual([]);
  // What is sent before anything was kept has no draft to drop.
  await expect.poll(async () => (await inputsOf(till, 'formDrafts.keep')).length).toBeGreaterThan(0);
  await till.answer('applications.createShort', {
    ok: true,
    value: { id: 'app_Quay07', merchantName: 'Ferry Kiosk' },
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferry Kiosk' })).toBeVisible();
  expect(await inputsOf(till, 'applications.createShort')).toEqual([
    {
      partnerId: 'par_Harbor',
      merchantName: 'Ferry Kiosk',
      partnerMid: 'FERRY-1',
      signerFirstName: 'Ada',
      signerLastName: 'Byron',
      signerEmail: 'ada@ferry-kiosk.example.test',
      fees: [
        { name: 'cryptoPercentage', kind: 'percentage', sellRate: '1' },
        { name: 'walletPercentage', kind: 'percentage', sellRate: '2.4' },
        { name: 'perTransaction', kind: 'fixed', sellRate: '0.1' },
        { name: 'monthly', kind: 'fixed', sellRate: '10' },
      ],
    },
  ]);
  await expect
    .poll(async () => (await inputsOf(till, 'formDrafts.keep')).at(-1))
    .toEqual({ form: 'short-application par_Harbor' });
});

test('what a lost answer may have made is looked for in the list, with all that was typed kept', async ({
  till,
  page,
}) => {
  await open(till, page, 'application-short-lost');
  await expect(page.getByRole('textbox', { name: 'External ID' })).toHaveValue('FERRY-1');
  await page.getByRole('button', { name: 'Look in the list' }).click();
  await expect
    .poll(async () => (await inputsOf(till, 'applications.list')).at(-1))
    .toEqual({ search: { text: 'FERRY-1', partnerId: 'par_Harbor' }, page: 0 });
  await expect(page.getByRole('textbox', { name: 'Merchant, e-mail' })).toHaveValue('FERRY-1');
});

test('what the service refuses stands beside the box that it names, a fee’s too', async ({ till, page }) => {
  await open(till, page, 'application-short-asked');
  await till.answer('applications.createShort', {
    ok: false,
    failure: {
      action: 'fix-input',
      code: 'request-rejected',
      fields: [
        { field: 'signerEmail', fault: 'malformed', said: 'must not be a role account' },
        { field: 'feemonthly', fault: 'malformed', said: 'must not be above 12' },
      ],
    },
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  const box = (name: string) => page.getByRole('textbox', { name });
  await expect(box('E-mail')).toBeFocused();
  await expect(box('E-mail')).toHaveAccessibleDescription(/must not be a role account/);
  await expect(box('Monthly')).toHaveAccessibleDescription(/must not be above 12/);
});
