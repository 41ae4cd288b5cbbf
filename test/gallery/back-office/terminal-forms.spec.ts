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

test('a refusal leaves what was typed, stands beside its field, and goes once that is corrected', async ({
  till,
  page,
}) => {
  await open(till, page, 'location-change-refused');
  const box = page.getByRole('textbox', { name: 'Postal code' });
  await expect(box).toHaveAccessibleDescription(/must match the country/);
  await expect(box).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/must be E.164/);
  await expect(page.getByRole('alert')).not.toContainText('address.postalCode');
  await box.fill('04102');
  await expect(box).not.toHaveAccessibleDescription(/must match the country/);
  await till.answer('locations.update', { ok: true, value: null });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved at the payment service.')).toBeVisible();
  expect((await inputsOf(till, 'locations.update')).at(-1)).toEqual({
    id: 'loc_PierMarket',
    name: 'Pier Coffee, Market Hall',
    tenderTypes: ['usdcBase', 'bitcoin_Lightning'],
    address: {
      address: '12 Harbour Street',
      postalCode: '04102',
      city: 'Portland',
      state: 'ME',
      countryCode: 'US',
    },
  });
});

test('what is typed is kept at once, also by who leaves; a saved form keeps nothing', async ({
  till,
  page,
}) => {
  await open(till, page, 'terminal-change');
  await page.getByRole('textbox', { name: 'Name' }).fill('North door');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change terminal' })).toBeVisible();
  const form = 'terminal term_456';
  const values = {
    name: 'North door',
    tenderSource: 'inherit',
    tenderTypes: ['usdcBase', 'bitcoin_Lightning'],
  };
  expect((await inputsOf(till, 'formDrafts.keep')).at(-1)).toEqual({ form, values });

  await till.answer('formDrafts.get', { ok: true, value: values });
  await till.answer('terminals.update', { ok: true, value: null });
  await page.getByRole('button', { name: 'Change terminal' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('North door');
  await expect(page.getByText('What was typed here earlier is not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved at the payment service.')).toBeVisible();
  expect((await inputsOf(till, 'formDrafts.keep')).at(-1)).toEqual({ form });
  expect(await inputsOf(till, 'terminals.update')).toEqual([
    { id: 'term_456', name: 'North door', tenderTypes: null },
  ]);
});

test('what leads back to what the service has is no draft: nobody is told of it later', async ({
  till,
  page,
}) => {
  await open(till, page, 'terminal-change');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('North door');
  await expect.poll(async () => (await inputsOf(till, 'formDrafts.keep')).length).toBe(1);
  await name.fill('Market till');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change terminal' })).toBeVisible();
  expect((await inputsOf(till, 'formDrafts.keep')).at(-1)).toEqual({ form: 'terminal term_456' });
  await page.getByRole('button', { name: 'Change terminal' }).click();
  await expect(name).toHaveValue('Market till');
  // Both before anything is kept, however slow the computer is.
  await till.stopClock();
  await name.fill('x');
  await name.fill('Market till');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change terminal' })).toBeVisible();
  expect(await inputsOf(till, 'formDrafts.keep')).toHaveLength(2);
});

test('what was typed earlier can be discarded for what the service has', async ({ till, page }) => {
  await open(till, page, 'terminal-change-resumed');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Market till');
  expect(await inputsOf(till, 'formDrafts.keep')).toEqual([{ form: 'terminal term_456' }]);
});

test('before it is saved the form says which tills accept what no longer', async ({ till, page }) => {
  await open(till, page, 'terminal-change-tenders');
  const effect = page.getByRole('region', { name: 'What saving changes' });
  await expect(effect.getByRole('listitem')).toHaveText([
    /Market till \(This till\).* no longer accepts .*Bitcoin Lightning/,
  ]);
  await page.getByRole('radio', { name: 'Those of its location' }).check({ force: true });
  await expect(effect).toContainText('Every till goes on accepting');
  expect(await inputsOf(till, 'terminals.update')).toEqual([]);
});

test('a location’s form names each till that its tenders concern', async ({ till, page }) => {
  await open(till, page, 'location-change-effect');
  const effect = page.getByRole('region', { name: 'What saving changes' });
  await expect(effect.getByRole('listitem')).toHaveText([
    /Market till \(This till\).* no longer accepts .*Bitcoin Lightning/,
    /Market till 2.* then accepts nothing: it cannot take payments\./,
  ]);
});

test('nothing is sent while a field is wrong, and the first one gets the focus', async ({ till, page }) => {
  await open(till, page, 'location-change-faults');
  await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    /not an e-mail address/,
  );
  expect(await inputsOf(till, 'locations.update')).toEqual([]);
});

test('a box that is left does not move what is pressed next', async ({ till, page }) => {
  await open(till, page, 'terminal-change');
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  const choice = page.getByRole('radio', { name: 'Only those ticked' });
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page.getByText('Fill this in.')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
});

for (const { moment, form, values, box, reopen, send } of [
  {
    moment: 'terminal-webhook',
    form: 'webhook term_456',
    box: 'Webhook address',
    reopen: 'Webhook',
    send: 'Set webhook',
    values: { url: 'https://shop.example.test/paid' },
  },
  {
    moment: 'partner-webhook',
    form: 'partner-webhook par_Harbor',
    box: 'Webhook address',
    reopen: 'Webhook for applications',
    send: 'Set webhook',
    values: {
      url: 'https://portal.harbor.example.test/onboarding',
      events: ['applicationSigned', 'applicationReviewed', 'merchantBoarded'],
    },
  },
  {
    moment: 'partner-keys',
    form: 'partner-key par_Harbor',
    box: 'Name',
    reopen: 'API keys',
    send: 'New key',
    values: { name: 'Shop system' },
  },
  {
    moment: 'hand-over',
    form: 'hand-over term_PierTill2',
    box: 'Store name',
    reopen: 'Hand over to a till',
    send: 'Make the package',
    values: { storeName: 'North door' },
  },
]) {
  test(`${moment}: what is typed stays after a restart, until the service has taken it`, async ({
    till,
    page,
  }) => {
    await open(till, page, moment);
    const [typed] = Object.values(values);
    await page.getByRole('textbox', { name: box }).fill(String(typed));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: reopen, exact: true })).toBeVisible();
    expect((await inputsOf(till, 'formDrafts.keep')).at(-1)).toMatchObject({ form, values });

    await till.answer('formDrafts.get', { ok: true, value: values });
    for (const name of ['terminals.setWebhook', 'partners.setWebhook', 'partners.createKey'])
      await till.answer(name, { ok: true, value: { secret: 'not-a-real-key' } });
    const made = { handOverId: 'one', code: 'not-a-real-key', expiresAt: 4_000_000_000_000 };
    await till.answer('handOver.make', { ok: true, value: made });
    await page.getByRole('button', { name: reopen, exact: true }).click();
    await expect(page.getByRole('textbox', { name: box })).toHaveValue(String(typed));
    await expect(page.getByText('What was typed here earlier is not saved yet.')).toBeVisible();
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByText('not-a-real-key')).toBeVisible();
    await expect(page.getByText('What was typed here earlier is not saved yet.')).toBeHidden();
    expect((await inputsOf(till, 'formDrafts.keep')).at(-1)).toEqual({ form });
  });
}

