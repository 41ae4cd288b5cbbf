import type { CustomerApi, CustomerView } from '../../../shared/contract/customer-display.ts';

declare global {
  interface Window {
    customerScript: {
      readonly push: (view: CustomerView) => void;
      readonly tips: unknown[];
      readonly given: unknown[];
    };
  }
}

/** Runs in the page, before its own scripts. Self-contained, because it is sent there as text. */
export function installScriptedCustomerApi(first: CustomerView): void {
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
