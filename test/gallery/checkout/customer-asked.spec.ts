import { expect } from '@playwright/test';
import { signedIn } from '../staff.ts';
import { test } from '../till-page.ts';
import { ended, ready, showing, shown } from '../views.ts';

const done = { ok: true, value: null } as const;

test('charges with the tip that the customer chooses, once', async ({ till, page }) => {
  const preferences = { ...ready.preferences, customerTip: 'ask' } as const;
  const tip = { id: 1, amountMinor: 900 };
  const asking = { ...ready, preferences };
  await till.open({ ...asking, customerScreen: { state: 'shown' } });
  await till.answer('display.askTip', done);
  await page.keyboard.type('900');
  await page.keyboard.press('Enter');
  await till.push({ ...asking, customerScreen: { state: 'shown', tip } });
  await expect(page.getByRole('alertdialog')).toContainText('The customer is choosing a tip');
  const answered = { ...asking, customerScreen: { state: 'shown', tip: { ...tip, tipMinor: 100 } } } as const;
  await till.push(answered);
  await till.push({ ...answered });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const lines = [{ name: 'Amount', quantity: 1, unitMinor: 900 }];
  expect(await till.calls()).toEqual([
    { name: 'display.askTip', input: { amountMinor: 900 } },
    {
      name: 'sale.start',
      input: { amountMinor: 1_000, reference: '', overrides: [], lineItems: { lines, tipMinor: 100 } },
    },
  ]);
});

test('takes back a tip question that stood before the screen did, and charges nothing for it', async ({
  till,
  page,
}) => {
  const tip = { id: 1, amountMinor: 900, tipMinor: 100 };
  await till.open({ ...ready, customerScreen: { state: 'shown', tip } });
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  expect((await till.calls()).map(({ name }) => name)).toEqual(['display.endTip']);
});

test('turns the screen to the customer until it is touched', async ({ till, page }) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await page.getByRole('button', { name: 'Show to customer' }).click();
  await expect(page.getByText('Scan with your phone')).toBeVisible();
  await till.push(showing(ended('completed')));
  await expect(page.getByText('Thank you!')).toBeVisible();
  await page.mouse.click(600, 300);
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expect(page.getByText('Hand over the goods.')).toBeVisible();
});

test('the till does not lock under a customer who is typing who they are, for a quarter of an hour', async ({
  till,
  page,
}) => {
  await till.open({ ...signedIn, customerScreen: { state: 'shown' } });
  await till.answer('display.askDetails', done);
  await page.keyboard.type('900');
  await page.getByRole('button', { name: 'Customer details' }).click();
  await page.getByRole('button', { name: 'Let the customer type' }).click();
  await till.push({ ...signedIn, customerScreen: { state: 'shown', details: { id: 1, needed: false } } });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const touches = async () => (await till.calls()).filter(({ name }) => name === 'staff.activity').length;
  await till.stopClock();
  const before = await touches();
  await page.clock.runFor(60_000);
  expect((await touches()) - before).toBeGreaterThanOrEqual(5);
  await page.clock.runFor(15 * 60_000);
  const after = await touches();
  await page.clock.runFor(60_000);
  expect(await touches()).toBe(after);
});

test('charging without details stays without them past a warning of the guard', async ({ till, page }) => {
  await till.open(ready);
  const failure = { action: 'fix-input', code: 'same-amount-open', saleId: 'p1', warnedOf: ['p1'] } as const;
  await till.answer('sale.start', { ok: false, failure });
  await page.keyboard.type('900');
  await page.getByRole('button', { name: 'Customer details' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Charge without details' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Another customer: charge' }).click();
  const starts = (await till.calls()).filter(({ name }) => name === 'sale.start');
  expect(starts.map(({ input }) => input)).toEqual([
    { amountMinor: 900, reference: '', overrides: [] },
    { amountMinor: 900, reference: '', overrides: ['same-amount-open'], answered: ['p1'] },
  ]);
});

test('keys that look for a payment do not throw away what a customer has told', async ({ till, page }) => {
  await till.open(ready);
  await page.keyboard.type('900');
  await page.getByRole('button', { name: 'Customer details' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.keyboard.press('Control+f');
  await page.keyboard.press('F3');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('a second choice for the customer’s screen adds to the first, which is still on its way', async ({
  till,
  page,
}) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Customer screen/ }).click();
  const { preferences } = ready;
  await page.getByRole('radio', { name: /^Off/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Ask the customer/ }).check({ force: true });
  const sent = (await till.calls()).filter(({ name }) => name === 'preferences.change');
  expect(sent.map(({ input }) => input)).toEqual([
    { ...preferences, customerDisplay: 'off' },
    { ...preferences, customerDisplay: 'off', customerTip: 'ask' },
  ]);
});
