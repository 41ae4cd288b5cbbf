import { expect } from '@playwright/test';
import type { CustomerView } from '../../../shared/contract/customer-display.ts';
import { installScriptedCustomerApi } from './scripted-customer-api.ts';
import { test as base } from '../till-page.ts';

interface Customer {
  /** Opens the customer's page on this view. */
  readonly open: (view: CustomerView) => Promise<void>;
  readonly push: (view: CustomerView) => Promise<void>;
  /** Tips that were chosen so far. */
  readonly tips: () => Promise<readonly unknown[]>;
  /** Details that were handed over so far. */
  readonly given: () => Promise<readonly unknown[]>;
}

/** A page with the customer's real screen, beside the till's that it shares its complaints with. */
export const test = base.extend<{ customer: Customer }>({
  customer: async ({ page, address, till }, use) => {
    // The till's page brings the clock, and fails the test on whatever the browser complains about.
    expect(till).toBeDefined();
    await use({
      open: async (view) => {
        await page.addInitScript(installScriptedCustomerApi, view);
        await page.goto(`${address}customer.html`);
        await page.evaluate(() => document.fonts.ready);
        // Without it an empty page would be judged.
        await page.locator("#customer [data-part='stage'] > *").first().waitFor();
      },
      push: (view) => page.evaluate((next) => window.customerScript.push(next), view),
      tips: () => page.evaluate(() => window.customerScript.tips),
      given: () => page.evaluate(() => window.customerScript.given),
    });
  },
});
