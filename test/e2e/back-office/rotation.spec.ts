import { expect } from '@playwright/test';
import { charge, expectHeading, scannedCode, shownAddress } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import type { Page } from '@playwright/test';

type Secret = 'terminalPassword' | 'clientSecret' | 'apiKey';

interface Rotation {
  readonly name: string;
  readonly auth: (given: Readonly<Record<string, unknown>>) => object;
  readonly secrets: readonly Secret[];
  /** At the manager's page; the old one is worth nothing from then on. */
  readonly replace: (page: Page, sandbox: SandboxProcess) => Promise<void>;
}

async function typeNew(page: Page, box: string, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: box, exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Check and keep' }).click();
}

/** What whoever administers the logins takes away: nothing that the till was given before lives on. */
async function revokeTokens(sandbox: SandboxProcess): Promise<void> {
  await sandbox.control('DELETE', '/tokens/refresh');
  await sandbox.control('DELETE', '/tokens/access');
}

const ACCEPTED = 'The service accepts them. The till uses them from now on.';

const ROTATIONS: readonly Rotation[] = [
  {
    name: 'the terminal password',
    auth: (given) => given,
    secrets: ['terminalPassword'],
    replace: async (page, sandbox) => {
      const { terminalId } = sandbox.ready.profile;
      await sandbox.control('PUT', `/terminals/${terminalId}/password`, { password: 'next-password' });
      await typeNew(page, 'Terminal password', 'wrong-password');
      await expect(page.getByText('The till goes on with the secrets that it had.')).toBeVisible();
      await typeNew(page, 'Terminal password', 'next-password');
      await expect(page.getByText(ACCEPTED)).toBeVisible();
      await revokeTokens(sandbox);
    },
  },
  {
    name: 'the client secret',
    auth: (given) => ({ ...given, realm: undefined, form: 'oauth-token' }),
    secrets: ['terminalPassword', 'clientSecret'],
    replace: async (page, sandbox) => {
      await sandbox.control('PATCH', '/switches', { clientSecret: 'next-secret' });
      await typeNew(page, 'Client secret', 'next-secret');
      await expect(page.getByText(ACCEPTED)).toBeVisible();
      await revokeTokens(sandbox);
    },
  },
  {
    name: 'the API key',
    auth: () => ({ scheme: 'apiKey' }),
    secrets: ['apiKey'],
    replace: async (page, sandbox) => {
      await page.getByRole('button', { name: 'Reset the key' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the key' }).click();
      await expect(page.getByText('The till uses the key that the service has now.')).toBeVisible();
      const { baseUrl, secrets, profile } = sandbox.ready;
      const read = await fetch(`${baseUrl}/Terminals/${profile.terminalId}`, {
        headers: { 'X-Api-Key': secrets.apiKey },
      });
      expect(read.status).toBe(401);
    },
  },
];

for (const { name, auth, secrets, replace } of ROTATIONS) {
  test(`${name} is replaced while a payment waits: it ends paid, and the next one is charged`, async ({
    sandbox,
    startTill,
  }) => {
    test.setTimeout(120_000);
    const { profile, secrets: all } = sandbox.ready;
    const given = Object.fromEntries(secrets.map((secret) => [secret, all[secret]]));
    const { page } = await startTill({
      profile: { ...profile, auth: auth(profile.auth) },
      secrets: { ...given, backOfficeKey: all.backOfficeKey },
    });
    await charge(page, '2000', 'TABLE-7');
    await expectHeading(page, 'Waiting for payment');
    const address = await shownAddress(page);

    await page.getByRole('button', { name: 'New sale' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Back office' }).click();
    await page.getByRole('button', { name: /^Passwords and keys/ }).click();
    await expectHeading(page, 'Passwords and keys');
    await replace(page, sandbox);

    for (const leaves of ['Passwords and keys', 'Back office', 'Menu']) {
      await expectHeading(page, leaves);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await page
      .getByRole('region', { name: 'Payments in progress' })
      .getByRole('button', { name: /TABLE-7/ })
      .click();
    await expectHeading(page, 'Waiting for payment');
    expect(await scannedCode(page)).toBe(address);
    const [payment, ...others] = await sandbox.payments();
    expect(others).toEqual([]);
    await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
    await expectHeading(page, 'Paid');
    await page.getByRole('button', { name: /^New sale/ }).click();
    await charge(page, '1001', 'TABLE-8');
    await expectHeading(page, 'Paid');
    expect(await sandbox.payments()).toHaveLength(2);
  });
}
