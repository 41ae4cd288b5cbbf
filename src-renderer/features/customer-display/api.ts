import type { CustomerApi } from '../../../shared/contract/customer-display.ts';

declare global {
  interface Window {
    /** Exposed by the customer's preload under `CUSTOMER_EXPOSED_AS`. */
    readonly countertopCustomer: CustomerApi;
  }
}

/** The customer's way to the main process. No other file may touch the exposed object. */
export function exposedCustomerApi(): CustomerApi {
  return window.countertopCustomer;
}
