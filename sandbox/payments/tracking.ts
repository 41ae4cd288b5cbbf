import type { FastifyInstance } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import { callingTerminal } from '../auth/permission.ts';
import { forbidden, notFound } from '../http/service-error.ts';
import type { PaymentBook } from '../world/payment-book.ts';
import type { Payment } from '../world/payment.ts';
import type { Switches } from '../world/switches.ts';
import { PAYER_CURRENCY, REQUESTED_CURRENCY, wireAmount, wireTime } from '../world/wire-values.ts';

export interface TrackingParts {
  readonly admission: Admission;
  readonly payments: PaymentBook;
  readonly switches: Switches;
}

/** `GET /Payments/tracking/{trackingId}` (spec "Payments"). */
export function addTracking(app: FastifyInstance, { admission, payments, switches }: TrackingParts): void {
  for (const path of ['/Payments/tracking/:trackingId', '/payments/tracking/:trackingId']) {
    app.get<{ Params: { trackingId: string } }>(path, { onRequest: admission.payments }, (request, reply) => {
      const payment = payments.byTracking(request.params.trackingId);
      if (payment === undefined) throw notFound('No payment has this tracking identifier.');
      if (payment.terminalId !== callingTerminal(request).terminalId) {
        throw forbidden('The payment belongs to another terminal.');
      }
      reply.send(switches.tracking === 'full' ? fullTracking(payment) : { statusCode: payment.statusCode });
    });
  }
}

/** The specification shows `statusCode` only; the rest is what live deployments add, optional throughout. */
function fullTracking(payment: Payment) {
  const requested = wireAmount(payment.requestedMinor);
  return {
    paymentId: payment.paymentId,
    trackingId: payment.trackingId,
    paymentCode: payment.paymentCode,
    statusCode: payment.statusCode,
    amounts: {
      requested: {
        inPaymentCurrency: { amount: requested, currency: PAYER_CURRENCY },
        inRequestedCurrency: { amount: requested, currency: REQUESTED_CURRENCY },
      },
      paid: { inPaymentCurrency: { amount: wireAmount(payment.paidMinor), currency: PAYER_CURRENCY } },
    },
    reference: payment.reference,
    description: payment.description,
    receivedTime: payment.received === null ? null : wireTime(payment.received),
    terminalId: payment.terminalId,
    merchantId: payment.merchantId,
    errorMessage: payment.statusCode === 'invalid' ? 'The payment was not accepted.' : null,
  };
}
