import { expect } from '@playwright/test';
import { test } from './till-page.ts';
import { showing, shown, unreachable } from './views.ts';

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
