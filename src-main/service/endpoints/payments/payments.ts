import { trackPayment } from '../tracking.ts';
import { requestPayment } from './crypto-payment.ts';
import { announceTransaction, requestQuote } from './payment-pages.ts';
import type { Sender } from '../../sending/sender.ts';
import type { CryptoPayment } from './crypto-payment.ts';
import type { PaymentPageRequest, PendingTransaction } from './payment-pages.ts';

/** Spec "Payments", with a terminal's credential. `currency` is the ISO 4217 code of the requested amounts. */
export function payments(
  sender: Sender,
  { environment, currency }: { readonly environment: 'sandbox' | 'production'; readonly currency: string },
) {
  return {
    create: (payment: CryptoPayment, idempotencyKey: string, signal: AbortSignal) =>
      requestPayment(sender, payment, { idempotencyKey, environment }, signal),
    track: (trackingId: string, signal: AbortSignal) =>
      trackPayment(sender, { trackingId }, currency, signal),
    requestQuote: (paymentPageId: string, request: PaymentPageRequest, signal: AbortSignal) =>
      requestQuote(sender, paymentPageId, request, signal),
    announceTransaction: (paymentPageId: string, request: PendingTransaction, signal: AbortSignal) =>
      announceTransaction(sender, paymentPageId, request, signal),
  };
}
