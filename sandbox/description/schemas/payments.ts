import type { Schema } from '../openapi.ts';
import { notShown, openObject, ownFields } from '../not-shown.ts';
import { list, object, oneOfOrLater, schema, text } from './shapes.ts';

export const PAYMENT_STATUSES = [
  'created',
  'processing',
  'completed',
  'underpaid',
  'overpaid',
  'expired',
  'invalid',
  'cancelled',
  'fullyRefunded',
  'partiallyRefunded',
] as const;

/** Spec "Payment" and "Payment statuses (`statusCode`)". */
export const paymentSchemas = {
  PaymentStatus: {
    ...oneOfOrLater(PAYMENT_STATUSES),
    description:
      'Stop polling at `completed`, `expired`, `cancelled`, `invalid`, `underpaid` or `overpaid`. A value that is ' +
      'not known says nothing: read on. `fullyRefunded` and `partiallyRefunded` are reserved and not returned at present.',
    examples: ['created'],
  },
  Rebate: {
    ...object({
      total: schema('Amount'),
      merchantPortion: schema('Amount'),
      targetRebate: schema('Amount'),
    }),
    description: '`merchantPortion` + `targetRebate` = `total`, or 400.',
    examples: [{ total: 1, merchantPortion: 0.4, targetRebate: 0.6 }],
  },
  CreatePaymentRequest: {
    ...object(
      {
        merchantId: schema('Identifier'),
        terminalId: schema('Identifier'),
        requestedAmount: {
          type: 'number',
          exclusiveMinimum: 0,
          description: 'At most two decimal places.',
          ...notShown('Further bounds.'),
        },
        reference: { ...text(), description: "The merchant's own, e.g. an order number." },
        customer: schema('CustomerRequest'),
        refundEmail: {
          $ref: '#/components/schemas/Email',
          description:
            'Where money that was not converted can be reclaimed. Required on virtual terminals; on physical ones ' +
            '`customer.email` stands in for it.',
        },
        webhookUrls: {
          ...list(schema('HttpsUrl')),
          description: 'Told of this payment besides the terminal webhook.',
        },
        rebate: schema('Rebate'),
      },
      ['merchantId', 'terminalId', 'requestedAmount', 'reference'],
    ),
    additionalProperties: true,
  },
  CreatePaymentResponse: object({
    trackingId: { ...text(), description: 'Used to poll the status.' },
    paymentPageId: { ...text(), description: 'Identifies the hosted page.' },
    paymentUrls: {
      ...list({ type: 'string', format: 'uri' }),
      minItems: 1,
      description: 'The first is the address of the hosted payment page.',
    },
  }),
  TrackingResponse: openObject('Every field but `statusCode`.', { statusCode: schema('PaymentStatus') }, [
    'statusCode',
  ]),
  QuoteRequest: openObject('Every field but `customer`.', {
    customer: schema('CustomerRequest'),
    ...ownFields({ tenderType: text(64) }),
  }),
  Quote: openObject(
    'The whole response.',
    ownFields({ payAmount: schema('Amount'), paymentAddress: text(), quoteExpiration: schema('Timestamp') }),
  ),
  PendingTransaction: openObject('Every field but `customer`.', {
    customer: schema('CustomerRequest'),
    ...ownFields({
      tenderType: text(64),
      transactionHash: text(128),
      amount: { type: 'number', exclusiveMinimum: 0 },
    }),
  }),
  PendingTransactionResponse: openObject(
    'The whole response.',
    ownFields({ trackingId: text(), statusCode: schema('PaymentStatus') }),
  ),
} satisfies Record<string, Schema>;
