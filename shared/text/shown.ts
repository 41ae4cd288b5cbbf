import { shownSafely } from './bidi.ts';

/**
 * What the screens get keeps these as they are: `reference`, since a sale is charged and found again by it, and refused
 * with such characters when it is typed; the cart, which the cashier is typing; ids and addresses. Ids of the service, by
 * which a payment, a payout or a customer is opened, are made `visible` where they are drawn.
 */
const KEPT: ReadonlySet<string> = new Set([
  'reference',
  'checkout',
  'preferences',
  'id',
  'saleId',
  'currentSaleId',
  'key',
  'trackingId',
  'settlementId',
  'customerId',
  'outcomeNotifications',
  'warnedOf',
  'url',
]);

/** A view or an answer for the screens: text of the service and the profile cannot turn the words around it. */
export function shown<T>(value: T): T {
  return shownSafely(value, KEPT);
}
