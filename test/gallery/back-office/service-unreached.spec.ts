import { expect } from '@playwright/test';
import type { Failure, Result } from '../../../shared/failure.ts';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';

const unreached: Failure = { action: 'wait', code: 'service-unreachable' };
const failed: Result<never> = { ok: false, failure: unreached };
/** The till's side alone. */
const halved = (own: object): Result<object> => ({
  ok: true,
  value: { ...own, service: { state: 'failed', failure: unreached } },
});

/** Scenes with the command that the service did not answer, and the answer of a till without the service. */
const READINGS: readonly (readonly [scene: string, command: CommandName, answer: Result<unknown>])[] = [
  ['payments-refused', 'payments.find', halved({ rows: [] })],
  ['payment-refused', 'payments.get', halved({ payments: [] })],
  ['reclaims-refused', 'payments.reclaims', halved({ reclaims: [] })],
  ['settlements-failed', 'settlements.list', failed],
  ['merchant-settlements-failed', 'settlements.ofMerchant', failed],
  ['settlement-gone', 'settlements.get', failed],
  ['settlement-payments-failed', 'settlements.get', failed],
];

for (const [scene, command, answer] of READINGS) {
  test(`${scene}: what the service did not answer is asked for again by one press, and never by itself`, async ({
    till,
    page,
  }) => {
    const { [scene]: moment } = moments;
    if (moment) await openScreen(moment, till, page);
    const times = async () => (await till.calls()).filter(({ name }) => name === command).length;
    const before = await times();
    await till.answer(command, answer);
    // A settlement and its payments each say what became of them.
    const again = page.getByRole('button', { name: 'Look again' }).first();
    await again.click();
    await expect.poll(times).toBe(before + 1);
    const alert = page.getByRole('alert').first();
    await expect(alert).toContainText('The payment service cannot be reached.');
    await expect(alert).toContainText('Try again in a moment.');
    await expect(again).toBeVisible();
  });
}

/** Scenes with a part that the service did not answer, while it answered the rest of the page. */
const PARTS: readonly (readonly [scene: string, command: CommandName])[] = [
  ['merchant', 'merchants.fees'],
  ['merchant-without-fees', 'updateRequests.list'],
  ['application', 'applications.history'],
  ['application', 'applications.attachments'],
  ['partner-bare', 'hierarchy.children'],
  ['applications-failed', 'applications.list'],
  ['applications', 'applicationDocuments.unsent'],
  ['applications', 'applicationDrafts.list'],
  ['terminals-failed', 'hierarchy.top'],
];

for (const [scene, command] of PARTS) {
  test(`${scene}: what was not answered to ${command} is asked for again by one press`, async ({
    till,
    page,
  }) => {
    const { [scene]: moment } = moments;
    if (!moment) throw new Error(`there is no scene ${scene}`);
    await openScreen({ ...moment, answers: { ...moment.answers, [command]: failed } }, till, page);
    const times = async () => (await till.calls()).filter(({ name }) => name === command).length;
    const before = await times();
    const again = page.getByRole('button', { name: 'Look again' });
    await again.click();
    await expect.poll(times).toBe(before + 1);
    await expect(again).toBeVisible();
  });
}

test('a settlement stays where its earlier payments cannot be searched', async ({ till, page }) => {
  const { 'settlement-differs': moment } = moments;
  if (!moment) throw new Error('there is no scene settlement-differs');
  await openScreen(moment, till, page);
  const payments = page.getByRole('heading', { name: 'Payments', exact: true });
  await expect(payments).toBeVisible();
  await till.answer('settlements.get', failed);
  await page.getByRole('button', { name: 'Look further back' }).click();
  await expect(page.getByRole('alert').first()).toContainText('The payment service cannot be reached.');
  await expect(payments).toBeVisible();
});

test('a copy of an earlier comparison that could not be read is read again by one press', async ({
  till,
  page,
}) => {
  const { 'day-earlier': moment } = moments;
  if (!moment) throw new Error('there is no scene day-earlier');
  await openScreen({ ...moment, answers: { ...moment.answers, 'days.openCopy': failed } }, till, page);
  await page.getByRole('button', { name: 'Show it: May 11' }).click();
  const again = page.getByRole('button', { name: 'Look again' });
  await expect(again).toBeVisible();
  await till.answer('days.openCopy', moment.answers?.['days.openCopy'] ?? failed);
  await again.click();
  await expect(page.getByText('Missing at the service').first()).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('documents of which the till cannot say that they were noticed stay, with the reason', async ({
  till,
  page,
}) => {
  const { 'applications-documents-unsent': moment } = moments;
  if (!moment) throw new Error('there is no scene applications-documents-unsent');
  await openScreen(
    { ...moment, answers: { ...moment.answers, 'applicationDocuments.understood': failed } },
    till,
    page,
  );
  await page.getByRole('button', { name: /^Understood|^OK/ }).click();
  await expect(page.getByText('The payment service cannot be reached.')).toBeVisible();
  await expect(page.getByText('check.png')).toBeVisible();
});
