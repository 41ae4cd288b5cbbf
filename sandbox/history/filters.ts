import type { Payment } from '../world/payment.ts';
import { PAYER_CURRENCY, PAYER_TENDER, REQUESTED_CURRENCY } from '../world/wire-values.ts';

type Passes = (payment: Payment, wanted: string) => boolean;

/**
 * The filters of spec "Payment history", by parameter name. `LocationName` and `TerminalName` are accepted without
 * effect at terminal scope and so are not here.
 */
export const HISTORY_FILTERS: ReadonlyMap<string, Passes> = new Map<string, Passes>([
  ['StatusCode', (payment, wanted) => payment.statusCode === wanted],
  ['TenderType', (payment, wanted) => payment.paidMinor > 0 && wanted === PAYER_TENDER],
  ['TrackingId', (payment, wanted) => payment.trackingId === wanted],
  ['PageId', (payment, wanted) => payment.pageId === wanted],
  ['Reference', (payment, wanted) => payment.reference === wanted],
  ['PaymentCode', (payment, wanted) => payment.paymentCode.toLowerCase().includes(wanted.toLowerCase())],
  // No flow of this sandbox makes customer records.
  ['CustomerId', () => false],
  ['DescriptionSearch', (payment, wanted) => payment.description?.includes(wanted) ?? false],
  ['ReqCurrencyId', (_payment, wanted) => Number(wanted) === REQUESTED_CURRENCY.id],
  ['PayCurrencyId', (payment, wanted) => payment.paidMinor > 0 && Number(wanted) === PAYER_CURRENCY.id],
]);

/** Whether a payment passes every filter that was given; of several values one is enough. */
export function passesAll(payment: Payment, filters: ReadonlyMap<string, readonly string[]>): boolean {
  for (const [name, wanted] of filters) {
    const passes = HISTORY_FILTERS.get(name);
    if (passes !== undefined && !wanted.some((value) => passes(payment, value))) return false;
  }
  return true;
}
