import { expect } from '@playwright/test';
import { expectHeading, scannedCode } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { pressLast } from '../../support/electron/electron-app.ts';
import { FreeTill } from '../../support/electron/free-till.ts';
import { openStaffMenu } from '../../support/electron/staff-at-kiosk.ts';

test.skip(process.platform !== 'linux', 'only Linux shows processes as files');

test('staff start a kiosk again at the code: the next process shows the same one', async ({
  sandbox,
  folder,
  display,
}) => {
  test.slow();
  const till = new FreeTill(sandbox, {
    folder,
    display,
    profile: { kiosk: { mode: 'fixed-amount', fixedAmount: '5.00' } },
    secrets: { staffPin: '4711' },
  });
  const before = await till.page('kiosk.html');
  await before.getByRole('button', { name: 'Touch to start' }).click();
  await expectHeading(before, 'Scan to pay');
  const code = await scannedCode(before);
  const first = till.pid();
  const staff = await openStaffMenu(before);
  await staff.getByRole('button', { name: 'Start again' }).click();
  await pressLast(before.getByRole('alertdialog').getByRole('button', { name: /again|Restart/i }));
  await expect.poll(() => till.pid() !== undefined && till.pid() !== first, { timeout: 30_000 }).toBe(true);
  const page = await till.page('kiosk.html');
  await expectHeading(page, 'Scan to pay');
  expect(await scannedCode(page)).toBe(code);
  expect(await sandbox.payments()).toHaveLength(1);
  await till.end();
});
