import type { Paths } from '../openapi.ts';
import { inPath } from '../parameters.ts';
import { BY_KEY_OR_TERMINAL } from '../security.ts';
import { accepted, body, created, ok, operation, READ_ONE, WRITE } from './operation.ts';
import type { Family } from './operation.ts';

const PAYMENTS: Family = { tag: 'Payments', section: 'Payments', security: BY_KEY_OR_TERMINAL };

const EXAMPLE = {
  merchantId: 'mer_Training',
  terminalId: 'term_Training01',
  requestedAmount: 12.34,
  reference: 'Order 1042',
};

/** Spec "Payments". The specification has the paths in two spellings; clients use `/Payments/...`. */
export const paymentPaths: Paths = {
  '/Payments/crypto': {
    post: operation(PAYMENTS, {
      id: 'createPayment',
      summary: 'Create a hosted payment page for a terminal',
      description:
        'Also answered as `/payments/crypto`. `customer` and `refundEmail` are required on virtual terminals.',
      body: body('CreatePaymentRequest', EXAMPLE),
      success: created('The payment, to be tracked from now on.', 'CreatePaymentResponse', {
        trackingId: '0f8e3b1c',
        paymentPageId: '7d4a2f60',
        paymentUrls: ['https://pay.example.com/pay/7d4a2f60'],
      }),
      refusals: WRITE,
    }),
  },
  '/Payments/tracking/{trackingId}': {
    parameters: [inPath('trackingId')],
    get: operation(PAYMENTS, {
      id: 'trackPayment',
      summary: 'Read the status of a payment',
      description:
        'Also answered as `/payments/tracking/{trackingId}`. Stop polling at `completed`, `expired`, `cancelled`, ' +
        '`invalid`, `underpaid` or `overpaid`.',
      success: ok('Where the payment stands.', 'TrackingResponse', { statusCode: 'created' }),
      refusals: READ_ONE,
    }),
  },
  '/PaymentPages/{id}/request-quote': {
    parameters: [inPath('id')],
    post: operation(PAYMENTS, {
      id: 'requestQuote',
      summary: 'Ask for a quote on a payment page',
      body: body('QuoteRequest'),
      success: ok('The quote.', 'Quote'),
      refusals: WRITE,
    }),
  },
  '/PaymentPages/{id}/pending-transaction': {
    parameters: [inPath('id')],
    post: operation(PAYMENTS, {
      id: 'announceTransaction',
      summary: 'Announce a transaction that is on its way',
      body: body('PendingTransaction'),
      success: accepted('The transaction is watched.', 'PendingTransactionResponse'),
      refusals: WRITE,
    }),
  },
};
