import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

test.use({ share: 0.3 });

/** A service that cannot start was waited for until it counted as silent: 20 seconds. */
const AT_ONCE_MS = 10_000;

test('where another program has the training service’s port, the sale goes on at another', async ({
  startTill,
}) => {
  const before = await startTill({ training: true });
  await charge(before.page, '1234');
  await expectHeading(before.page, 'Waiting for payment');
  const port = Number(new URL(await shownAddress(before.page)).port);
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
  await before.close();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');

  const after = await startTill();
  await expect(after.page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible({
    timeout: AT_ONCE_MS,
  });
  await expect(after.page.getByRole('alert')).toHaveCount(0);
  await after.page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expectHeading(after.page, 'Paid');
  other.close();
});

test('a training service that cannot start is said at once', async ({ startTill, folder }) => {
  writeFileSync(join(folder, 'training-sandbox.db'), 'no database of payments');
  const { page } = await startTill({ training: true });
  await expect(page.getByRole('heading', { name: 'The till could not start' })).toBeVisible({
    timeout: AT_ONCE_MS,
  });
});
