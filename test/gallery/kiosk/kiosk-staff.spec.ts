import { expect, type Page } from '@playwright/test';
import type { KioskStaff, KioskView } from '../../../shared/contract/kiosk.ts';
import { violationsOf } from '../../support/electron/axe.ts';
import { test } from './kiosk-page.ts';
import { choosingGoods, kioskStates } from './kiosk-states.ts';
import { layoutFaults } from '../layout-faults.ts';
import { openToShoppers, picturesNotShown, restartedOften, unwell } from '../moments/health.ts';
import { NOW } from '../views.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const of = (number: number) => ({ saleId: `s${number}`, number, reference: `CT-0000${number}` });

const orders: KioskStaff['orders'] = [
  { ...of(39), amount: usd(1_250), startedAt: NOW - 240_000, status: 'open', isUnderWay: true },
  { ...of(40), amount: usd(3_490), startedAt: NOW - 600_000, status: 'underpaid' },
  { ...of(41), amount: usd(820), status: 'paid-twice' },
  { ...of(42), amount: usd(400), startedAt: NOW - 500_000, status: 'completed' },
];
const menu: KioskView = { ...choosingGoods, staff: { paused: true, orders } };
const locked: KioskView = { ...choosingGoods, pinLockedUntil: NOW + 90_000 };

const unwellHealth = unwell(restartedOften, { name: 'printer', result: 'failed', state: 'broken' });
const looked: KioskView = {
  ...choosingGoods,
  staff: {
    paused: false,
    orders,
    health: { ...unwellHealth, checks: [...unwellHealth.checks, openToShoppers, picturesNotShown] },
  },
};

const displays = [
  { width: 800, height: 480 },
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
];

async function judge(page: Page, state: string): Promise<void> {
  for (const size of displays) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `test-results/gallery/${size.width}x${size.height}/${state}.png` });
    expect.soft(await page.evaluate(layoutFaults), `${state} ${size.width}`).toEqual([]);
  }
  expect(await violationsOf(page)).toEqual([]);
}

/** The upper left corner, held for so long. */
async function holdCorner(page: Page, heldMs: number): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await page.clock.runFor(heldMs);
  await page.mouse.up();
}

test('two seconds in the corner ask for the PIN, which closes by itself', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  const pad = page.getByRole('dialog', { name: 'Staff' });
  await holdCorner(page, 1_500);
  await expect(pad).toHaveCount(0);
  await holdCorner(page, 2_100);
  await expect(pad).toBeVisible();
  await judge(page, 'kiosk-staff-pin');
  for (const digit of '1234') await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: 'Go on' }).click();
  expect(await kiosk.asked()).toEqual([{ name: 'kiosk.enterPin', input: { pin: '1234' } }]);
  await holdCorner(page, 2_100);
  await expect(pad).toBeVisible();
  await page.clock.runFor(22_000);
  await expect(pad).toHaveCount(0);
});

test('the question for the PIN closes after its time, whichever way the computer’s clock is set', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(choosingGoods);
  const pad = page.getByRole('dialog', { name: 'Staff' });
  for (const setByMs of [-3_600_000, 3_600_000]) {
    await holdCorner(page, 2_100);
    await expect(pad).toBeVisible();
    await page.clock.setSystemTime(NOW + setByMs);
    await page.clock.runFor(15_000);
    await expect(pad).toBeVisible();
    await page.clock.runFor(7_000);
    await expect(pad).toHaveCount(0);
  }
});

test('how an order ended stands before a question for the PIN that was there, and below one that comes later', async ({
  kiosk,
  page,
}) => {
  const { 'kiosk-pay': pay = choosingGoods, 'kiosk-paid': paid = choosingGoods } = kioskStates;
  await kiosk.open(pay);
  const pad = page.getByRole('dialog', { name: 'Staff' });
  await holdCorner(page, 2_100);
  await expect(pad).toBeVisible();
  await kiosk.push(kioskStates['kiosk-confirming'] ?? pay);
  await expect(pad).toBeVisible();
  await kiosk.push(paid);
  await expect(pad).toHaveCount(0);
  await holdCorner(page, 2_100);
  await expect(pad).toBeVisible();
  await kiosk.push({ ...paid, canPrint: true });
  await expect(pad).toBeVisible();
});

test('after too many wrong PINs the pad rests, and says for how long', async ({ kiosk, page }) => {
  await kiosk.open(locked);
  await holdCorner(page, 2_100);
  const pad = page.getByRole('dialog', { name: 'Staff' });
  await expect(pad.getByText(/^Try again in \d+ s\.$/)).toBeVisible();
  await expect(pad.getByRole('button', { name: '1', exact: true })).toHaveCount(0);
  await judge(page, 'kiosk-staff-locked');
});

