import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import type { ElectronApplication } from '@playwright/test';

test.use({ share: 1 });

test('windows are given their colour when the theme changes, and are not drawn anew for it with a sale', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { app, page } = await startTill({ profile, secrets, customerDisplay: true });
  await windowShowing(app, 'customer.html');
  const given = await watchColours(app);
  await charge(page, '4200', 'COLOUR');
  await expectHeading(page, 'Waiting for payment');
  const [payment] = await sandbox.payments('COLOUR');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
  expect(await given()).toEqual([]);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await expect.poll(given).toEqual(['#000000', '#000000']);
});

/** Answers the colours that windows have been given since, in the order in which they were given. */
async function watchColours(app: ElectronApplication): Promise<() => Promise<readonly string[]>> {
  const watched = await app.evaluateHandle(({ BrowserWindow }) => {
    const colours: string[] = [];
    for (const window of BrowserWindow.getAllWindows()) {
      const give = window.setBackgroundColor.bind(window);
      window.setBackgroundColor = (colour) => {
        colours.push(colour);
        give(colour);
      };
    }
    return colours;
  });
  return () => watched.evaluate((colours) => colours);
}
