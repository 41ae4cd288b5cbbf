import { test as base, expect } from '@playwright/test';
import { SandboxProcess } from '../../support/electron/electron-sandbox.ts';

/** The sandbox's pages in a browser, which says from where a form is sent, as no client of ours does. */
const test = base.extend<{ sandbox: SandboxProcess }>({
  sandbox: async ({}, use) => {
    const sandbox = await SandboxProcess.start();
    await use(sandbox);
    await sandbox.stop();
  },
});

test('a payer chooses a tender on the payment page, and pays', async ({ page, sandbox }) => {
  const { baseUrl, profile, secrets } = sandbox.ready;
  const { merchantId, terminalId } = profile;
  await fetch(`${baseUrl}/Payments/crypto`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': secrets.apiKey },
    body: JSON.stringify({ merchantId, terminalId, requestedAmount: 12.3, reference: 'A-1' }),
  });
  const [payment] = await sandbox.payments('A-1');
  await page.goto(payment?.url ?? '');
  await page.getByLabel('Pay with').selectOption('PayPal');
  await page.getByRole('button', { name: 'Pay $12.30' }).click();
  await expect(page.getByRole('heading', { name: 'Payment seen, confirming' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('PayPal');
});

test('a signer signs on the signing page', async ({ page, sandbox }) => {
  const applications = (await sandbox.control('GET', '/applications')) as readonly {
    readonly status: string;
    readonly signingUrl: string;
  }[];
  await page.goto(applications.find(({ status }) => status === 'signing')?.signingUrl ?? '');
  await page.getByRole('button', { name: /^Sign as / }).click();
  await expect(page.getByRole('heading', { name: 'Signed' })).toBeVisible();
});
