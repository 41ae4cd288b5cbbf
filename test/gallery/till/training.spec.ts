import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { parked, ready, showing, shown, training } from '../views.ts';
import { terminal } from '../../support/records/corner-shop.ts';
import type { TillView } from '../../../shared/contract/views.ts';

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
  await expect(simulate).toContainText('A phone cannot open this practice code.');
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

test('training is entered after a question only, which names the open payments', async ({ till, page }) => {
  await till.open({ ...ready, sales: parked });
  await till.answer('setup.useTraining', { ok: true, value: null });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Set-up' }).click();
  await page.getByRole('button', { name: 'Use training mode' }).click();
  const question = page.getByRole('alertdialog', { name: 'Go to training?' });
  await expect(question).toContainText('3 payments are still open:');
  await expect(question.getByRole('listitem')).toHaveText([
    /CT-000012.*\$8\.50/,
    /CT-000014.*\$43\.99/,
    /TABLE-9.*\$1,299\.00/,
  ]);
  await expect(question).toContainText('Nobody follows them during training');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  expect(await till.calls()).toEqual([]);
  await page.getByRole('button', { name: 'Use training mode' }).click();
  await question.getByRole('button', { name: 'Start training' }).click();
  expect(await till.calls()).toEqual([{ name: 'setup.useTraining', input: { leaveOpen: true } }]);
  await expect(page.getByRole('heading', { name: 'New sale' })).toBeAttached();
});

test('a payment that opened after the question still keeps the till where it is', async ({ till, page }) => {
  await till.open(ready);
  const failure = { action: 'wait', code: 'payments-open', openPayments: 1 } as const;
  await till.answer('setup.useTraining', { ok: false, failure });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Set-up' }).click();
  await page.getByRole('button', { name: 'Use training mode' }).click();
  await page.getByRole('button', { name: 'Start training' }).click();
  expect(await till.calls()).toEqual([{ name: 'setup.useTraining' }]);
  await expect(page.getByRole('alert')).toContainText('Still open: 1.');
});

test('the menu leads out of training, and only there', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Set-up' })).toBeVisible();
  const leave = page.getByRole('button', { name: 'Leave training' });
  await expect(leave).toHaveCount(0);
  await till.push(training);
  await till.answer('training.leave', { ok: true, value: null });
  await leave.click();
  expect(await till.calls()).toEqual([{ name: 'training.leave' }]);
  await expect(page.getByRole('heading', { name: 'New sale' })).toBeAttached();
});
