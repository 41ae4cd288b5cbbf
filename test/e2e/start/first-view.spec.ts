import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';

test.use({ share: 1 });

test('what happens while the program of the till’s page is still loaded is on its first screen', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { app, page } = await startTill({ profile, secrets, customerDisplay: true });
  await charge(page, '1234', 'FIRST-VIEW');
  await expectHeading(page, 'Waiting for payment');
  const customer = await windowShowing(app, 'customer.html');
  const [payment] = await sandbox.payments('FIRST-VIEW');

  let release = (): void => undefined;
  const paid = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/first-*.js', async (route) => {
    await paid;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(customer, 'Paid');
  release();
  await expectHeading(page, 'Paid');
});
