import { expect } from '@playwright/test';
import { expectHeading, shownAddress } from '../support/electron/cashier.ts';
import { expectCharge } from '../support/electron/till-set-up.ts';
import type { Page } from '@playwright/test';

interface Payment {
  readonly trackingId: string;
  /** What the code on the screen must hold. */
  readonly url: string;
}

/** A payment service, looked at and moved behind the till's back. */
export interface WatchedService {
  readonly payments: (reference: string) => Promise<readonly Payment[]>;
  readonly move: (payment: Payment, statusCode: string) => Promise<void>;
}

/**
 * The sale goes on to Paid with one code, the one that was shown before; or it never began, and nothing was asked.
 * Leaves the till ready for the next sale.
 */
export async function expectOneSale(
  page: Page,
  service: WatchedService,
  reference: string,
  shownBefore: string | undefined,
): Promise<void> {
  const waiting = page.getByRole('heading', { name: 'Waiting for payment' });
  const newSale = page.getByRole('button', { name: /^Charge/ });
  await expect(waiting.or(newSale)).toBeVisible({ timeout: 20_000 });
  if (await newSale.isVisible()) {
    expect(await service.payments(reference), 'a payment exists that the till does not know').toEqual([]);
    // What was typed outlives the kill, and the next digits would follow it.
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    return;
  }
  await expect(page.getByText(reference)).toBeVisible();
  const address = await shownAddress(page);
  if (shownBefore !== undefined) expect(address).toBe(shownBefore);
  const payments = await service.payments(reference);
  expect(payments.map(({ url }) => url)).toContain(address);
  for (const payment of payments) {
    await service.move(payment, payment.url === address ? 'completed' : 'expired');
  }
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
  // Nothing of what became the sale is offered again.
  await expectCharge(page, '$0.00');
}
