import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { ready, showing, shown, unreachable } from '../views.ts';

test.use({ share: 0.3 });

const withdrawn = showing({ name: 'waiting', ...shown, withdrawn: true });

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

test('a wrong amount takes the code away and comes back to be changed, in one press', async ({
  till,
  page,
}) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await till.answer('sale.withdrawCode', { ok: true, value: { withdrawn: true } });
  await page.getByRole('button', { name: 'Wrong amount?' }).click();
  await expect
    .poll(async () => (await till.calls()).filter(({ name }) => name === 'sale.withdrawCode'))
    .toEqual([{ name: 'sale.withdrawCode', input: { saleId: 'sale-1' } }]);
  const [sale] = withdrawn.sales;
  await till.push({ ...ready, sales: withdrawn.sales.map((one) => ({ ...one, parked: true })) });
  await expect(page.getByRole('button', { name: 'Charge $123.45' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue(sale?.reference ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'can still be paid' })).toContainText(
    'The code for $123.45 can still be paid',
  );
});

test('a wrong amount changes nothing on the screen of a payment that was seen meanwhile', async ({
  till,
  page,
}) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await till.answer('sale.withdrawCode', { ok: true, value: { withdrawn: false } });
  await page.getByRole('button', { name: 'Wrong amount?' }).click();
  await till.push(ready);
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('');
});

test('a withdrawn code comes back only when somebody asks for it, each time anew', async ({ till, page }) => {
  const code = page.getByRole('img', { name: 'Payment QR code' });
  await till.open(withdrawn);
  await expect(page.getByRole('heading', { name: 'Code withdrawn: can still be paid' })).toBeVisible();
  await expect(page.getByText(shown.url)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(code).toBeVisible();

  await till.push({
    ...withdrawn,
    currentSaleId: 'sale-9',
    sales: withdrawn.sales.flatMap((one) => [
      one,
      { ...one, id: 'sale-9', stage: { name: 'waiting', ...shown } },
    ]),
  });
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await till.push(withdrawn);
  await expect(page.getByRole('button', { name: 'Show code' })).toBeVisible();
  await expect(code).toHaveCount(0);
});
