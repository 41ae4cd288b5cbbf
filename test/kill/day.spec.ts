import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../support/electron/cashier.ts';
import { test } from '../support/electron/electron-test.ts';
import { expectCharge, setUpAmounts, setUpPrinter } from '../support/electron/till-set-up.ts';
import { scan } from '../support/electron/scanner.ts';
import { VirtualPrinter } from '../support/system/virtual-printer/virtual-printer.ts';
import type { Page } from '@playwright/test';
import type { RunningTill } from '../support/electron/electron-app.ts';

const KILLS = Math.ceil(Number(process.env['KILLS'] ?? 200) / 20);
/** The slowest start and sale on a busy machine. */
const KILL_TIMEOUT_MS = 40_000;
/** Coffee, a sandwich, 20 % tip. */
const CART = '$12.48';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Presses, and kills the till a moment later. The till may be gone before the press is through: that is the point. */
async function killWhile(till: RunningTill, act: () => Promise<void>, withinMs: number): Promise<void> {
  const killed = new Promise<void>((resolve) => {
    setTimeout(() => void till.kill().then(resolve), Math.random() * withinMs);
  });
  await act().catch(() => undefined);
  await killed;
}

test(`${KILLS} kills at the charge of a cart with a tip: it is one sale of the whole amount, or the cart is there`, async ({
  sandbox,
  startTill,
}) => {
  test.setTimeout((KILLS + 1) * KILL_TIMEOUT_MS);
  const { profile, secrets } = sandbox.ready;
  let till = await startTill({ profile, secrets });
  await setUpAmounts(till.page);
  const ended = { sale: 0, cart: 0 };
  for (let kill = 0; kill < KILLS; kill++) {
    const { page } = till;
    await scan(page, '4006381333931');
    await expectCharge(page, '$3.50');
    // Two scans within a blink are one.
    await page.waitForTimeout(200);
    await scan(page, '40063829');
    await expectCharge(page, '$10.40');
    await press(page, 'Tip');
    await press(page, /^20%/);
    await expectCharge(page, CART);
    const before = await sandbox.payments();
    // A draft that was typed a moment ago is written by then.
    await page.waitForTimeout(1_000);
    await killWhile(till, () => page.keyboard.press('Enter'), 150);
    till = await startTill({ profile });
    ended[await expectSaleOrCart(till.page, sandbox, before.length)]++;
  }
  console.log(`charging a cart: ${ended.sale} sales and ${ended.cart} carts survived`);
});

async function expectSaleOrCart(
  page: Page,
  sandbox: {
    payments: () => Promise<readonly { requested: number; trackingId: string; url: string }[]>;
    move: Move;
  },
  paymentsBefore: number,
): Promise<'sale' | 'cart'> {
  const waiting = page.getByRole('heading', { name: 'Waiting for payment' });
  const newSale = page.getByRole('button', { name: /^Charge/ });
  await expect(waiting.or(newSale)).toBeVisible({ timeout: 20_000 });
  const ended = (await waiting.isVisible()) ? 'sale' : 'cart';
  if (ended === 'cart') {
    expect(await sandbox.payments()).toHaveLength(paymentsBefore);
    await expectCharge(page, CART);
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Waiting for payment');
  }
  await expect(page.getByText('2 items')).toBeVisible();
  const payments = (await sandbox.payments()).slice(paymentsBefore);
  expect(payments.map(({ requested }) => requested)).toEqual(payments.map(() => 12.48));
  // A lost answer may have left another one behind, whose code nobody was shown.
  const shown = await shownAddress(page);
  for (const { trackingId, url } of payments)
    await sandbox.move(trackingId, { statusCode: url === shown ? 'completed' : 'expired' });
  await expectHeading(page, 'Paid');
  await press(page, /^New sale/);
  await expect(newSale).toBeVisible();
  // A crash between the ledger and the draft brings the cart back; the guard warns of its amount then.
  await expectCharge(page, /\$0\.00|\$12\.48/);
  if (await newSale.getByText(CART).isVisible()) {
    await press(page, 'Carts');
    await press(page, 'Empty the cart');
  }
  await expectCharge(page, '$0.00');
  return ended;
}

type Move = (trackingId: string, to: { readonly statusCode: string }) => Promise<unknown>;

test(`${KILLS} kills while a receipt is printed: none comes by itself, and the till says which may have`, async ({
  startTill,
}) => {
  test.setTimeout((KILLS + 1) * KILL_TIMEOUT_MS);
  const printer = await VirtualPrinter.start();
  let till = await startTill({ training: true });
  await expect(till.page.getByRole('button', { name: /^Charge/ })).toBeVisible({ timeout: 20_000 });
  await setUpPrinter(till.page, printer.port);
  await press(till.page, /^Back$/);
  await press(till.page, /^Back$/);
  for (let kill = 0; kill < KILLS; kill++) {
    const { page } = till;
    await charge(page, '1001', `PRINT-${kill}`);
    await expectHeading(page, 'Paid');
    // It takes the beginning and then nothing: the kill is in the middle, however busy the machine.
    printer.condition.stallAfter = 120;
    await page.getByRole('button', { name: 'Receipt' }).click();
    const before = printer.received;
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(() => printer.received).toBeGreaterThan(before);
    await till.kill();
    printer.mend();
    till = await startTill({});
    await expectHeading(till.page, 'Paid');
    const { documents } = printer;
    await press(till.page, /^New sale/);
    await press(till.page, 'Not printed');
    await expect(till.page.getByText('May have printed: look at the printer').first()).toBeVisible();
    expect(printer.documents).toBe(documents);
    await press(till.page, 'Remove');
    await press(till.page, /^Back$/);
  }
  await printer.stop();
});

test(`${KILLS} kills while a shift is closed: each is open, or closed with its report, and none is skipped`, async ({
  sandbox,
  startTill,
}) => {
  test.setTimeout((KILLS + 1) * KILL_TIMEOUT_MS);
  const { profile, secrets } = sandbox.ready;
  let till = await startTill({ profile, secrets });
  const left = { open: 0, closed: 0 };
  for (let kill = 1; kill <= KILLS; kill++) {
    const { page } = till;
    await press(page, 'Menu');
    await press(page, /^Shift/);
    await press(page, 'Open a shift');
    await expectHeading(page, `Shift ${kill} is open`);
    await press(page, 'Close the shift');
    await expect(page.getByRole('button', { name: 'Close and make the Z report' })).toBeVisible();
    await killWhile(till, () => press(page, 'Close and make the Z report'), 200);
    till = await startTill({ profile });
    await press(till.page, 'Menu');
    await press(till.page, /^Shift/);
    const open = till.page.getByRole('heading', { name: `Shift ${kill} is open` });
    const closed = till.page.getByRole('button', { name: `Shift ${kill}, closed` });
    await expect(open.or(closed)).toBeVisible({ timeout: 20_000 });
    const state = (await open.isVisible()) ? 'open' : 'closed';
    left[state]++;
    if (state === 'open') {
      await press(till.page, 'Close the shift');
      await press(till.page, 'Close and make the Z report');
    } else await closed.click();
    await expectHeading(till.page, `Z report, shift ${kill}`);
    for (let back = 0; back < 3; back++) await press(till.page, /^Back$/);
  }
  console.log(`closing a shift: ${left.open} were open, ${left.closed} closed`);
});
