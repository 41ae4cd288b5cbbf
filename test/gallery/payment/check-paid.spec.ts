import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { alerts, ended, NOW, ready, showing, shown, unreachable } from '../views.ts';

test.use({ share: 0.3 });

test('says once that nobody knows, with what was found elsewhere', async ({ till, page }) => {
  await till.open(showing({ name: 'waiting', ...shown, stale: unreachable }));
  const verdict = { name: 'unknown', failure: unreachable };
  await till.answer('sale.checkNow', { ok: true, value: { verdict, historyUnchecked: unreachable } });
  await page.getByRole('button', { name: 'Customer says they paid?' }).click();
  await expect(page.getByText(/Other tills could not be checked/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('Nobody can say yet: do not charge again');
});

test('sends nobody to a payment page where there is nothing to reclaim', async ({ till, page }) => {
  await till.open(showing({ ...ended('cancelled'), at: NOW }));
  const verdict = { name: 'not-paid', outcome: 'cancelled' };
  await till.answer('sale.checkNow', { ok: true, value: { verdict } });
  await page.getByRole('button', { name: 'Customer says they paid?' }).click();
  await expect(page.getByRole('alert')).toContainText('Still not paid');
  await expect(page.getByRole('alert')).not.toContainText('payment page');
});

test('sends whoever paid for a cancelled payment to the reclaim code', async ({ till, page }) => {
  const received = '40.00 USDC';
  await till.open(showing({ ...ended('cancelled'), received, at: NOW }));
  const verdict = { name: 'not-paid', outcome: 'cancelled', received };
  await till.answer('sale.checkNow', { ok: true, value: { verdict } });
  await page.getByRole('button', { name: 'Customer says they paid?' }).click();
  await expect(page.getByRole('alert')).toContainText('The customer can reclaim what was sent');
});

test('of two sales that were both paid, what was paid for the first goes back', async ({ till, page }) => {
  await till.open({ ...ready, alerts: [alerts.duplicateSalePaid] });
  const alert = page.getByRole('alert').filter({ hasText: 'both paid' });
  await expect(alert).toContainText('CT-000017 · $123.45');
  await expect(alert).toContainText('return $1,234.50 the way your shop does');
});
