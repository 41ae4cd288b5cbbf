import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { closeWindow, windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { EMAIL, emailBox, expectNoTrace, tellWho } from '../../support/electron/payer-at-the-till.ts';

test('a customer types who they are on their own screen, and the sale is charged with it', async ({
  sandbox,
  startTill,
  folder,
}) => {
  const { profile, secrets } = sandbox.ready;
  const till = await startTill({ profile, secrets, customerDisplay: true });
  const customer = await windowShowing(till.app, 'customer.html');
  await expect(till.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await till.page.keyboard.type('4200');
  await till.page.getByRole('button', { name: 'Customer details' }).click();
  const letType = till.page.getByRole('button', { name: 'Let the customer type' });

  // The cashier takes it back, and what had been typed is gone.
  await letType.click();
  await expectHeading(customer, 'Your details');
  await emailBox(customer).fill('somebody@example.com');
  await till.page.getByRole('button', { name: 'Type them here instead' }).click();
  await expect(customer.getByText('$42.00')).toBeVisible();

  // A page that is loaded again leaves no form behind that nobody waits for.
  await letType.click();
  await expectHeading(customer, 'Your details');
  await till.page.reload();
  await expect(customer.getByText('$42.00')).toBeVisible();

  await till.page.getByRole('button', { name: 'Customer details' }).click();
  await letType.click();
  await expect(emailBox(customer)).toHaveValue('');
  await tellWho(customer);
  await emailBox(customer).fill('ada at home');
  await customer.getByRole('button', { name: 'Done' }).click();
  await expect(customer.getByText('This is not an e-mail address.')).toBeVisible();
  await emailBox(customer).fill(EMAIL);
  await customer.getByRole('button', { name: 'Done' }).click();

  await expect(till.page.getByRole('alert')).toContainText('The customer has filled this in.');
  await expect(customer.getByText('$42.00')).toBeVisible();
  expect(await customer.content()).not.toContain('Lovelace');
  await expect(emailBox(till.page)).toHaveValue(EMAIL);
  await expect(till.page.getByRole('button', { name: 'Charge $42.00' })).toBeFocused();
  await till.page.keyboard.press('Enter');
  await expectHeading(till.page, 'Waiting for payment');
  expect(await sandbox.payments()).toMatchObject([{ customer: { firstName: 'Ada', email: EMAIL } }]);

  await till.close();
  expectNoTrace(till, folder);
});

test('without their screen the cashier types, and a customer may say no', async ({ sandbox, startTill }) => {
  const { profile, secrets } = sandbox.ready;
  const till = await startTill({ profile, secrets, customerDisplay: true });
  const customer = await windowShowing(till.app, 'customer.html');
  await charge(till.page, '700');
  await expectHeading(till.page, 'Waiting for payment');
  await till.page.getByRole('button', { name: 'New sale' }).click();
  await expect(till.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await till.page.keyboard.type('900');
  await till.page.getByRole('button', { name: 'Customer details' }).click();
  const letType = till.page.getByRole('button', { name: 'Let the customer type' });
  await letType.click();
  await customer.getByRole('button', { name: 'I’d rather not' }).click();
  await expect(till.page.getByRole('alert')).toContainText('The customer would rather not say.');

  await letType.click();
  await expectHeading(customer, 'Your details');
  await closeWindow(till.app, customer);
  await expect(till.page.getByText('The customer’s screen was closed.')).toBeVisible();
  await expect(till.page.getByRole('alertdialog')).toHaveCount(0);

  // The till's own screen is turned to the customer instead.
  await letType.click();
  await till.page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await till.page.getByRole('button', { name: 'Back to the till' }).click();
  await expect(till.page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  await till.page.getByRole('button', { name: 'Charge without details' }).click();
  await expectHeading(till.page, 'Waiting for payment');
});
