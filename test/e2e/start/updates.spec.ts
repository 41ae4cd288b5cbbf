import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { bundleVersion } from '../../support/updates/bundle-version.ts';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { Publisher } from '../../support/updates/publisher.ts';

/** Two processes go through the whole record. */
const tried = { timeout: 40_000 };

const INSTALLED = join(import.meta.dirname, '../../../out/rehearsal/index.cjs');

test('a newer version is tried on this till’s record in processes of its own, and refused where it changes it', async ({
  sandbox,
  startTill,
}) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const publisher = await Publisher.start();
  const updates = { ...publisher.updates };
  const { page } = await startTill({ profile: { ...profile, updates }, secrets });
  await charge(page, '1001');
  await expectHeading(page, 'Paid');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Back office/ }).click();
  await page.getByRole('button', { name: /^This till/ }).click();
  const look = page.getByRole('button', { name: 'Look for a new version' });

  publisher.offer('9.0.0', readFileSync(INSTALLED));
  await look.click();
  await expect(page.getByText('Version 9.0.0 may be installed')).toBeVisible(tried);
  await expect(page.getByText('all 2 figures stayed the same')).toBeVisible();

  const changed = await bundleVersion('e2e-changed', [
    { file: 'src-main/reports/sold.ts', find: 'amountMinor: amount.minor,', replace: 'amountMinor: 0,' },
  ]);
  publisher.offer('9.0.1', readFileSync(changed));
  await look.click();
  await expect(page.getByText('Do not install version 9.0.1')).toBeVisible(tried);
  await expect(page.getByText('2 figures of this till’s record would change')).toBeVisible();
  await publisher.stop();
});
