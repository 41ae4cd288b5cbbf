import { expect } from '@playwright/test';
import { sampleOf } from '../../support/drawn/sample.ts';
import { expectIgnored } from '../checkout/ignored-scans.ts';
import { test } from './kiosk-page.ts';
import { choosingGoods, kioskStates } from './kiosk-states.ts';
import { drawn } from '../till-page.ts';
import type { KioskView } from '../../../shared/contract/kiosk.ts';

test.use({ ownTime: false });

const orders = [
  { saleId: 's1', number: 40, reference: 'CT-000040', amount: { minor: 820, currency: 'USD' } },
];
const states: Readonly<Record<string, KioskView>> = {
  ...kioskStates,
  'kiosk-staff-menu': {
    ...choosingGoods,
    staff: { paused: false, orders: orders.map((order) => ({ ...order, status: 'paid-twice' })) },
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
