import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { profile, ready, refused } from '../views.ts';

test('sends typed secrets once and keeps none of them', async ({ till, page }) => {
  await till.open({ ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } });
  await till.answer('setup.enterSecrets', { ok: false, failure: refused });
  await page.getByLabel('Terminal password').fill(' pass word ');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('refused the sign-in');
  await expect(page.getByLabel('Terminal password')).toHaveValue('');
  expect(await till.calls()).toEqual([
    { name: 'setup.enterSecrets', input: { secrets: { terminalPassword: ' pass word ' } } },
  ]);
});

test('asks for a needed secret before it sends any', async ({ till, page }) => {
  await till.open({ ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } });
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByLabel('Terminal password')).toHaveAccessibleDescription(/Enter the password\.$/);
  expect(await till.calls()).toEqual([]);
});

test('lets a working till add one secret and keep the others', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Set-up' }).click();
  await page.getByLabel('API key').fill('key');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  expect(await till.calls()).toEqual([{ name: 'setup.enterSecrets', input: { secrets: { apiKey: 'key' } } }]);
  await page.getByRole('button', { name: 'Back to the till' }).click();
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
});

test('checks a dropped profile and lists every fault by its field', async ({ till, page }) => {
  await till.open({ ...ready, phase: 'setup' });
  await till.answer('setup.checkProfile', {
    ok: true,
    value: { faults: [{ field: 'auth.realm', fault: 'missing', expected: 'realm' }] },
  });
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"version":1}'], 'shop.json'));
    return transfer;
  });
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('alert')).toContainText('Faults in shop.json');
  await expect(page.getByRole('alert')).toContainText('auth.realm is missing. Add it.');
  await expect(page.getByRole('alert')).toContainText('Expected: the realm, e.g. nonprod or prod');
  expect(await till.calls()).toEqual([{ name: 'setup.checkProfile', input: { text: '{"version":1}' } }]);
  await till.prefer({ language: 'es' });
  await expect(page.getByRole('alert')).toContainText('Falta auth.realm. Añádalo.');
  await expect(page.getByRole('alert')).toContainText('Se espera: el realm, p. ej. nonprod o prod');
});

test('a secret that was typed for one profile does not go to the host of the next', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, phase: 'setup' });
  const choose = async (text: string, merchantId: string) => {
    await till.answer('setup.checkProfile', {
      ok: true,
      value: { profile: { ...profile, merchantId }, faults: [] },
    });
    const file = { name: 'shop.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(merchantId)).toBeVisible();
  };
  await choose('{"version":1}', 'mer_first');
  await page.getByLabel('Terminal password').fill('pass word');
  await choose('{"version":1 }', 'mer_next');
  await expect(page.getByLabel('Terminal password')).toHaveValue('');
});

test('a typed secret is shown until its box is left, or it is sent', async ({ till, page }) => {
  await till.open({ ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } });
  await till.answer('setup.enterSecrets', { ok: false, failure: refused });
  const password = page.getByLabel('Terminal password');
  const show = page.getByRole('button', { name: 'Show', exact: true }).first();
  await password.fill('pass word');
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('pass word');
  const hide = page.getByRole('button', { name: 'Hide', exact: true });
  await expect(hide).toHaveAccessibleDescription('Terminal password');
  await hide.click();
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  await page.getByLabel('API key').focus();
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  await password.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('');
  expect((await till.calls()).map(({ name }) => name)).toEqual(['setup.enterSecrets']);
});

test('the first start asks for the language first, each by its own name, and says which version it is', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, phase: 'setup', setup: { reason: 'first-start', faults: [] } });
  await till.answer('preferences.change', { ok: true, value: null });
  const language = page.getByRole('group', { name: 'Language' });
  await expect(language.getByRole('radio')).toHaveCount(12);
  await language.getByRole('radio', { name: 'Deutsch' }).click();
  expect(await till.calls()).toEqual([
    { name: 'preferences.change', input: { ...ready.preferences, language: 'de' } },
  ]);
  await till.prefer({ language: 'de' });
  await expect(page.getByRole('heading', { name: 'Diese Kasse einrichten' })).toBeVisible();
  await expect(page.getByText(/^Countertop \d+\.\d+\.\d+$/)).toBeVisible();
});

for (const [fault, words] of [
  ['login', 'Wrong terminal or wrong password'],
  ['client', 'Type the client secret again'],
  ['api-key', 'Copy the whole key again'],
  ['address', 'Check “authUrl” and “realm”'],
  ['certificate', 'a certificate that this till does not trust'],
  ['key', 'a key that is not under “pinnedKeys”'],
  ['proxy', 'Type the proxy password again'],
  ['host', 'No computer has the name in the sign-in address'],
] as const) {
  test(`a refused sign-in is explained in a person’s words: ${fault}`, async ({ till, page }) => {
    await till.open({ ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } });
    await till.answer('setup.enterSecrets', { ok: false, failure: { ...refused, signInFault: fault } });
    await page.getByLabel('Terminal password').fill('pass word');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('alert')).toContainText(words);
  });
}

test('a profile that is dropped while another one is checked is checked next, and is the one that counts', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, phase: 'setup' });
  const drop = async (name: string) => {
    const dataTransfer = await page.evaluateHandle((file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file], `${file}.json`));
      return transfer;
    }, name);
    await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer });
  };
  await page.evaluate(() => {
    const faulty = (field: string) => ({ ok: true, value: { faults: [{ field, fault: 'missing' }] } });
    const late = new Promise((resolve) =>
      document.addEventListener('keydown', () => resolve(faulty('first.field')), { once: true }),
    );
    Object.assign(window.script.answers, {
      'setup.checkProfile {"text":"first"}': late,
      'setup.checkProfile {"text":"second"}': faulty('second.field'),
    });
  });
  await drop('first');
  await expect(page.getByText('Reading')).toBeVisible();
  await drop('second');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alert')).toContainText('second.field');
  await expect(page.getByText('first.field')).toHaveCount(0);
});

test('a back office is begun despite open payments by a further press, for which the key is typed again', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, phase: 'setup' });
  await page.getByRole('button', { name: /back office/i }).click();
  await till.answer('setup.useProfile', {
    ok: false,
    failure: { action: 'wait', code: 'payments-open', openPayments: 2 },
  });
  const key = page.getByLabel(/API key/);
  await key.fill('key');
  await page.locator('form button[data-kind="primary"]').click();
  await page.getByRole('button', { name: 'Change anyway' }).click();
  await key.fill('key');
  await page.getByRole('button', { name: 'Change anyway' }).click();
  const sent = (await till.calls()).filter(({ name }) => name === 'setup.useProfile');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.input).toMatchObject({ secrets: { backOfficeKey: 'key' }, leaveOpen: true });
});
