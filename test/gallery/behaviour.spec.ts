import { expect } from '@playwright/test';
import { test } from './till-page.ts';
import { ended, NOW, parked, profile, ready, refused, showing, shown, unreachable } from './views.ts';

const started = { ok: true, value: { saleId: 'sale-1' } } as const;
const done = { ok: true, value: null } as const;

test('types the amount with keyboard and touch alike, wherever the focus is', async ({ till, page }) => {
  await till.open(ready);
  await page.keyboard.type('12');
  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.getByRole('button', { name: '00', exact: true }).click();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: 'Charge $12.50' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Charge $0.00' })).toBeVisible();
});

test('leaves the keys of the Reference box to the Reference box', async ({ till, page }) => {
  await till.open(ready);
  await page.keyboard.type('7');
  await page.getByRole('textbox', { name: 'Reference' }).pressSequentially('A12');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('A1');
  await expect(page.getByRole('button', { name: 'Charge $0.07' })).toBeVisible();
});

test('gives the keyboard back to the amount once a key is touched', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('textbox', { name: 'Reference' }).fill('A1');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.keyboard.type('4');
  await expect(page.getByRole('button', { name: 'Charge $0.34' })).toBeVisible();
});

test('charges with a physical Enter after touched keys, and starts one sale only', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: '9', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Charge/ }).click({ force: true });
  expect(await till.calls()).toEqual([
    { name: 'sale.start', input: { amountMinor: 9, reference: '', overrides: [] } },
  ]);
});

test('starts no second sale between the answer and the next view', async ({ till, page }) => {
  await till.open(ready);
  await till.answer('sale.start', started);
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  expect(await till.calls()).toHaveLength(1);
});

test('says what keeps a sale from starting, and sends nothing', async ({ till, page }) => {
  await till.open(ready);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the amount first.')).toBeVisible();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The amount must be more than zero.')).toBeVisible();
  await page.keyboard.type('1234567890123');
  await expect(page.getByText('An amount has at most 12 digits.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reference' }).fill('R'.repeat(300));
  await expect(page.getByText('A reference has at most 64 characters. Shorten it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reference' }).fill('a\u0007b');
  await expect(page.getByText(/characters that cannot be shown/)).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await till.calls()).toEqual([]);
});

test('keeps a half-typed sale while another one is on the screen', async ({ till, page }) => {
  await till.open({ ...ready, sales: parked });
  await page.keyboard.type('4250');
  await page
    .getByRole('region', { name: 'Open sales' })
    .getByRole('button', { name: /CT-000012/ })
    .click();
  expect(await till.calls()).toEqual([{ name: 'sale.open', input: { saleId: 'p1', seen: 'open' } }]);
  await till.push({ ...ready, sales: parked, currentSaleId: 'p1' });
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Open sales' }).getByRole('listitem')).toHaveCount(4);
  await till.push({ ...ready, sales: parked });
  await expect(page.getByRole('button', { name: 'Charge $42.50' })).toBeVisible();
});

test('begins again with the amount of a sale that came to nothing', async ({ till, page }) => {
  await till.open(showing({ name: 'not-created', at: NOW }));
  await till.answer('sale.leave', done);
  await page.getByRole('button', { name: 'New sale' }).click();
  await till.push(ready);
  await expect(page.getByRole('button', { name: 'Charge $123.45' })).toBeVisible();
});

test('parks, checks and stops by command', async ({ till, page }) => {
  await till.open(showing({ name: 'creating' }));
  await page.getByRole('button', { name: 'Stop this sale' }).click();
  await till.push(showing({ name: 'waiting', ...shown }));
  await page.getByRole('button', { name: 'Customer says they paid?' }).click();
  await page.getByRole('button', { name: 'New sale' }).click();
  expect((await till.calls()).map(({ name }) => name)).toEqual([
    'sale.stopCreating',
    'sale.checkNow',
    'sale.leave',
  ]);
});

