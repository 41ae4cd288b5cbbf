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
