import type { Schema } from '../openapi.ts';
import { openObject } from '../not-shown.ts';
import { pageOf } from './pages.ts';
import { list, schema, without } from './shapes.ts';

const FIELDS = 'Every field beyond those named.';

/** Spec "Settlement side": of the response bodies only these fields are shown. */
export const settlementSchemas = {
  Settlement: {
    ...openObject(
      FIELDS,
      {
        created: schema('Timestamp'),
        batchCount: { type: 'integer', minimum: 0 },
        totalFees: { type: 'number' },
        netAdjustmentTotal: { type: 'number' },
        holdReason: { type: ['string', 'null'] },
        payoutId: { type: ['string', 'null'] },
      },
      ['created', 'batchCount', 'totalFees', 'netAdjustmentTotal', 'holdReason', 'payoutId'],
    ),
    ...without('settlementSweepId', 'achTransferId', 'targetPayoutDate'),
  },
  Batch: openObject(FIELDS, { created: schema('Timestamp'), status: schema('BatchStatus') }, ['created']),
  Deposit: openObject(
    `${FIELDS} The spelling of the method (ACH or wire).`,
    { created: schema('Timestamp'), method: { type: 'string' } },
    ['created', 'method'],
  ),
  MerchantSettlement: openObject('Every field.'),
  MerchantPaymentSettlement: openObject('Every field.'),
  SettlementPage: pageOf('Settlement'),
  BatchPage: pageOf('Batch'),
  BatchList: list(schema('Batch')),
  DepositPage: pageOf('Deposit'),
  DepositList: list(schema('Deposit')),
  MerchantSettlementPage: pageOf('MerchantSettlement'),
  MerchantPaymentSettlementPage: pageOf('MerchantPaymentSettlement'),
  EmptyResult: openObject(
    'The form of an empty result.',
    {
      data: { type: 'array', items: {}, maxItems: 0 },
      total: { type: 'integer', const: 0 },
      page: { type: 'integer' },
    },
    ['data', 'total', 'page'],
  ),
} satisfies Record<string, Schema>;
