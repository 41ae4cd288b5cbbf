import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf, openStaffMenu } from '../../support/electron/staff-at-kiosk.ts';
import { ScreenOfTill } from '../../support/electron/screen-of-till.ts';
import { png } from '../../support/system/png.ts';

test('staff hold the corner, type their PIN, pause the kiosk and open it again', async ({
  sandbox,
  startTill,
}) => {
  const { app } = await startTill(kioskOf(sandbox));
  const page = await windowShowing(app, 'kiosk.html');
  const closed = page.getByRole('heading', { name: 'This kiosk is closed' });
  const staff = page.getByRole('dialog', { name: 'Staff' });
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  // A window that loses the focus ends the press, and the till's gives it up only when it is hidden.
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await expect(staff).toBeVisible();
  await page.mouse.up();
  for (const digit of '4712') await staff.getByRole('button', { name: digit, exact: true }).click();
  await staff.getByRole('button', { name: 'Go on' }).click();
  await expect(staff.getByRole('alert')).toContainText('PIN');
  for (const digit of '4711') await staff.getByRole('button', { name: digit, exact: true }).click();
  await staff.getByRole('button', { name: 'Go on' }).click();

  // Behind the kiosk's window stands the till's.
  await new ScreenOfTill(app, 'index.html').strike('SIGKILL');
  await staff.getByRole('button', { name: 'Health' }).click();
  const health = page.getByRole('dialog', { name: 'Health' });
  await expect(health.getByRole('listitem').filter({ hasText: 'Restarts' })).toContainText(
    /Till screenEnded: /,
  );
  // A checkout belongs to whoever tests it.
  await expect(health.getByRole('listitem').filter({ hasText: 'Lock of the computer' })).toContainText(
    'Files of the applicationOpen: ',
  );
  await health.getByRole('button', { name: 'Back' }).click();

  await staff.getByRole('button', { name: 'Pause the kiosk' }).click();
  await staff.getByRole('button', { name: 'Open the kiosk again' }).waitFor();
  await expect(closed).toBeAttached();
  await staff.getByRole('button', { name: 'Open the kiosk again' }).click();
  await staff.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
});

test('staff read which pictures of the folder are not shown, and see at once what they put there instead', async ({
  sandbox,
  startTill,
  folder,
}) => {
  const picturesFolder = `${folder}.evidence/pictures`;
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(join(picturesFolder, 'poster.png'), png(1_200, 900));
  const { app } = await startTill(
    kioskOf(sandbox, { mode: 'fixed-amount', fixedAmount: '5.00', picturesFolder }),
  );
  const page = await windowShowing(app, 'kiosk.html');
  const staff = await openStaffMenu(page);
  await staff.getByRole('button', { name: 'Health' }).click();
  const health = page.getByRole('dialog', { name: 'Health' });
  const pictures = health.getByRole('listitem').filter({ hasText: 'Pictures of the kiosk' });
  await expect(pictures).toContainText(`Replace the files below, or take them out of ${picturesFolder}`);
  await expect(pictures).toContainText('poster.pnghas more than 1,000 × 1,000 dots');
  writeFileSync(join(picturesFolder, 'poster.png'), png(320, 200));
  await health.getByRole('button', { name: 'Look again' }).click();
  await expect(pictures).toContainText('Pictures shown while nobody is there: 1');
  await expect(page.locator('[data-part=slideshow] img')).toHaveCount(1);
});

test('where nobody has a PIN the till stays a till and says why', async ({ sandbox, startTill }) => {
  const { profile, secrets } = sandbox.ready;
  const { app, page } = await startTill({
    profile: { ...profile, kiosk: { mode: 'fixed-amount', fixedAmount: '5.00' } },
    secrets,
  });
  await expect(page.getByText('This till is set up as a kiosk, but nobody has a PIN')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  expect(app.windows().filter((window) => window.url().endsWith('/kiosk.html'))).toEqual([]);
});
