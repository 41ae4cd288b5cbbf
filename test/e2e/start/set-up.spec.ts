import { randomBytes } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { evidenceFolder, windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf } from '../../support/electron/staff-at-kiosk.ts';

test('a profile with faults stops at set-up and lists every one', async ({ sandbox, startTill }) => {
  const profile = {
    ...sandbox.ready.profile,
    baseUrl: 'http://api.example.test',
    merchantId: '',
    terminalKind: 'x',
  };
  const { page } = await startTill({ profile, secrets: sandbox.ready.secrets });
  for (const field of ['merchantId', 'terminalKind']) await expect(page.getByText(field)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Charge/ })).toHaveCount(0);
});

test('faults are listed, too, where only the owner of a till with cashiers may change the set-up', async ({
  sandbox,
  startTill,
}) => {
  const before = await startTill(kioskOf(sandbox));
  await windowShowing(before.app, 'kiosk.html');
  await before.close();
  const { page } = await startTill(kioskOf(sandbox, { mode: 'open-amount', picturesFolder: 'pictures' }));
  await expectHeading(page, 'Only the owner changes the set-up now');
  await expect(page.getByRole('alert').filter({ hasText: 'kiosk.picturesFolder' })).toBeVisible();
});

test('a plain http address is refused by name', async ({ sandbox, startTill }) => {
  const { page } = await startTill({
    profile: { ...sandbox.ready.profile, baseUrl: 'http://api.example.test' },
  });
  await expect(page.getByText('baseUrl')).toBeVisible();
  await expect(page.getByText(/https/).first()).toBeVisible();
});

test('a manager loads a profile, types the secret and sells', async ({ sandbox, startTill, folder }) => {
  const file = join(folder, 'terminal.json');
  writeFileSync(file, JSON.stringify(sandbox.ready.profile));
  const { page } = await startTill();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Terminal password').fill('not the password');
  await page.getByRole('button', { name: 'Start the till' }).click();
  await expect(page.getByText(/refused the sign-in/)).toBeVisible();
  await page.getByLabel('Terminal password').fill(sandbox.ready.secrets.terminalPassword);
  await page.getByRole('button', { name: 'Start the till' }).click();
  await charge(page, '1001');
  await expectHeading(page, 'Paid');
});

test('a till that trained goes back to its terminal, and nobody types a secret', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Set-up/ }).click();
  await page.getByRole('button', { name: 'Use training mode' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start training' }).click();
  const practising = page.locator('header [data-kind="training"]');
  await expect(practising).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Leave training/ }).click();
  await expect(practising).toHaveCount(0);
  await charge(page, '1001');
  await expectHeading(page, 'Paid');
  expect(await sandbox.payments()).toHaveLength(1);
});

test('a password revoked at work stops everything until it is typed again', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({
    profile: sandbox.ready.profile,
    secrets: { terminalPassword: sandbox.ready.secrets.terminalPassword },
  });
  await charge(page, '3300', 'REVOKED-1');
  await expectHeading(page, 'Waiting for payment');
  await sandbox.control('PATCH', '/switches', { passwordsRevoked: true });
  await sandbox.control('DELETE', '/tokens/access');
  await sandbox.control('DELETE', '/tokens/refresh');
  await expect(page.getByRole('alert').filter({ hasText: 'do not charge again' })).toBeVisible();
  await expect(page.getByText('The payment service refused the sign-in.')).toBeVisible();
  await sandbox.control('PATCH', '/switches', { passwordsRevoked: false });
  await page
    .getByRole('button', { name: /enter the secrets/i })
    .first()
    .click();
  await page.getByLabel('Terminal password').fill(sandbox.ready.secrets.terminalPassword);
  await page
    .getByRole('button', { name: /sign in|start|use/i })
    .first()
    .click();
  await expectHeading(page, 'Waiting for payment');
  const [payment] = await sandbox.payments('REVOKED-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
});

for (const [name, change] of [
  ['the oauth-token form', { form: 'oauth-token' }],
  ['an API key', undefined],
] as const) {
  test(`a terminal with ${name} sells`, async ({ sandbox, startTill }) => {
    const { auth } = sandbox.ready.profile;
    const profile = {
      ...sandbox.ready.profile,
      auth: change ? { ...auth, ...change, realm: undefined } : { scheme: 'apiKey' },
    };
    const { page } = await startTill({ profile, secrets: sandbox.ready.secrets });
    await charge(page, '1001');
    await expectHeading(page, 'Paid');
    await page.getByRole('button', { name: /^New sale/ }).click();
    await charge(page, '1009');
    await expectHeading(page, 'Paid');
  });
}

test('no secret is in any file or word that the till leaves', async ({ sandbox, startTill, folder }) => {
  const { profile, secrets } = sandbox.ready;
  const till = await startTill({ profile, secrets });
  await charge(till.page, '1001');
  await expectHeading(till.page, 'Paid');
  const screens = await till.page.content();
  await till.close();
  const written = [till.output(), screens, ...filesBelow(folder).map((file) => readFileSync(file, 'latin1'))];
  for (const secret of Object.values(secrets)) {
    expect(written.filter((text) => text.includes(secret) || unpacked(text).includes(secret))).toEqual([]);
  }
});

/** What the base64 in a text says: packed is not encrypted. */
function unpacked(text: string): string {
  const packed = text.match(/[A-Za-z0-9+/]{16,}={0,2}/g) ?? [];
  return packed.map((run) => Buffer.from(run, 'base64').toString('latin1')).join('\n');
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

test('without a keyring production is refused, and with a key of the computer’s it sells', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.skip(process.platform !== 'linux', 'elsewhere the system has a keyring');
  // Nothing answers there: a till opens all the same, and waits.
  const addresses = { baseUrl: 'https://127.0.0.1:9', auth: { ...sandbox.ready.profile.auth } };
  const auth = { ...addresses.auth, authUrl: 'https://127.0.0.1:9' };
  const profile = { ...sandbox.ready.profile, ...addresses, auth, environment: 'production' };
  const { secrets } = sandbox.ready;
  const without = await startTill({ profile, secrets });
  await expect(without.page.getByText('This computer has no keyring to keep secrets safe')).toBeVisible();
  await without.close();

  const keyFile = join(evidenceFolder(folder), 'key');
  writeFileSync(keyFile, randomBytes(32), { mode: 0o400 });
  const first = await startTill({ profile, secrets, keyFile });
  await expect(first.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await first.close();
  // What was given once is kept, for whoever has the key.
  const again = await startTill({ keyFile });
  await expect(again.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await again.close();

  chmodSync(keyFile, 0o444);
  const open = await startTill({ keyFile });
  await expect(open.page.getByRole('textbox', { name: 'Terminal password' })).toBeVisible();
  expect(open.output()).toContain('others than this user may read the key file');
});

test('damaged settings are set aside, and whoever sets the till up again is told', async ({
  startTill,
  folder,
}) => {
  writeFileSync(join(folder, 'settings.json'), '{"profileText":"{');
  const { page } = await startTill();
  await expect(page.getByText(/settings of this till were damaged/)).toBeVisible();
  expect(readFileSync(join(folder, 'settings.json.unreadable'), 'utf8')).toBe('{"profileText":"{');
});
