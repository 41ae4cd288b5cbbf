import type { Payment } from '../world/payment.ts';
import { PAYER_CURRENCY, REQUESTED_CURRENCY, wireTime } from '../world/wire-values.ts';

/**
 * A history record at terminal scope: exactly the fields of `PaymentInfo` (spec "Payment history objects"), so
 * neither status nor reference nor amount. Settlement linkage stays null until a payment is batched.
 */
export function paymentInfo(payment: Payment) {
  return {
    trackingId: payment.trackingId,
    pageId: payment.pageId,
    reqCurrencyId: REQUESTED_CURRENCY.id,
    payCurrencyId: payment.paidMinor > 0 ? PAYER_CURRENCY.id : null,
    emailReceipt: null,
    smsReceipt: null,
    cartItems: [],
    externalId: null,
    merchantLocation: null,
    transactions: [],
    paymentNotifications: [],
    webhookUrls: payment.webhookUrls,
    refundEmail: payment.refundEmail,
    expiration: wireTime(payment.expiration),
    quoteExpiration: wireTime(payment.expiration),
    paymentAddress: null,
    redirectUrl: null,
    customerId: null,
    created: wireTime(payment.created),
    updated: wireTime(payment.updated),
    settlementId: null,
    batchId: null,
    batchStatus: null,
  };
}