test('a field that the service names without a word says what to do all the same', async ({ till, page }) => {
  await open(till, page, 'location-change-refused');
  const box = page.getByRole('textbox', { name: 'Postal code' });
  await box.fill('04102');
  const fields = [{ field: 'address.postalCode', fault: 'malformed' as const, said: '' }];
  const failure = { action: 'fix-input', code: 'request-rejected', fields } as const;
  await till.answer('locations.update', { ok: false, failure });
  await page.keyboard.press('Enter');
  await expect(box).toHaveAccessibleDescription('The payment service does not accept this. Correct it.');
});

test('what is chosen for all tills outlives the page and a restart, until the file is saved', async ({
  till,
  page,
}) => {
  await open(till, page, 'managed-settings');
  const colours = page.getByRole('checkbox', { name: 'Colours' });
  const by = page.getByRole('textbox', { name: 'Set by' });
  await colours.check();
  await by.fill('Head office');
  await page.keyboard.press('Escape');
  await expect(by).toBeHidden();
  const form = 'managed-settings';
  const values = { by: 'Head office', names: ['theme'], merchant: '' };
  expect((await inputsOf(till, 'formDrafts.keep')).at(-1)).toEqual({ form, values });

  await till.answer('formDrafts.get', { ok: true, value: values });
  await page.getByRole('button', { name: 'Settings for all tills' }).click();
  await expect(by).toHaveValue('Head office');
  await expect(colours).toBeChecked();
  await page.getByRole('button', { name: 'Sign and save' }).click();
  await expect(page.getByText('Saved as')).toBeVisible();
  expect((await inputsOf(till, 'formDrafts.keep')).at(-1)).toEqual({ form });
});
