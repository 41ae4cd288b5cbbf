import type { Paths, Parameter } from '../openapi.ts';
import {
  CURRENCY_ID,
  DIRECTION,
  inPath,
  PAGE,
  PAGE_SIZE,
  query,
  repeated,
  requiredQuery,
} from '../parameters.ts';
import { PAYMENT_STATUSES } from '../schemas/payments.ts';
import { oneOfOrLater, schema } from '../schemas/shapes.ts';
import { BY_KEY } from '../security.ts';
import { ok, operation, READ_ONE } from './operation.ts';
import type { Family, Outline } from './operation.ts';

const HISTORY: Family = { tag: 'Payment history', section: 'Payment history', security: BY_KEY };

const NO_EFFECT_AT_TERMINAL = 'Any case, anywhere in it. At terminal scope accepted without effect.';

/** Spec "Payment history". There are no exact filters on other identifiers. */
const PARAMETERS: readonly Parameter[] = [
  requiredQuery('From', schema('Moment'), 'Start of the window of creation, UTC.'),
  requiredQuery('To', schema('Moment'), 'End of the window, UTC; the moment itself appears to be outside.'),
  requiredQuery('Page', PAGE, 'From zero.'),
  requiredQuery('PageSize', PAGE_SIZE, 'Larger values are rejected.'),
  query('SortBy', {
    type: 'string',
    enum: ['statusCode', 'expiration', 'quoteExpiration', 'created', 'updated'],
    default: 'created',
  }),
  query('SortDirection', DIRECTION),
  repeated('StatusCode', oneOfOrLater(PAYMENT_STATUSES), 'Any of these.'),
  repeated('TenderType', { type: 'string' }, 'Exact, case sensitive; any of these.'),
  query('TrackingId', { type: 'string' }),
  query('PageId', { type: 'string' }, 'Opaque continuation value echoed from an earlier response.'),
  query('Reference', { type: 'string' }, 'Exact, case sensitive.'),
  query('PaymentCode', { type: 'string' }, 'Any case, anywhere in it.'),
  query('CustomerId', { type: 'string' }, 'Exact.'),
  query('DescriptionSearch', { type: 'string' }, 'Case sensitive, anywhere in it.'),
  query('ReqCurrencyId', CURRENCY_ID),
  query('PayCurrencyId', CURRENCY_ID),
  query('LocationName', { type: 'string' }, NO_EFFECT_AT_TERMINAL),
  query('TerminalName', { type: 'string' }, NO_EFFECT_AT_TERMINAL),
];

const history = (id: string, summary: string, page: string): Outline => ({
  id,
  summary,
  parameters: PARAMETERS,
  success: ok('One page.', page, { data: [], total: 0, page: 0 }),
  refusals: READ_ONE,
});

export const historyPaths: Paths = {
  '/Partners/{id}/payments': {
    parameters: [inPath('id')],
    get: operation(
      HISTORY,
      history('listPartnerPayments', 'Payments of a partner and all below it', 'PaymentResponsePage'),
    ),
  },
  '/Merchants/{id}/payments': {
    parameters: [inPath('id')],
    get: operation(HISTORY, history('listMerchantPayments', 'Payments of a merchant', 'PaymentResponsePage')),
  },
  '/Terminals/{id}/payments': {
    parameters: [inPath('id')],
    get: operation(HISTORY, history('listTerminalPayments', 'Payments of a terminal', 'PaymentInfoPage')),
  },
};
