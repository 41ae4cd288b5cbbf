import { expect } from '@playwright/test';
import { test } from './till-page.ts';
import { ready, showing, shown, terminal, training } from './views.ts';
import type { TillView } from '../../shared/contract/views.ts';

const waiting: TillView = {
  ...showing({ name: 'waiting', ...shown }),
  ...(training.terminal && { terminal: training.terminal }),
};

test('in training, a press beside the code does what a customer would', async ({ till, page }) => {
  await till.open(waiting);
  await till.answer('training.simulate', { ok: true, value: null });
  const simulate = page.getByRole('region', { name: 'Simulate' });
  const names = ['Paid', 'Short', 'Too much', 'Expired', 'Rejected', 'Cancelled'];
  await expect(simulate.getByRole('button')).toHaveText(names);
  await simulate.getByRole('button', { name: 'Short' }).click();
  expect(await till.calls()).toEqual([
    { name: 'training.simulate', input: { saleId: 'sale-1', outcome: 'underpaid' } },
  ]);
});

test('nothing is simulated for a profile, not even of a sandbox', async ({ till, page }) => {
  const simulate = page.getByRole('region', { name: 'Simulate' });
  await till.open(waiting);
  await expect(simulate).toBeVisible();
  await till.push({ ...waiting, terminal: { ...terminal, environment: 'sandbox' } });
  await expect(simulate).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await till.push(waiting);
  await expect(simulate).toBeVisible();
  await till.push(ready);
  await expect(simulate).toHaveCount(0);
});
