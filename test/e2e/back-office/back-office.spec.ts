import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { closedPort } from '../../support/service/closed-port.ts';

test('a manager types the back office’s key, and finds what the service knows beyond this till', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets, baseUrl } = sandbox.ready;
  const { terminalPassword, apiKey, backOfficeKey } = secrets;
  const { page } = await startTill({ profile, secrets: { terminalPassword } });
  await charge(page, '1150', 'TABLE-1');
  await expectHeading(page, 'Waiting for payment');
  const [payment] = await sandbox.payments('TABLE-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
  // Another program with this terminal's key.
  const made = await fetch(`${baseUrl}/Payments/crypto`, {
    method: 'POST',
    headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      merchantId: profile['merchantId'],
      terminalId: profile.terminalId,
      requestedAmount: 5,
      reference: 'NOT-OURS',
    }),
  });
  expect(made.status).toBe(201);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Payments/ }).click();
  await expect(page.getByText('This till’s record only')).toBeVisible();
  await expect(page.getByRole('button', { name: /TABLE-1/ })).toContainText('Paid');
  await expect(page.getByRole('button', { name: /NOT-OURS/ })).toBeHidden();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: /^Credentials/ }).click();
  const box = page.getByRole('textbox', { name: 'Back-office API key' });
  await box.fill('wrong');
  await page.getByRole('button', { name: 'Check and keep' }).click();
  await expect(page.getByRole('alert')).toContainText('refused');
  await expect(box).toHaveValue('');
  await box.fill(backOfficeKey);
  await page.getByRole('button', { name: 'Check and keep' }).click();
  await expect(page.getByText('The service accepts them')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: /^Payments/ }).click();
  await expect(page.getByRole('button', { name: /NOT-OURS/ })).toContainText('Not in this till’s record');
  await page.getByText('Narrow down').click();
  await page.getByRole('radio', { name: 'All merchants of the partner' }).check({ force: true });
  await page.getByRole('button', { name: /TABLE-1/ }).click();
  await expectHeading(page, 'TABLE-1');
  await expect(page.getByText(payment?.trackingId ?? 'none')).toBeVisible();
  await expect(page.getByText('Nothing: it is paid.')).toBeVisible();
  await expect(page.getByText('Not batched yet')).toBeVisible();
  const story = page.getByRole('listitem');
  await expect(story.filter({ hasText: 'Code shown to the customer' })).toContainText('This till');
  await expect(story.filter({ hasText: 'The payment was made' })).toContainText('Service');
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a sale is followed to the deposit, and what is missing on the way has a name', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { page } = await startTill({ profile, secrets });
  await charge(page, '2000', 'TABLE-2');
  await expectHeading(page, 'Waiting for payment');
  const [payment] = await sandbox.payments('TABLE-2');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Day/ }).click();
  // Not Today: the test may run over midnight.
  await page.getByRole('radio', { name: 'This month' }).check({ force: true });
  const line = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(line('Not settled yet')).toContainText('− $20.00');
  await expect(line('Unexplained')).toContainText('$0.00');

  await sandbox.control('POST', '/settle', { merchantId: profile['merchantId'] });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(line('Paid out or begun, before fees')).toContainText('$20.00');
  await expect(line('Not settled yet')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Fees' })).toBeVisible();
  await expect(page.getByText('Deposit by ACH')).toBeVisible();
  await expect(line('Unexplained')).toContainText('$0.00');

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Figures/ }).click();
  const byHour = page.getByRole('table', { name: 'By hour' });
  await expect(byHour.getByRole('row').last()).toContainText(/1\$20\.00100%$/);
  await page.getByRole('radio', { name: 'Not paid', exact: true }).check({ force: true });
  await expect(page.getByText('Given up or failed: 0 of 1 sales (0%), $0.00')).toBeVisible();
  await page.getByRole('radio', { name: 'Time to pay', exact: true }).check({ force: true });
  const times = page.getByRole('table', { name: 'Until the sale was paid' });
  await expect(times.getByRole('row', { name: /^All/ })).toContainText(/^All1(\d+:\d\d){3}$/);
});

