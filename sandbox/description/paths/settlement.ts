import { notShown } from '../not-shown.ts';
import type { Parameter, Paths } from '../openapi.ts';
import { DIRECTION, inPath, PAGE, PAGE_SIZE, query, repeated } from '../parameters.ts';
import { schema } from '../schemas/shapes.ts';
import { BY_KEY } from '../security.ts';
import { ok, operation, READ_ONE } from './operation.ts';
import type { Family } from './operation.ts';

const SETTLEMENT: Family = { tag: 'Settlement', section: 'Settlement and reconciliation', security: BY_KEY };

const DATE = { type: 'string', format: 'date' } as const;
const SAME_DAY = 'A date; filters on `created`. A window of one day returns nothing.';

const openStatus: Parameter = { ...query('Status', { type: 'string' }), ...notShown('The statuses.') };
const batchStatus = query('Status', schema('BatchStatus'));

/** Parameters of all three lists (spec "Settlement and reconciliation"). */
const listOf = (statusFilter: Parameter): readonly Parameter[] => [
  query('From', DATE, SAME_DAY),
  query('To', DATE, SAME_DAY),
  statusFilter,
  query('Page', PAGE, 'From zero.'),
  query('PageSize', PAGE_SIZE),
  {
    ...query('SortBy', { type: 'string', enum: ['created', 'status', 'merchantId'] }),
    ...notShown('The fields to sort by.'),
  },
  query('SortDirection', DIRECTION),
  repeated('MerchantIds', { type: 'string' }),
];

const type: Parameter = {
  ...query(
    'Type',
    { type: 'string', enum: ['crypto', 'walletApps', 'fiat'] },
    'Crypto, wallet apps or fiat.',
  ),
  ...notShown('The spelling of the values.'),
};
const method: Parameter = {
  ...query('Method', { type: 'string', enum: ['ACH', 'wire'] }, 'ACH or wire.'),
  ...notShown('The spelling of the values.'),
};
const settlementIds = repeated('SettlementIds', { type: 'string' });

/** Merchant and payment settlement lists have names of their own, in lower case. */
const merchantList: readonly Parameter[] = [
  query('merchantSettlementId', { type: 'string' }),
  { ...query('status', { type: 'string' }), ...notShown('The statuses.') },
  query('startTime', schema('Moment')),
  query('endTime', schema('Moment')),
  query('page', PAGE, 'From zero.'),
  query('pageSize', PAGE_SIZE),
  query('sortByDirection', DIRECTION),
];

export const settlementPaths: Paths = {
  '/Settlements': {
    get: operation(SETTLEMENT, {
      id: 'listSettlements',
      summary: 'List settlements',
      parameters: [...listOf(openStatus), type],
      success: ok('One page.', 'SettlementPage'),
    }),
  },
  '/Settlements/{id}': {
    parameters: [inPath('id')],
    get: operation(SETTLEMENT, {
      id: 'getSettlement',
      summary: 'One settlement',
      success: ok('The settlement.', 'Settlement'),
      refusals: READ_ONE,
    }),
  },
  '/Settlements/{id}/batches': {
    parameters: [inPath('id')],
    get: operation(SETTLEMENT, {
      id: 'listSettlementBatches',
      summary: 'The batches of a settlement',
      success: ok('All of them.', 'BatchList'),
      refusals: READ_ONE,
    }),
  },
  '/Settlements/{id}/deposits': {
    parameters: [inPath('id')],
    get: operation(SETTLEMENT, {
      id: 'listSettlementDeposits',
      summary: 'The deposits of a settlement',
      success: ok('All of them.', 'DepositList'),
      refusals: READ_ONE,
    }),
  },
  '/Batches': {
    get: operation(SETTLEMENT, {
      id: 'listBatches',
      summary: 'List batches',
      parameters: [...listOf(batchStatus), type, settlementIds],
      success: ok('One page.', 'BatchPage'),
    }),
  },
  '/Batches/{id}': {
    parameters: [inPath('id')],
    get: operation(SETTLEMENT, {
      id: 'getBatch',
      summary: 'One batch',
      success: ok('The batch.', 'Batch'),
      refusals: READ_ONE,
    }),
  },
  '/Batches/merchants/{merchantId}': {
    parameters: [inPath('merchantId')],
    get: operation(SETTLEMENT, {
      id: 'listMerchantBatches',
      summary: 'The batches of a merchant',
      parameters: listOf(batchStatus).filter(({ name }) => name !== 'MerchantIds'),
      success: ok('One page.', 'BatchPage'),
      refusals: READ_ONE,
      notShown: 'Whether it takes the parameters of `/Batches`, and answers in the envelope.',
    }),
  },
  '/Deposits': {
    get: operation(SETTLEMENT, {
      id: 'listDeposits',
      summary: 'List deposits',
      parameters: [...listOf(openStatus), method, settlementIds],
      success: ok('One page.', 'DepositPage'),
    }),
  },
  '/Deposits/{id}': {
    parameters: [inPath('id')],
    get: operation(SETTLEMENT, {
      id: 'getDeposit',
      summary: 'One deposit',
      success: ok('The deposit.', 'Deposit'),
      refusals: READ_ONE,
    }),
  },
  '/Merchants/{merchantId}/settlements': {
    parameters: [inPath('merchantId')],
    get: operation(SETTLEMENT, {
      id: 'listMerchantSettlements',
      summary: 'Settlement history of a merchant',
      parameters: [...merchantList, repeated('MerchantIds', { type: 'string' }, 'Has no effect here.')],
      success: ok('One page.', 'MerchantSettlementPage'),
      refusals: READ_ONE,
    }),
  },
  '/Merchants/{merchantId}/payment-settlements': {
    parameters: [inPath('merchantId')],
    get: operation(SETTLEMENT, {
      id: 'listMerchantPaymentSettlements',
      summary: 'Settlements of the payments of a merchant',
      parameters: merchantList,
      success: ok('One page.', 'MerchantPaymentSettlementPage'),
      refusals: READ_ONE,
    }),
  },
};
