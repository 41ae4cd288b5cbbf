import type { Language } from '../../../shared/language.ts';

/** The screens are served under an origin of their own, so that no file on the disk counts as one of them. */
export const APP_SCHEME = 'app';
const APP_ORIGIN = `${APP_SCHEME}://countertop`;
/** What the cashier's window shows, what the customer's and the kiosk's do, and what draws a document for a PDF file. */
export const TILL_PAGE = 'index.html';
export const CUSTOMER_PAGE = 'customer.html';
export const KIOSK_PAGE = 'kiosk.html';
export const DOCUMENT_SHEET_PAGE = 'document.html';
export type AppPage =
  | typeof TILL_PAGE
  | typeof CUSTOMER_PAGE
  | typeof KIOSK_PAGE
  | typeof DOCUMENT_SHEET_PAGE;

export const pageAddress = (page: AppPage | `index.${Language}.html`): string => `${APP_ORIGIN}/${page}`;

/** Whether an address belongs to the screens. Compared by its parts: a custom scheme has an opaque `origin`. */
export function isAppAddress(address: string): boolean {
  return URL.canParse(address) && `${new URL(address).protocol}//${new URL(address).host}` === APP_ORIGIN;
}

/** Whether an address is this page of the screens. */
export function isPage(address: string, page: AppPage): boolean {
  return isAppAddress(address) && new URL(address).pathname === `/${page}`;
}
