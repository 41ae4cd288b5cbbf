import { expect } from '@playwright/test';
import { expectHeading } from '../support/electron/cashier.ts';
import { test } from '../support/electron/electron-test.ts';
import { expectNotGrown, held } from '../support/electron/held.ts';
import type { Page } from '@playwright/test';

/** An hour in the nightly run. */
const MINUTES = Number(process.env['ENDURANCE_MINUTES'] ?? 60);
const WARM_UP_MS = 60_000;
/** What a cashier's fingers take; faster keys are a scanner's. */
const BETWEEN_KEYS_MS = 130;
const CLEARED_EVERY = 20;

test(`${MINUTES} minutes at a sale a second leave nothing behind`, async ({ sandbox, startTill }) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  const { profile, secrets } = sandbox.ready;
  const till = await startTill({ profile, secrets });
  const { page } = till;
  let sales = await sellFor(page, WARM_UP_MS);
  const before = await held(till, page);
  sales += await sellFor(page, MINUTES * 60_000);
  expectNotGrown(before, await held(till, page), `${sales} sales`);

  const payments = await sandbox.payments();
  expect(payments).toHaveLength(sales);
  expect(payments.filter(({ statusCode }) => statusCode !== 'completed')).toEqual([]);
});

/** Sells by keys, one sale a second at most, each parked as soon as its code is shown; answers how many, all paid. */
async function sellFor(page: Page, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let sales = 0;
  while (performance.now() < end) {
    const next = performance.now() + 1_000;
    // By its cents it is paid after two seconds; a sale of the same amount a moment ago would be asked about.
    await page.keyboard.type(`${100 + (sales % 800)}01`, { delay: BETWEEN_KEYS_MS });
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Waiting for payment');
    await page.getByRole('button', { name: 'New sale' }).click();
    await expectHeading(page, 'New sale');
    sales += 1;
    if (sales % CLEARED_EVERY === 0) await clearFinished(page);
    await page.waitForTimeout(Math.max(0, next - performance.now()));
  }
  if (sales % CLEARED_EVERY > 0) await clearFinished(page);
  return sales;
}

/** Once every sale is paid. */
async function clearFinished(page: Page): Promise<void> {
  const open = page.getByRole('region', { name: 'Payments in progress' });
  await expect(open.getByText('Waiting')).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Clear finished' }).click();
  await expect(open).toBeHidden();
}
