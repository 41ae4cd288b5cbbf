import { cpSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import type { Page } from '@playwright/test';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';

/** Sells something on this page, and its payer pays. */
async function sell(page: Page, sandbox: SandboxProcess, digits: string, reference: string): Promise<void> {
  await charge(page, digits, reference);
  await expectHeading(page, 'Waiting for payment');
  const [payment] = await sandbox.payments(reference);
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
}

test('a copy of a till that sold on by itself is told from it, and the sales that it lacks are found', async ({
  sandbox,
  startTill,
  folder,
}) => {
  const { profile, secrets } = sandbox.ready;
  const own = join(folder, 'ledgers');
  const [copy, original] = [`${own}-copied`, `${own}-original`];
  const before = await startTill({ profile, secrets });
  await sell(before.page, sandbox, '1000', 'BOTH');
  await before.close();
  cpSync(own, copy, { recursive: true });
  const first = await startTill({ profile, secrets });
  await sell(first.page, sandbox, '2000', 'ORIGINAL');
  await first.close();
  // From here on it is a till that was set up from the copy, with the same terminal.
  renameSync(own, original);
  renameSync(copy, own);
  const { app, page } = await startTill({ profile, secrets });
  await sell(page, sandbox, '3000', 'COPY-1');
  await sell(page, sandbox, '4000', 'COPY-2');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^This till/ }).click();
  const file = join(original, readdirSync(original)[0] ?? 'none', 'ledger.db');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
  }, file);
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await expect(page.getByText('This till and the file went on separately')).toBeVisible();
  await expect(page.getByText(/^Sales: 2, the last one number 3/)).toBeVisible();
  await expect(page.getByText(/^Sales: 1, the last one number 2/)).toBeVisible();
  await expect(
    page.getByText('Restoring the file takes the sales that only this till has out of its record: 2.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: /^Day/ }).click();
  await page.getByRole('radio', { name: 'This month' }).check({ force: true });
  await expect(page.getByRole('row', { name: 'Unknown to this till' })).toContainText('1+ $20.00');
  await expect(page.getByRole('row', { name: 'Unexplained' })).toContainText('$0.00');
  const unknown = page.getByRole('list', { name: 'Unknown to this till' });
  await expect(unknown.getByRole('button')).toHaveText([/^ORIGINAL/]);
});
