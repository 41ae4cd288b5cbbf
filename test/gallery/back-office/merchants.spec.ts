import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page, name: string): Promise<void> {
  const { [name]: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const inputsOf = async (till: Till, command: string): Promise<readonly unknown[]> =>
  (await till.calls()).filter(({ name }) => name === command).map(({ input }) => input);

test('a merchant’s page says what a sale of $100.00 costs, and each rate as it was agreed', async ({
  till,
  page,
}) => {
  await open(till, page, 'merchant');
  const fees = page.getByRole('region', { name: 'Fees' });
  await expect(fees).toContainText('A sale of $100.00 paid with crypto costs $1.10.');
  await expect(fees).toContainText('A sale of $100.00 paid with a wallet app costs $2.50.');
  await expect(fees).toContainText('Of it $1.95 goes to the payment service, $0.55 stays with the partner.');
  const row = (name: string) => fees.getByRole('row').filter({ hasText: name });
  await expect(row('Wallet Percentage').getByRole('cell')).toHaveText(['2.4%', '1.9%']);
  await expect(row('Per Transaction').getByRole('cell')).toHaveText(['$0.10', '$0.05']);
  await expect(row('Monthly')).toContainText('Not for each sale');
  expect(await inputsOf(till, 'merchants.fees')).toEqual([{ partnerId: 'par_Harbor', currency: 'USD' }]);
});

test('a merchant’s page leads to what it was settled, page by page, to its batches, and the same way back', async ({
  till,
  page,
}) => {
  await open(till, page, 'merchant-settlements');
  const of = { merchantId: 'mer_PierCoffee' };
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(await inputsOf(till, 'settlements.ofMerchant')).toEqual([
    { ...of, page: 0 },
    { ...of, page: 1 },
  ]);
  await page.getByRole('radio', { name: 'By batch' }).check({ force: true });
  await expect(page.getByText('5 of 5')).toBeVisible();
  expect(await inputsOf(till, 'settlements.batchesOfMerchant')).toEqual([of]);
  await page.getByRole('button', { name: 'bat_1002' }).click();
  expect(await inputsOf(till, 'settlements.get')).toEqual([{ kind: 'batch', id: 'bat_1002' }]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'bat_1002' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'By batch' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Pier Coffee' })).toBeVisible();
});

test('each rule is said beside its field as it is typed, and never because a box was left', async ({
  till,
  page,
}) => {
  await open(till, page, 'merchant-change');
  const box = (name: string) => page.getByRole('textbox', { name });
  const [email, phone, website] = [box('E-mail'), box('Phone'), box('Website')];
  // Half of an address is nothing to complain of, whether one types on or presses Tab.
  await email.fill('office@pier');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(phone).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.type('+');
  await expect(email).toHaveAccessibleDescription(/not an e-mail address/);
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.type('a');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await website.fill('http:');
  await expect(website).toHaveAccessibleDescription(/begins with https/);
  await box('Postal code').fill('x'.repeat(33));
  await expect(box('Postal code')).toHaveAccessibleDescription(/too long/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(box('Postal code')).toBeFocused();
  expect(await inputsOf(till, 'merchants.update')).toEqual([]);
});

test('what the service refuses stands beside the field, and only what was changed is sent', async ({
  till,
  page,
}) => {
  await open(till, page, 'merchant-change-refused');
  const box = page.getByRole('textbox', { name: 'Postal code' });
  await expect(box).toHaveAccessibleDescription(/must match the country/);
  await expect(box).toBeFocused();
  await till.answer('merchants.update', { ok: true, value: null });
  await page.getByRole('textbox', { name: 'Phone' }).fill('');
  await page.getByRole('textbox', { name: 'Merchant category code' }).fill('0742');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved at the payment service.')).toBeVisible();
  expect((await inputsOf(till, 'merchants.update')).at(-1)).toEqual({
    id: 'mer_PierCoffee',
    name: 'Pier Coffee',
    merchantCategoryCode: '0742',
    contactPhone: null,
  });
});

test('a request is written as a draft, submitted, and approved only after a question', async ({
  till,
  page,
}) => {
  await open(till, page, 'merchant');
  const draft = { id: 'mur_21', status: 'draft', rebates: true, justification: 'Autumn offer' };
  await page.getByRole('button', { name: 'Ask to switch it on' }).click();
  await page.getByRole('textbox', { name: 'Justification' }).fill('Autumn offer');
  await till.answer('updateRequests.create', { ok: true, value: draft });
  await till.answer('updateRequests.get', { ok: true, value: draft });
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('It is decided only once it is submitted.')).toBeVisible();
  expect(await inputsOf(till, 'updateRequests.create')).toEqual([
    { merchantId: 'mer_PierCoffee', rebates: true, justification: 'Autumn offer' },
  ]);
  await till.answer('updateRequests.move', { ok: true, value: null });
  await till.answer('updateRequests.get', { ok: true, value: { ...draft, status: 'submitted' } });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(/The rebate program of .Pier Coffee. is switched on at once\./);
  await till.answer('updateRequests.get', { ok: true, value: { ...draft, status: 'approved' } });
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('What it asked for was done.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
  expect(await inputsOf(till, 'updateRequests.move')).toEqual([
    { merchantId: 'mer_PierCoffee', id: 'mur_21', to: 'submit' },
    { merchantId: 'mer_PierCoffee', id: 'mur_21', to: 'approve' },
  ]);
});

test('a merchant’s own back office is not offered to decide, and is told who does', async ({
  till,
  page,
}) => {
  await open(till, page, 'update-request-of-merchant');
  await expect(page.getByText('A partner approves or rejects it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reject' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel the request' })).toBeVisible();
});

test('from a merchant to its partner and back, by keys alone', async ({ till, page }) => {
  await open(till, page, 'merchant');
  await page.getByRole('button', { name: 'Its partner' }).focus();
  await page.keyboard.press('Enter');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Harbor Retail')).toBeVisible();
  await page.getByRole('button', { name: 'Pier Coffee' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading('Pier Coffee')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Pier Coffee' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Pier Coffee Merchant' })).toBeFocused();
});

test('a merchant’s locations are one press away, and Back leads to its page', async ({ till, page }) => {
  await open(till, page, 'merchant');
  await till.answer('hierarchy.children', {
    ok: true,
    value: { entries: [{ kind: 'location', id: 'loc_1', name: 'Pier 7' }], total: 1 },
  });
  await page.getByRole('button', { name: 'Locations' }).click();
  await expect(page.getByRole('button', { name: 'New location' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pier 7' })).toBeVisible();
  expect((await inputsOf(till, 'hierarchy.children')).at(-1)).toEqual({
    kind: 'merchant',
    id: 'mer_PierCoffee',
    page: 0,
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change merchant' })).toBeVisible();
});

test('a new key of a partner is on the screen for its time, and in none of the lists', async ({
  till,
  page,
}) => {
  await open(till, page, 'partner-key-made');
  await expect(page.locator('code')).toHaveText('api_not-a-real-key-0123456789abcdef');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.locator('code')).toBeHidden();
  expect(await inputsOf(till, 'partners.createKey')).toEqual([{ id: 'par_Harbor', name: 'Shop system' }]);
});

test('enabling a location asks first, names the tills, and does it once confirmed', async ({
  till,
  page,
}) => {
  await open(till, page, 'location-enable-asked');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Its terminals take new payments again, at once.');
  await expect(asked).toContainText('Market till');
  expect(await inputsOf(till, 'locations.setEnabled')).toEqual([]);
  await asked.getByRole('button', { name: 'Enable location' }).click();
  expect(await inputsOf(till, 'locations.setEnabled')).toEqual([{ id: 'loc_PierMarket', enabled: true }]);
});

test('the whole form of a new location is on a screen of 1280 by 800', async ({ till, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(till, page, 'location-new');
  const create = page.getByRole('button', { name: 'Create' });
  await expect(create).toBeInViewport({ ratio: 1 });
});

test('a partner’s webhook that is there is replaced only after a question; its secret is shown for its time', async ({
  till,
  page,
}) => {
  await open(till, page, 'partner-webhook-replace-asked');
  const input = {
    id: 'par_Harbor',
    url: 'https://portal.harbor.example.test/onboarding',
    events: ['applicationSigned', 'applicationReviewed', 'merchantBoarded'],
  };
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('There is one already.');
  expect(await inputsOf(till, 'partners.setWebhook')).toEqual([{ ...input, replace: false }]);
  await till.answer('partners.setWebhook', { ok: true, value: { secret: 'whsec_not-a-real-secret' } });
  await asked.getByRole('button', { name: 'Replace' }).click();
  await expect(page.locator('code')).toHaveText('whsec_not-a-real-secret');
  expect(await inputsOf(till, 'partners.setWebhook')).toEqual([
    { ...input, replace: false },
    { ...input, replace: true },
  ]);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.locator('code')).toBeHidden();
  await page.getByRole('button', { name: 'Remove webhook' }).click();
  await till.answer('partners.removeWebhook', { ok: true, value: null });
  await asked.getByRole('button', { name: 'Remove webhook' }).click();
  await expect(page.getByText('The webhook is removed.')).toBeVisible();
});

test('a search without a result says so in the place of the list', async ({ till, page }) => {
  await open(till, page, 'merchants-not-found');
  const said = await page.getByRole('status').filter({ hasText: 'Nothing has this name' }).boundingBox();
  expect(said?.height).toBeGreaterThanOrEqual(120);
});

test('when a key was made reads from right to left in Arabic, whatever stands before it', async ({
  till,
  page,
}) => {
  await open(till, page, 'partner-keys');
  await till.prefer({ language: 'ar' });
  await expect(page.getByText('sand').first()).toHaveText(/ · \u2068\d[^\u2068\u2069]+\u2069$/u);
});
