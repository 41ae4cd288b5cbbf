import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { EMAIL, emailBox, expectNoTrace, tellWho } from '../../support/electron/payer-at-the-till.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import type { TillOptions } from '../../support/electron/electron-app.ts';

type Access = Required<Pick<TillOptions, 'profile' | 'secrets'>>;

async function virtualTerminal(sandbox: SandboxProcess): Promise<Access> {
  const terminals = (await sandbox.control('GET', '/terminals')) as readonly Access[];
  const virtual = terminals.find(({ profile }) => JSON.stringify(profile).includes('"term_TrainingWeb"'));
  if (!virtual) throw new Error('The sandbox has no virtual terminal.');
  return virtual;
}

test('a virtual terminal asks who pays, once for charging again too, and leaves nothing of it behind', async ({
  sandbox,
  startTill,
  folder,
}) => {
  const { profile, secrets } = await virtualTerminal(sandbox);
  const till = await startTill({ profile, secrets });
  const { page } = till;
  await charge(page, '4204', 'WEB-1');
  await expectHeading(page, 'Customer details');
  await tellWho(page);
  await emailBox(page).fill('ada at home');
  await page.getByRole('button', { name: 'Charge $42.04' }).click();
  await expect(emailBox(page)).toBeFocused();
  await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
  expect(await sandbox.payments('WEB-1')).toEqual([]);

  await emailBox(page).fill(EMAIL);
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Waiting for payment');
  expect(await sandbox.payments('WEB-1')).toMatchObject([
    { refundEmail: EMAIL, customer: { firstName: 'Ada', countryCode: 'US', email: EMAIL } },
  ]);

  await page.getByRole('button', { name: 'Charge $42.04 again' }).click();
  await expectHeading(page, 'Waiting for payment');
  expect(await sandbox.payments('WEB-1')).toMatchObject([
    { customer: { email: EMAIL } },
    { refundEmail: EMAIL, customer: { firstName: 'Ada', email: EMAIL } },
  ]);

  await page.getByRole('button', { name: 'New sale' }).click();
  await charge(page, '100');
  await expect(emailBox(page)).toHaveValue('');
  await till.close();
  expectNoTrace(till, folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.payer'))).toEqual([]);
});

test('a cashier adds the customer when they want, or when the service does', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });

  await test.step('a cashier adds the customer, or goes on without', async () => {
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
    await page.keyboard.type('700');
    await page.getByRole('button', { name: 'Customer details' }).click();
    await tellWho(page);
    await page.getByRole('button', { name: 'Charge without details' }).click();
    await expectHeading(page, 'Waiting for payment');
    expect(await sandbox.payments()).toMatchObject([{ customer: null }]);
    await page.getByRole('button', { name: /^New sale/ }).click();
  });

  await test.step('a sale that the service refuses for want of the customer goes on with the details', async () => {
    await sandbox.fault({
      kind: 'answer',
      status: 400,
      body: { code: 'validation_error', details: [{ field: 'customer', message: 'is required' }] },
      times: 1,
      match: { method: 'POST', path: '/Payments/crypto' },
    });
    await charge(page, '1250', 'ASKED-1');
    await expectHeading(page, 'No code made');
    await page.getByRole('button', { name: 'Enter customer details' }).click();
    await tellWho(page);
    await emailBox(page).fill(EMAIL);
    await page.getByRole('button', { name: 'Charge $12.50' }).click();
    await expectHeading(page, 'Waiting for payment');
    expect(await sandbox.payments('ASKED-1')).toMatchObject([
      { requested: 12.5, customer: { email: EMAIL } },
    ]);
  });
});
