import { expect } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { closedPort } from '../../support/service/closed-port.ts';

test('a merchant is onboarded from nothing: applied for, signed, held up, boarded, and its terminal opened', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets, baseUrl } = sandbox.ready;
  const backOfficeKey = 'sandbox-partner-key-Northwind';
  const port = await closedPort();
  const set = await fetch(`${baseUrl}/merchant-onboarding/par_Harbor/webhook`, {
    method: 'PUT',
    headers: { 'X-Api-Key': backOfficeKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      endpointUrl: `http://127.0.0.1:${port}/webhooks`,
      eventTypes: ['merchantBoarded'],
    }),
  });
  const { webhookSecret: partnerWebhookSecret } = (await set.json()) as { readonly webhookSecret: string };
  const { page } = await startTill({
    // Of a partner that has partners below it, one of them with a fee schedule.
    profile: {
      ...profile,
      backOffice: { partnerId: 'par_Northwind', auth: { scheme: 'apiKey' } },
      webhooks: { port, partner: true },
    },
    secrets: {
      terminalPassword: secrets.terminalPassword,
      backOfficeKey,
      webhookSecret: 'c2VjcmV0',
      partnerWebhookSecret,
    },
  });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const box = (name: string) => page.getByRole('textbox', { name });
  const control = (path: string, body: object) => sandbox.control('POST', `/applications/${path}`, body);
  await press('Menu');
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Applications/ }).click();
  await expectHeading(page, 'Applications');

  await press('New short application');
  await page.getByRole('button', { name: /Harbor Retail/ }).click();
  await box('Merchant').fill('Ferry Kiosk');
  await box('External ID').fill('FERRY-1');
  await box('First name').fill('Ada');
  // What is typed outlives the page.
  await press('Back');
  await page.getByRole('button', { name: /Harbor Retail/ }).click();
  await expect(box('Merchant')).toHaveValue('Ferry Kiosk');
  await box('Wallet Percentage').fill('1.5');
  await box('Last name').fill('Byron');
  await expect(box('Wallet Percentage')).toHaveAccessibleDescription(/less than the partner pays/);
  await press('Send');
  await expect(box('E-mail')).toBeFocused();
  await box('E-mail').fill('ada@ferry.example.test');
  await box('Wallet Percentage').fill('2.4');
  await press('Send');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('ada@ferry.example.test');
  await asked.getByRole('button', { name: 'Send' }).click();
  await expectHeading(page, 'Ferry Kiosk');
  await expect(page.getByText('Sent to the signer').first()).toBeVisible();

  const id = (await page.getByRole('main').getByText(/^app_/).textContent()) ?? '';
  await control(id, { action: 'open' });
  await press('Send again');
  await asked.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A new e-mail was sent to the signer.')).toBeVisible();
  for (const action of ['open', 'sign', 'startReview', 'review', 'startBoarding'])
    await control(id, { action });
  await control(`${id}/exceptions`, {
    exceptionType: 'integrationFailure',
    onboardingStep: 'boarding',
    errorMessage: 'The bank has not confirmed the account yet.',
  });
  // The page shows what was read before; the service no longer takes it back.
  await press('Withdraw');
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('alert')).toContainText('it has moved on meanwhile');
  const heldUp = page.getByRole('region', { name: 'What holds it up' });
  await expect(heldUp).toContainText('The bank has not confirmed the account yet.');
  await expect(heldUp).toContainText('Nothing has to be done here.');
  await control(id, { action: 'board' });
  // The partner's webhook tells of it; the page that is open reads it again, and its history too.
  await expect(page.getByRole('button', { name: 'Set up its new terminals' })).toBeVisible();
  const history = page.getByRole('region', { name: 'What happened' });
  await expect(history.getByText('Boarded').first()).toBeVisible();
  await press('Set up its new terminals');
  await page.getByRole('button', { name: /Ferry Kiosk/ }).click();
  await page.getByRole('button', { name: /Default terminal/ }).click();
  await expect(page.getByRole('button', { name: 'Hand over to a till' })).toBeVisible();
});
