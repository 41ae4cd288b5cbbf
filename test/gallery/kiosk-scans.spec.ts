import { expect, type Page } from '@playwright/test';
import { sampleOf } from '../support/sample.ts';
import { scan } from '../support/scanner.ts';
import { test } from './kiosk-page.ts';
import { choosingGoods, kioskStates } from './kiosk-states.ts';
import { drawn } from './till-page.ts';
import type { KioskView } from '../../shared/contract/kiosk.ts';

test.use({ ownTime: false });

const CODE = '4006381333931';

const boxes = (page: Page) =>
  page
    .locator('input, select, textarea')
    .evaluateAll((found) =>
      found.map((box) => [(box as HTMLInputElement).value, (box as HTMLInputElement).checked]),
    );

const focusFirst = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const front = document.querySelector('dialog:modal') ?? document;
    const found = [...front.querySelectorAll<HTMLElement>(wanted)].find((one) => one.checkVisibility());
    found?.focus();
    return found !== undefined;
  }, selector);

/** A scan says the same with the focus in a box, on a button and nowhere: it is ignored. */
async function expectIgnored(page: Page, asked: () => Promise<unknown>): Promise<void> {
  const before = { asked: await asked(), heading: await page.locator('h1, h2').allInnerTexts() };
  const scanned = async (gapMs: number) => {
    const boxesBefore = await boxes(page);
    await scan(page, CODE, { gapMs });
    await expect(page.getByRole('status').filter({ hasText: 'Scan ignored here' })).toBeVisible();
    expect(await boxes(page)).toEqual(boxesBefore);
  };
  await scanned(60);
  if (await focusFirst(page, 'input, textarea, select')) await scanned(35);
  if (await focusFirst(page, 'button:not(:disabled)')) await scanned(35);
  expect(await asked()).toEqual(before.asked);
  expect(await page.locator('h1, h2').allInnerTexts()).toEqual(before.heading);
}

const orders = [
  { saleId: 's1', number: 40, reference: 'CT-000040', amount: { minor: 820, currency: 'USD' } },
];
const states: Readonly<Record<string, KioskView>> = {
  ...kioskStates,
  'kiosk-staff-menu': {
    ...choosingGoods,
    staff: { paused: false, orders: orders.map((order) => ({ ...order, says: 'paid-twice' })) },
  },
};
for (const name of sampleOf(Object.keys(states), 4, 'places of scans at a kiosk')) {
  test(`a scan changes nothing on ${name}, and is said to be ignored`, async ({ kiosk, page }) => {
    const view = states[name];
    if (!view) throw new Error(name);
    await kiosk.open({ ...view, language: 'en' });
    // What lies over a stage is loaded when it is first needed.
    await page.waitForLoadState('networkidle');
    await page.evaluate(drawn);
    await expectIgnored(page, kiosk.asked);
  });
}

test('a scan is no PIN of the staff', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await expect(page.getByRole('dialog', { name: 'Staff' })).toBeVisible();
  await page.mouse.up();
  await expectIgnored(page, kiosk.asked);
});
