import type { Schema } from '../openapi.ts';
import { anyValue, notShown } from '../not-shown.ts';
import { pageOf } from './pages.ts';
import { list, nullableText, object, oneOf, schema, without } from './shapes.ts';

const BATCH_STATUSES = ['open', 'closed', 'hold'] as const;

const linkage = {
  settlementId: schema('NullableIdentifier'),
  batchId: schema('NullableIdentifier'),
  batchStatus: { anyOf: [schema('BatchStatus'), { type: 'null' }] },
} satisfies Record<string, Schema>;

/** Fields that records at terminal scope never have (spec "Payment history objects"). */
const WIDER_SCOPES_ONLY = [
  'batchPeriod',
  'locationId',
  'locationName',
  'merchantId',
  'tenderType',
  'transferType',
  'originalSenderAddress',
];
/** Fields that records at wider scopes never have. Their filters work there. */
const TERMINAL_SCOPE_ONLY = ['trackingId', 'pageId', 'reqCurrencyId', 'payCurrencyId'];
/** A field that no record has, and that no filter accepts. */
const NOWHERE = 'paymentSettlementStatusCode';

/** Spec "Payment history objects": one record for partner and merchant scope, another for terminal scope. */
export const historySchemas = {
  NullableIdentifier: { type: ['string', 'null'], minLength: 1 },
  BatchStatus: { ...oneOf(BATCH_STATUSES), description: 'Transitions: not shown.' },
  PaymentResponse: {
    ...object({
      tenderType: { anyOf: [schema('TenderType'), { type: 'null' }] },
      transferType: anyValue(),
      originalSenderAddress: anyValue(),
      locationId: schema('Identifier'),
      locationName: { type: 'string' },
      merchantId: schema('Identifier'),
      customerId: { type: ['object', 'null'], ...notShown('Its fields, and whether it can be null.') },
      created: schema('Timestamp'),
      updated: schema('Timestamp'),
      ...linkage,
      batchPeriod: { type: ['string', 'null'], ...notShown('The form of the period.') },
    }),
    additionalProperties: true,
    ...without(NOWHERE, ...TERMINAL_SCOPE_ONLY),
    ...notShown('Further merchant and location context; the names of the four refund lifecycle fields.'),
    description: 'Partner and merchant scope. Settlement linkage is null until the payment is batched.',
  },
  PaymentInfo: {
    ...object({
      trackingId: schema('Identifier'),
      pageId: { type: 'string' },
      reqCurrencyId: { type: ['integer', 'null'], ...notShown('Whether it can be null.') },
      payCurrencyId: { type: ['integer', 'null'], ...notShown('Whether it can be null.') },
      emailReceipt: anyValue(),
      smsReceipt: anyValue(),
      cartItems: anyValue(),
      externalId: anyValue(),
      merchantLocation: anyValue(),
      transactions: anyValue(),
      paymentNotifications: anyValue(),
      webhookUrls: { ...list({ type: 'string' }), ...notShown('Whether it can be null.') },
      refundEmail: nullableText(),
      expiration: schema('NullableTimestamp'),
      quoteExpiration: schema('NullableTimestamp'),
      paymentAddress: anyValue(),
      redirectUrl: anyValue(),
      customerId: { type: ['string', 'null'] },
      created: schema('NullableTimestamp'),
      updated: schema('NullableTimestamp'),
      ...linkage,
    }),
    additionalProperties: true,
    ...without(NOWHERE, ...WIDER_SCOPES_ONLY),
    ...notShown('Every field beyond those named.'),
    description: 'Terminal scope. Settlement linkage is null until the payment is batched.',
  },
  PaymentResponsePage: pageOf('PaymentResponse'),
  PaymentInfoPage: pageOf('PaymentInfo'),
} satisfies Record<string, Schema>;