test('follows a payment from waiting to seen to unknown, keeping its code', async ({ till, page }) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await expect(page.getByText('Checked 1 s ago')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('On screen for 0:47')).toBeVisible();
  await till.push(showing({ name: 'seen', ...shown }));
  await expect(page.getByRole('heading', { name: 'Payment seen, confirming' })).toBeVisible();
  await till.push(showing({ name: 'seen', ...shown, stale: unreachable }));
  await expect(page.getByRole('alert')).toContainText('do not charge again');
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  await till.push(showing({ name: 'unrecognised', status: 'settling', ...shown }));
  await expect(page.getByRole('alert')).toContainText('settling');
});

test('counts the seconds of a busy service down, then takes the words away', async ({ till, page }) => {
  await till.open({ ...ready, busyUntil: NOW + 3_000 });
  await expect(page.getByRole('status')).toHaveText('Service busy: 3 s');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('status')).toHaveText('Service busy: 1 s');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Service busy')).toHaveCount(0);
});

test('goes from Paid to the next sale by itself after 15 seconds', async ({ till, page }) => {
  await till.open(showing(ended('completed')));
  await page.clock.runFor(14_000);
  expect(await till.calls()).toEqual([]);
  await page.clock.runFor(1_000);
  expect(await till.calls()).toEqual([{ name: 'sale.leave', input: { saleId: 'sale-1', seen: 'settled' } }]);
});

for (const [how, act] of [
  ['a key', 'keyboard'],
  ['a tap', 'mouse'],
] as const) {
  test(`stays on Paid after ${how}`, async ({ till, page }) => {
    await till.open(showing(ended('completed')));
    if (act === 'keyboard') await page.keyboard.press('a');
    else await page.mouse.click(600, 300);
    await page.clock.runFor(60_000);
    expect(await till.calls()).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  });
}

test('leaves an outcome other than Paid only when somebody says so', async ({ till, page }) => {
  await till.open(showing(ended('underpaid')));
  await page.keyboard.press('Enter');
  await page.clock.runFor(600_000);
  expect(await till.calls()).toEqual([]);
  await page.getByRole('button', { name: 'New sale' }).click();
  expect(await till.calls()).toHaveLength(1);
});

test('sends typed secrets once and keeps none of them', async ({ till, page }) => {
  await till.open({ ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } });
  await till.answer('setup.enterSecrets', { ok: false, failure: refused });
  await page.getByLabel('Terminal password').fill(' pass word ');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('refused the sign-in');
  await expect(page.getByLabel('Terminal password')).toHaveValue('');
  expect(await till.calls()).toEqual([
    { name: 'setup.enterSecrets', input: { secrets: { terminalPassword: ' pass word ' } } },
  ]);
});

test('asks for a needed secret before it sends any', async ({ till, page }) => {
  await till.open({ ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } });
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByLabel('Terminal password')).toHaveAccessibleDescription('Enter this one.');
  expect(await till.calls()).toEqual([]);
});

test('lets a working till add one secret and keep the others', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Set-up' }).click();
  await page.getByLabel('API key').fill('key');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  expect(await till.calls()).toEqual([{ name: 'setup.enterSecrets', input: { secrets: { apiKey: 'key' } } }]);
  await page.getByRole('button', { name: 'Back to the till' }).click();
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
});

test('checks a dropped profile and lists every fault by its field', async ({ till, page }) => {
  await till.open({ ...ready, phase: 'setup' });
  await till.answer('setup.checkProfile', {
    ok: true,
    value: { faults: [{ field: 'auth.realm', fault: 'missing', expected: 'the realm' }] },
  });
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"version":1}'], 'shop.json'));
    return transfer;
  });
  await page.dispatchEvent('.profile-picker', 'drop', { dataTransfer: dropped });
  await expect(page.getByRole('alert')).toContainText('Faults in shop.json');
  await expect(page.getByRole('alert')).toContainText('auth.realm is missing. Add it.');
  expect(await till.calls()).toEqual([{ name: 'setup.checkProfile', input: { text: '{"version":1}' } }]);
});

test('says so when drawing fails, and that nothing is lost', async ({ till, page }) => {
  test.info().annotations.push({ type: 'expects-complaints' });
  await till.open(ready);
  await till.push({ ...ready, terminal: { storeName: 'x', currency: 'not a currency' } } as never);
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await page.getByRole('button', { name: 'Show the screen again' }).click();
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
});

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
      input: { amountMinor: 1_000, reference: '', overrides: [], makeup: { lines, tipMinor: 100 } },
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
