import { expect } from '@playwright/test';
import { expectHeading, scannedCode } from '../../support/electron/cashier.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf } from '../../support/electron/staff-at-kiosk.ts';

const VISITS = 12;

test('whoever starts and cancels over and over sees a code of their own each time, and a way back once the quota is used up', async ({
  sandbox,
  startTill,
}) => {
  await sandbox.control('PATCH', '/switches', { writesPerMinute: VISITS });
  const { app } = await startTill(kioskOf(sandbox));
  const page = await windowShowing(app, 'kiosk.html');
  const start = page.getByRole('button', { name: 'Touch to start' });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const codes: string[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await start.click();
    await expectHeading(page, 'Scan to pay');
    codes.push(await scannedCode(page));
    await cancel.click();
  }
  // Each can still be paid, so none is made twice.
  const made = (await sandbox.payments()).map(({ url }) => url);
  expect(codes).toEqual(made);
  expect(new Set(codes).size).toBe(VISITS);

  for (let visit = 0; visit < 3; visit += 1) {
    await start.click();
    await expectHeading(page, 'One moment, please');
    await cancel.click();
  }
  await expect(start).toBeVisible();
  expect(await sandbox.payments()).toHaveLength(VISITS);
});
