import { expect } from '@playwright/test';
import { test } from './till-page.ts';
import { ready, showing, shown, unreachable } from './views.ts';

const HELD = {
  'money was seen': showing({ name: 'seen', ...shown }),
  'the status is unknown to this version': showing({ name: 'unrecognised', status: 'settling', ...shown }),
  'the connection is lost': showing({ name: 'waiting', ...shown, stale: unreachable }),
} as const;

for (const [what, view] of Object.entries(HELD)) {
  test(`asks for no money once ${what}; the code is one press away`, async ({ till, page }) => {
    await till.open(showing({ name: 'waiting', ...shown }));
    const code = page.getByRole('img', { name: 'Payment QR code' });
    await expect(code).toBeVisible();
    await expect(page.getByText('Pay the exact amount shown')).toBeVisible();

    await till.push(view);
    await expect(page.getByText('Do not hand over goods yet.')).toBeVisible();
    await expect(code).toHaveCount(0);
    await expect(page.getByText(shown.url)).toHaveCount(0);
    await expect(page.getByText('Pay the exact amount shown')).toHaveCount(0);

    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(code).toBeVisible();
    await expect(page.getByText('Pay the exact amount shown')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hide code' }).click();
    await expect(code).toHaveCount(0);
  });
}

test('says which of the two it is: a lost connection, or a status that nobody knows', async ({
  till,
  page,
}) => {
  await till.open(HELD['the connection is lost']);
  await expect(page.getByRole('alert')).toContainText('Connection lost: do not charge again');
  await till.push(HELD['the status is unknown to this version']);
  await expect(page.getByRole('alert')).toContainText('Status unknown: do not charge again');
});

test('a wrong amount takes the code away and comes back to be changed', async ({ till, page }) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await till.answer('sale.leave', { ok: true, value: null });
  await page.getByRole('button', { name: 'Wrong amount?' }).click();
  const question = page.getByRole('alertdialog', { name: 'Wrong amount?' });
  await expect(question).toContainText('The code can still be paid');
  await expect(question.getByRole('button', { name: 'Keep the code' })).toBeFocused();
  await page.clock.runFor(1_000);
  await question.getByRole('button', { name: 'Change the amount' }).click();
  await expect
    .poll(async () => (await till.calls()).filter(({ name }) => name === 'sale.leave'))
    .toEqual([{ name: 'sale.leave', input: { saleId: 'sale-1', seen: 'open' } }]);
  await till.push(ready);
  await expect(page.getByRole('button', { name: 'Charge $123.45' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('');
});
