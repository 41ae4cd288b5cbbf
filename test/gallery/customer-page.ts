import { expect } from '@playwright/test';
import type { CustomerApi, CustomerView } from '../../shared/contract/customer-display.ts';
import { test as base } from './till-page.ts';

interface Customer {
  /** Opens the customer's page on this view. */
  readonly open: (view: CustomerView) => Promise<void>;
  readonly push: (view: CustomerView) => Promise<void>;
  /** Tips that were chosen so far. */
  readonly tips: () => Promise<readonly unknown[]>;
  /** Details that were handed over so far. */
  readonly given: () => Promise<readonly unknown[]>;
}

declare global {
  interface Window {
    customerScript: {
      readonly push: (view: CustomerView) => void;
      readonly tips: unknown[];
      readonly given: unknown[];
    };
  }
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
      },
      push: (view) => page.evaluate((next) => window.customerScript.push(next), view),
      tips: () => page.evaluate(() => window.customerScript.tips),
      given: () => page.evaluate(() => window.customerScript.given),
    });
  },
});

/** Runs in the page, before its own scripts. Self-contained, because it is sent there as text. */
function installScriptedCustomerApi(first: CustomerView): void {
  const listeners = new Set<(view: CustomerView) => void>();
  const tips: unknown[] = [];
  const given: unknown[] = [];
  const api: CustomerApi = {
    commands: {
      'customer.view': () => Promise.resolve({ ok: true, value: first }),
      'customer.chooseTip': (input) => {
        tips.push(input);
        return Promise.resolve({ ok: true, value: null });
      },
      'customer.giveDetails': (input) => {
        given.push(input);
        return Promise.resolve({ ok: true, value: null });
      },
    },
    onView: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const push = (view: CustomerView): void => listeners.forEach((listener) => listener(view));
  Object.assign(window, { countertopCustomer: api, customerScript: { push, tips, given } });
}
