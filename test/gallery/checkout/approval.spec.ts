import { expect } from '@playwright/test';
import { cashierSignedIn, signedIn } from '../staff.ts';
import { test } from '../till-page.ts';
import type { Failure } from '../../../shared/failure.ts';

test.use({ ownTime: false });

const causes = [{ kind: 'discount', minor: 600, ofMinor: 1_000 }] as const;
const needed: Failure = {
  action: 'fix-input',
  code: 'approval-needed',
  asked: { minor: 400, currency: 'USD' },
  approval: { id: 'q1', causes },
};

test('a manager agrees by one press, and just what was asked about is charged', async ({ till, page }) => {
  await till.open({ ...signedIn, sales: [] });
  await till.answer('sale.start', { ok: false, failure: needed });
  await till.answer('sale.approve', { ok: true, value: null });
  await page.keyboard.type('400', { delay: 100 });
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Charge $4.00?' });
  await expect(question).toContainText('Discount: $6.00 off $10.00 (60%)');
  await question.getByRole('button', { name: 'Yes, charge $4.00' }).click();
  await expect
    .poll(async () => (await till.calls()).slice(-2))
    .toEqual([
      { name: 'sale.approve', input: { approvalId: 'q1' } },
      { name: 'sale.start', input: { amountMinor: 400, reference: '', overrides: [], approvalId: 'q1' } },
    ]);
});

test('a cashier calls a manager, whose PIN is typed here; a wrong one charges nothing', async ({
  till,
  page,
}) => {
  await till.open(cashierSignedIn);
  await till.answer('sale.start', { ok: false, failure: needed });
  await till.answer('sale.approve', { ok: false, failure: { action: 'fix-input', code: 'pin-wrong' } });
  await page.keyboard.type('400', { delay: 100 });
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Charge $4.00?' });
  await expect(question.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await question.getByRole('radio', { name: 'Nora Lindqvist' }).check();
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This PIN is wrong.')).toBeVisible();
  await till.answer('sale.approve', { ok: true, value: null });
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await till.calls()).slice(-2))
    .toMatchObject([
      {
        name: 'sale.approve',
        input: { approvalId: 'q1', approver: { cashierId: 'c4', pin: '4321' } },
      },
      { name: 'sale.start', input: { approvalId: 'q1' } },
    ]);
  expect((await till.calls()).filter(({ name }) => name === 'sale.start')).toHaveLength(2);
});

test('Escape charges nothing, and the cart is as it was', async ({ till, page }) => {
  await till.open(cashierSignedIn);
  await till.answer('sale.start', { ok: false, failure: needed });
  await page.keyboard.type('400', { delay: 100 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Charge $4.00' })).toBeVisible();
});

test('Escape takes back what is typed of a PIN first, and closes the question then', async ({
  till,
  page,
}) => {
  await till.open(cashierSignedIn);
  await till.answer('sale.start', { ok: false, failure: needed });
  await page.keyboard.type('400', { delay: 100 });
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('radio', { name: 'Nora Lindqvist' }).check();
  await page.keyboard.type('12', { delay: 120 });
  await expect(question.getByRole('status')).toHaveText('2 digits typed');
  await page.keyboard.press('Escape');
  await expect(question.getByRole('status')).toHaveText('0 digits typed');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
});