test('the menu holds what staff can do, and each key asks for it', async ({ kiosk, page }) => {
  await kiosk.open(menu);
  const open = page.getByRole('dialog', { name: 'Staff' });
  await expect(open).toBeVisible();
  await judge(page, 'kiosk-staff-menu');
  // What is still followed has no such key.
  await expect(open.getByRole('button', { name: 'Understood' })).toHaveCount(3);
  const late = open.getByRole('listitem').filter({ hasText: 'Paid after the customer had left' });
  // As the kiosk called it for the shopper, who comes to the counter with it.
  await expect(late).toContainText('Order number 42');
  await expect(late).toContainText('Was money taken? Yes, the full amount.');
  await expect(late).toContainText('Hand over the goods when the customer comes with this number.');
  await open.getByRole('button', { name: 'Understood' }).first().click();
  for (const name of ['Open the kiosk again', 'Open the till', 'Start again', 'Close the kiosk', 'Done'])
    await open.getByRole('button', { name }).click();
  expect(await kiosk.asked()).toEqual([
    { name: 'kiosk.note', input: { saleId: 's40' } },
    { name: 'kiosk.pause', input: { paused: false } },
    { name: 'kiosk.openTill' },
    { name: 'kiosk.restart' },
    { name: 'kiosk.exit' },
    { name: 'kiosk.closeStaff' },
  ]);
});

test('money that came for a cancelled order is the shopper’s, and can be reclaimed', async ({
  kiosk,
  page,
}) => {
  const order = { ...of(43), amount: usd(990), startedAt: NOW - 400_000, status: 'cancelled' } as const;
  await kiosk.open({ ...choosingGoods, staff: { paused: false, orders: [order] } });
  await expect(page.getByRole('listitem').filter({ hasText: 'Cancelled' })).toContainText(
    'Was money taken? No. What was sent still belongs to the customer, who can reclaim it within 30 days.',
  );
});

test('that the service does not answer is said of an order of which it does not, and of no other unknown one', async ({
  kiosk,
  page,
}) => {
  const unknown = (['unknown', 'unrecognised', 'record-damaged', 'lost-unchecked'] as const).map(
    (status, place) => ({
      ...of(50 + place),
      amount: usd(990),
      status,
      ...(place < 2 && { isUnderWay: true as const }),
    }),
  );
  await kiosk.open({ ...choosingGoods, staff: { paused: false, orders: unknown } });
  const noAnswer = 'The service does not answer.';
  const order = (number: number) => page.getByRole('listitem').filter({ hasText: `Order number ${number}` });
  await expect(order(50)).toContainText(noAnswer);
  await expect(order(51)).toContainText('a status that this till does not know');
  await expect(order(52)).toContainText('Look for this sale at the payment service before you go on.');
  await expect(order(53)).toContainText('connection lost, payments not verified');
  await expect(page.getByText(noAnswer)).toHaveCount(1);
  // The till goes on reading the first two by itself, and would refuse the key.
  for (const [number, keys] of [
    [50, 0],
    [51, 0],
    [52, 1],
    [53, 1],
  ] as const)
    await expect(order(number).getByRole('button', { name: 'Understood' })).toHaveCount(keys);
  await judge(page, 'kiosk-staff-unknown');
});

test('a press in the corner of the menu asks for no PIN once the menu is closed', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  await holdCorner(page, 2_100);
  await page
    .getByRole('dialog', { name: 'Staff' })
    .getByRole('button', { name: 'Back', exact: true })
    .click();
  await kiosk.push(menu);
  await expect(page.getByRole('heading', { name: 'Open and unresolved orders' })).toBeVisible();
  await holdCorner(page, 2_100);
  await kiosk.push(choosingGoods);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the menu says where shoppers could choose nothing', async ({ kiosk, page }) => {
  const closed: KioskView = { ...choosingGoods, stage: { name: 'closed', why: 'paused' } };
  for (const language of ['en', 'de', 'ar'] as const) {
    await kiosk.open({ ...closed, language, staff: { paused: false, hasNothingToSell: true, orders } });
    await page.getByRole('dialog').waitFor();
    await judge(page, `kiosk-staff-nothing-to-sell-${language}`);
  }
});

test.describe('how the kiosk is', () => {
  test('is looked at when staff ask, again by a press, and left to the menu', async ({ kiosk, page }) => {
    await kiosk.open(menu);
    await page.getByRole('button', { name: 'Health' }).click();
    const health = page.getByRole('dialog', { name: 'Health' });
    await expect(health.getByRole('status')).toHaveText('Looking …');
    await health.getByRole('button', { name: 'Look again' }).click();
    await health.getByRole('button', { name: 'Back' }).click();
    await expect(health).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Staff' })).toBeVisible();
    expect(await kiosk.asked()).toEqual([{ name: 'kiosk.checkHealth' }, { name: 'kiosk.checkHealth' }]);
  });

  for (const language of ['en', 'de', 'ar'] as const)
    test(`stands there with what to do, in ${language}`, async ({ kiosk, page }) => {
      await kiosk.open({ ...looked, language });
      await page.locator('dialog [data-icon="info"]').click();
      const health = page.locator('dialog').nth(1);
      await expect(health.getByRole('listitem').first()).toHaveAttribute('data-state', 'broken');
      await judge(page, `kiosk-staff-health-${language}`);
    });
});
