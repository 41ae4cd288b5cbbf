import { payCurrencyId, REQUESTED_CURRENCY, transferType } from '../world/currencies.ts';
import type { Payment } from '../world/payments/payment.ts';
import { wireAmount, wireTime } from '../world/wire-values.ts';
import { NO_REFUND } from '../world/payments/refunds.ts';
import type { ListedPayment } from './payment-list.ts';

/** `PaymentInfo`, the record at terminal scope: exactly the fields of spec "Payment history objects". */
export function paymentInfo({ payment, settlementId, batchStatus }: ListedPayment) {
  const isPaid = payment.paidMinor > 0;
  return {
    trackingId: payment.trackingId,
    pageId: payment.pageId,
    reqCurrencyId: REQUESTED_CURRENCY.id,
    payCurrencyId: isPaid ? payCurrencyId(payment.tenderType) : null,
    emailReceipt: payment.emailReceipt,
    smsReceipt: payment.smsReceipt,
    cartItems: [],
    externalId: null,
    merchantLocation: null,
    transactions: [],
    paymentNotifications: [],
    webhookUrls: payment.webhookUrls,
    refundEmail: payment.refundEmail,
    expiration: wireTime(payment.expiration),
    quoteExpiration: wireTime(payment.quoteExpiration),
    paymentAddress: null,
    redirectUrl: payment.redirectUrl,
    customerId: payment.customerId,
    created: wireTime(payment.created),
    updated: wireTime(payment.updated),
    settlementId,
    batchId: payment.batchId,
    batchStatus,
  };
}

/**
 * `PaymentResponse`, the record at partner and merchant scope. The specification does not show the names of the four
 * refund lifecycle fields. They are null unless a seeded past has values for them, because the service refunds nothing
 * itself.
 */
export function paymentResponse(listed: ListedPayment) {
  const { payment, settlementId, batchStatus, batchPeriod, refund } = listed;
  return {
    merchantId: payment.merchantId,
    merchantName: listed.merchantName,
    locationId: payment.locationId,
    locationName: listed.locationName,
    tenderType: payment.tenderType,
    transferType: transferType(payment.tenderType),
    originalSenderAddress: payment.senderAddress,
    ...(refund ?? NO_REFUND),
    customerId: customerObject(payment),
    created: wireTime(payment.created),
    updated: wireTime(payment.updated),
    settlementId,
    batchId: payment.batchId,
    batchStatus,
    batchPeriod,
  };
}

/** Fields that the specification shows at no scope, and that live deployments have. */
export function beyondTheSpecification(
  { payment, terminalName }: ListedPayment,
  scope: 'terminal' | 'wider',
) {
  return {
    paymentId: payment.paymentId,
    paymentCode: payment.paymentCode,
    statusCode: payment.statusCode,
    reference: payment.reference,
    description: payment.description,
    requestedAmount: wireAmount(payment.requestedMinor),
    paidAmount: wireAmount(payment.paidMinor),
    ...(scope === 'wider' && { terminalId: payment.terminalId, terminalName }),
  };
}

function customerObject({ customerId, customer }: Payment) {
  if (customerId === null || customer === null) return null;
  const { firstName, lastName, email } = customer;
  return { id: customerId, firstName, lastName, email };
}