test('a manager follows the money of a seeded past: held, paid out, in a batch, and back to a payment', async ({
  sandbox,
  startTill,
}) => {
  await sandbox.control('POST', '/past', { payments: 120, days: 20, plain: true });
  const kinds = ['on-hold', 'deposit-missing'];
  const planted = (await sandbox.control('POST', '/seed-differences', { kinds })) as readonly {
    readonly kind: string;
    readonly settlementId: string;
    readonly trackingIds: readonly string[];
  }[];
  const [held, unpaid] = planted;
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const { page } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Settlements/ }).click();
  await expect(page.getByRole('heading', { name: 'Settlements' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Sandbox');

  const row = (id: string | undefined) => page.getByRole('button', { name: id ?? 'none' });
  await expect(row(unpaid?.settlementId)).toContainText('Paid out, but the service lists no deposit');
  await expect(row(held?.settlementId)).toContainText('On hold: ');
  await row(held?.settlementId).click();
  await expectHeading(page, 'Settlement');
  const payments = page.getByRole('list', { name: 'Payments' });
  await expect(payments.getByRole('listitem')).toHaveCount(held?.trackingIds.length ?? -1);
  await expect(page.getByText(/^Payments created from .* were looked through\.$/)).toBeVisible();
  await page.getByRole('list', { name: 'Batches' }).getByRole('button').first().click();
  await expectHeading(page, 'Batch');
  await page.getByRole('button', { name: 'Open the settlement' }).click();
  await expectHeading(page, 'Settlement');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(row(held?.settlementId)).toBeFocused();
  await page.keyboard.press('Escape');

  // The other way: from a payment to its settlement.
  await page.getByRole('button', { name: /^Payments/ }).click();
  await page
    .getByRole('textbox')
    .first()
    .fill(held?.trackingIds[0] ?? '');
  await page.keyboard.press('Enter');
  // Until it is found, the payments of before are listed.
  await expect(payments.getByRole('listitem')).toHaveCount(1);
  await payments.getByRole('button').click();
  await page.getByRole('button', { name: 'Open the settlement' }).click();
  await expectHeading(page, 'Settlement');
  await expect(page.getByText('On hold: ')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText(held?.trackingIds[0] ?? 'none')).toBeVisible();
});

test('a manager finds what a customer can reclaim, until when, and its slip', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { page } = await startTill({ profile, secrets });
  await charge(page, '1002', 'TABLE-2');
  await expectHeading(page, 'Not paid in full');
  await page.getByRole('button', { name: /^New sale/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Reclaims/ }).click();
  await expectHeading(page, 'Reclaims');
  const row = page.getByRole('list', { name: 'Reclaims' }).getByRole('button', { name: /TABLE-2/ });
  await expect(row).toContainText('29 days left');
  await row.focus();
  await page.keyboard.press('Enter');
  await expectHeading(page, 'TABLE-2');
  await expect(page.getByText('Give the customer the reclaim slip')).toBeVisible();
  await expect(page.getByText('Reclaim by')).toBeVisible();
  await page.getByRole('button', { name: 'Reclaim slip' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a manager finds a terminal by its name, reads its tenders, and goes up to its location', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const { page } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Terminals/ }).click();
  await expect(page.getByRole('list', { name: 'Terminals' }).getByRole('button').first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Name or ID' }).fill(profile.terminalId);
  await page.keyboard.press('Enter');
  const found = page.getByRole('button', { name: profile.terminalId });
  await expect(found).toContainText('This till');
  await found.click();
  const tenders = page.getByRole('region', { name: 'Tenders' });
  await expect(tenders).toContainText('Set for this terminal: they differ from its location’s.');
  const tender = (name: string) => tenders.getByRole('listitem').filter({ hasText: name });
  await expect(tender('USDC (Base)')).toHaveText('USDC (Base)');
  await expect(tender('Klarna')).toContainText('Not accepted here, but by its location');
  await expect(page.getByText('API key (masked)')).toBeVisible();
  const path = page.getByRole('navigation', { name: 'Is in' });
  await path.getByRole('button').last().click();
  await expect(page.getByText('Enabled', { exact: true })).toBeVisible();
  await page
    .getByRole('list', { name: 'Terminals' })
    .getByRole('button', { name: profile.terminalId })
    .click();
  await expect(page.getByRole('heading', { name: 'Tenders' })).toBeVisible();
});

test('a settlement that the partner’s webhook tells of appears and changes on pages that are open', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets, baseUrl } = sandbox.ready;
  const port = await closedPort();
  const backOffice = profile['backOffice'] as { readonly partnerId: string };
  const set = await fetch(`${baseUrl}/merchant-onboarding/${backOffice.partnerId}/webhook`, {
    method: 'PUT',
    headers: { 'X-Api-Key': secrets.backOfficeKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      endpointUrl: `http://127.0.0.1:${port}/webhooks`,
      eventTypes: ['settlementChanged'],
    }),
  });
  const { webhookSecret } = (await set.json()) as { readonly webhookSecret: string };
  const { page } = await startTill({
    profile: { ...profile, webhooks: { port, partner: true } },
    secrets: { ...secrets, webhookSecret: 'c2VjcmV0', partnerWebhookSecret: webhookSecret },
  });
  await charge(page, '2000', 'TABLE-3');
  await expectHeading(page, 'Waiting for payment');
  const [payment] = await sandbox.payments('TABLE-3');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Settlements/ }).click();
  await expect(page.getByText('There are none yet.')).toBeVisible();
  const made = async (path: string, body: object = { merchantId: profile['merchantId'] }) =>
    (await sandbox.control('POST', path, body)) as readonly { readonly id: string }[];
  const [batch] = await made('/batches');
  await made(`/batches/${batch?.id}`, { status: 'closed' });
  const [settlement] = await made('/settlements');
  const id = settlement?.id ?? 'none';
  await page.getByRole('button', { name: id }).click();
  await expectHeading(page, 'Settlement');
  await sandbox.control('POST', `/settlements/${id}/hold`, { holdReason: 'review' });
  // News of settlements has them read again six times a minute at most.
  await expect(page.getByText('On hold: review')).toBeVisible({ timeout: 20_000 });

  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.click();
  await back.click();
  await page.getByRole('button', { name: /^Day/ }).click();
  await page.getByRole('radio', { name: 'Today' }).check();
  await expect(page.getByText('On hold: review')).toBeVisible();
  await sandbox.control('POST', `/settlements/${id}/hold`, { holdReason: null });
  await expect(page.getByText('Not paid out yet', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
});
