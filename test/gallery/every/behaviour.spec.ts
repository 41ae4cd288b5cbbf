import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { ended, NOW, parked, ready, showing, shown, unreachable } from '../views.ts';
import type { SaleStage } from '../../../shared/contract/sale-view.ts';

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
  await page.keyboard.type('1234567890123', { delay: 100 });
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
    .getByRole('region', { name: 'Payments in progress' })
    .getByRole('button', { name: /CT-000012/ })
    .click();
  expect(await till.calls()).toEqual([{ name: 'sale.open', input: { saleId: 'p1', seen: 'open' } }]);
  await till.push({ ...ready, sales: parked, currentSaleId: 'p1' });
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Payments in progress' }).getByRole('listitem')).toHaveCount(
    4,
  );
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

test('shows what is known while the code is created, and leaves it where it is when the code comes', async ({
  till,
  page,
}) => {
  await till.open(showing({ name: 'creating' }));
  const reference = page.getByText('CT-000017', { exact: true });
  await reference.evaluate((element) => element.setAttribute('data-drawn', 'before the code'));
  await till.push(showing({ name: 'waiting', ...shown }));
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  await expect(reference).toHaveAttribute('data-drawn', 'before the code');
});

test('follows a payment from waiting to seen to unknown', async ({ till, page }) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await till.stopClock();
  await expect(page.getByText('Checked 11 s ago')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('Waiting 0:57')).toBeVisible();
  await till.push(showing({ name: 'seen', ...shown }));
  await expect(page.getByRole('heading', { name: 'Payment seen, confirming' })).toBeVisible();
  await till.push(showing({ name: 'seen', ...shown, stale: unreachable }));
  await expect(page.getByRole('alert')).toContainText('do not charge again');
  await till.push(showing({ name: 'unrecognised', status: 'settling', ...shown }));
  await expect(page.getByText('settling')).toBeVisible();
});

test('counts the seconds of a busy service down, then takes the words away', async ({ till, page }) => {
  await till.open({ ...ready, busyUntil: NOW + 13_000 });
  await till.stopClock();
  await expect(page.getByRole('status')).toHaveText('Service busy: 3 s');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('status')).toHaveText('Service busy: 1 s');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Service busy')).toHaveCount(0);
});

test('goes from Paid to the next sale by itself after 15 seconds', async ({ till, page }) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await till.stopClock();
  await till.push(showing(ended('completed')));
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await page.clock.runFor(14_000);
  expect(await till.calls()).toEqual([]);
  await page.clock.runFor(1_000);
  expect(await till.calls()).toEqual([{ name: 'sale.leave', input: { saleId: 'sale-1', seen: 'settled' } }]);
});

const notYetRead = { url: shown.url, shownAt: shown.shownAt };

for (const [when, before] of [
  ['is paid when the page comes up', undefined],
  ['was paid while the till was off', showing({ name: 'waiting', ...notYetRead })],
] as const) {
  test(`stays on Paid until a press when the sale ${when}`, async ({ till, page }) => {
    await till.open(before ?? showing(ended('completed')));
    await till.stopClock();
    await till.push(showing(ended('completed')));
    await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
    await page.clock.runFor(60_000);
    expect(await till.calls()).toEqual([]);
    await page.getByRole('button', { name: 'New sale' }).click();
    expect(await till.calls()).toEqual([
      { name: 'sale.leave', input: { saleId: 'sale-1', seen: 'settled' } },
    ]);
  });
}

test('stays on Paid behind a kiosk, whose screen says when its shopper is done', async ({ till, page }) => {
  const atKiosk = (stage: SaleStage) => {
    const view = showing(stage);
    return { ...view, sales: view.sales.map((sale) => ({ ...sale, kiosk: true as const })) };
  };
  await till.open(atKiosk({ name: 'waiting', ...shown }));
  await till.stopClock();
  await till.push(atKiosk(ended('completed')));
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await till.calls()).toEqual([]);
});

for (const [how, act] of [
  ['a key', 'keyboard'],
  ['a tap', 'mouse'],
] as const) {
  test(`stays on Paid after ${how}`, async ({ till, page }) => {
    await till.open(showing({ name: 'waiting', ...shown }));
    await till.push(showing(ended('completed')));
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible();
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

test('says so when drawing fails, and that nothing is lost', async ({ till, page }) => {
  test.info().annotations.push({ type: 'expects-complaints' });
  await till.open(ready);
  await till.push({ ...ready, terminal: { storeName: 'x', currency: 'not a currency' } } as never);
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await page.getByRole('button', { name: 'Show the screen again' }).click();
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
});

test('says that a document went to the printer in the language that is spoken now', async ({
  till,
  page,
}) => {
  await till.open({ ...showing(ended('completed')), canPrint: true });
  await till.answer('documents.get', {
    ok: true,
    value: { language: 'en', name: 'Receipt', copyMark: 'COPY', blocks: [] },
  });
  await till.answer('documents.print', { ok: true, value: { jobId: '1' } });
  await page.getByRole('button', { name: 'Receipt' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('Sent to the printer.');
  await till.prefer({ language: 'es' });
  await expect(dialog.getByRole('status')).toHaveText('Enviado a la impresora.');
});

test('says whose the number of a damaged record is, and that no money is lost', async ({ till, page }) => {
  await till.open({ ...ready, notices: [{ code: 'ledger-damaged', detail: 'event 17 of sale 9f3c51d2' }] });
  await expect(page.getByText('No money is lost: the payment service knows every payment.')).toBeVisible();
  await expect(page.getByText('Support reference: event 17 of sale 9f3c51d2')).toBeVisible();
});
