import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import type { Page } from '@playwright/test';

test.use({ share: 0.3 });

const question = (page: Page) => page.getByRole('alertdialog');
const newSale = (page: Page) => page.getByRole('button', { name: /^New sale/ }).click();
const saysPaid = (page: Page) => page.getByRole('button', { name: 'Customer says they paid?' }).click();
const gone = { kind: 'drop-before-work' };

test('a reference is not charged twice, whether its sale is open or paid', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });

  await test.step('the code of an open reference is not made twice: the guard leads to the one there is', async () => {
    await charge(page, '4200', 'TABLE-7');
    const address = await shownAddress(page);
    await newSale(page);
    await charge(page, '4200', 'TABLE-7');
    await expect(question(page)).toContainText('An open sale already has this reference.');
    await page.keyboard.press('Enter');
    expect(await shownAddress(page)).toBe(address);
    expect(await sandbox.payments('TABLE-7')).toHaveLength(1);
    // The next customer's amount begins with nothing.
    await newSale(page);
    await expect(page.getByRole('button', { name: /^Charge/ })).toContainText('$0.00');
  });

  await test.step('a reference that was paid today is charged again only as a new order', async () => {
    await charge(page, '4301', 'TABLE-8');
    await expectHeading(page, 'Paid');
    await newSale(page);
    await charge(page, '4300', 'TABLE-8');
    await expect(question(page)).toContainText('This reference has been paid already.');
    await expect(question(page)).toContainText('Sale 2 · TABLE-8 · $43.01');
    await page.getByRole('button', { name: 'New order: charge' }).click();
    await expectHeading(page, 'Waiting for payment');
    await newSale(page);
  });

  await test.step('a wrong amount is charged right under its reference, and the first code is followed', async () => {
    await charge(page, '12000', 'TABLE-9');
    await expectHeading(page, 'Waiting for payment');
    await page.getByRole('button', { name: 'Wrong amount?' }).click();
    await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('TABLE-9');
    await expect(page.getByText('The code for $120.00 can still be paid')).toBeVisible();
    await page.keyboard.press('Backspace', { delay: 60 });
    await page.getByRole('button', { name: 'Charge $12.00' }).click();
    await page.getByRole('button', { name: 'Charge the new amount' }).click();
    await expectHeading(page, 'Waiting for payment');
    const inProgress = page.getByRole('region', { name: 'Payments in progress' });
    await inProgress.getByRole('button', { name: /Code withdrawn/ }).click();
    await expectHeading(page, 'Code withdrawn: can still be paid');
    await expect(page.getByRole('img', { name: 'Payment QR code' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
    expect(await sandbox.payments('TABLE-9')).toHaveLength(2);
  });
});

test('a parked sale of the same amount is asked about once, and the answer is kept', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '4200');
  await expectHeading(page, 'Waiting for payment');
  await newSale(page);
  await charge(page, '4200');
  await expect(question(page)).toContainText('Same customer?');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Another customer: charge' }).click();
  await expectHeading(page, 'Waiting for payment');
  expect(await sandbox.payments()).toHaveLength(2);
});

test('while the service is away a reference is charged again only by a deliberate press', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '4200', 'TABLE-7');
  await expectHeading(page, 'Waiting for payment');
  await newSale(page);
  await sandbox.fault(gone);
  await charge(page, '4200', 'TABLE-7');
  await expect(question(page)).toContainText('cannot be checked now');
  await page.getByRole('button', { name: 'Not paid: charge again' }).click();
  await expect(question(page)).toContainText('Other tills could not be checked.');
  await page.getByRole('button', { name: 'Not charged elsewhere: charge' }).click();
  await expect(page.getByText(/nobody can have paid/i)).toBeVisible();
  await sandbox.control('DELETE', '/faults');
  await expectHeading(page, 'Waiting for payment');
  expect(await sandbox.payments('TABLE-7')).toHaveLength(2);
});

test('a customer who says they paid gets one plain answer', async ({ sandbox, startTill }) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '4200', 'SAYS-1');
  await expectHeading(page, 'Waiting for payment');
  await saysPaid(page);
  await expect(page.getByRole('alert')).toContainText('Nothing has arrived yet');
  await sandbox.fault(gone);
  await saysPaid(page);
  const unknown = page.getByRole('alert').filter({ hasText: 'Nobody can say yet: do not charge again' });
  await expect(unknown).toBeVisible();
});

test('two paid payments of one sale are raised, also after a restart, until somebody notes it', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({ profile, secrets });
  await sandbox.fault({
    kind: 'drop-after-work',
    times: 1,
    match: { method: 'POST', path: '/Payments/crypto' },
  });
  await charge(before.page, '4200', 'TWICE-1');
  await expectHeading(before.page, 'Waiting for payment');
  await expect.poll(() => sandbox.payments('TWICE-1')).toHaveLength(2);
  for (const { trackingId } of await sandbox.payments('TWICE-1'))
    await sandbox.move(trackingId, { statusCode: 'completed' });
  await expectHeading(before.page, 'Paid');
  const raised = (page: Page) => page.getByRole('alert').filter({ hasText: 'Sale 1 was paid twice' });
  await expect(raised(before.page)).toContainText('return $42.00', { timeout: 20_000 });
  await newSale(before.page);
  await before.kill();

  const { page } = await startTill();
  await expect(raised(page)).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(raised(page)).toHaveCount(0);
});

test('an outcome that the service changes stays, and the change is raised', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '4204', 'LATE-1');
  await expectHeading(page, 'Expired');
  const [payment] = await sandbox.payments('LATE-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await saysPaid(page);
  await expectHeading(page, 'Expired');
  await expect(page.getByRole('alert')).toContainText('Sale 1 has been paid after all');
  await expect(page.getByText('This has changed: read below.')).toBeVisible();
});
