import type { Paths } from '../openapi.ts';
import { inPath, PAGE, PAGE_SIZE, query } from '../parameters.ts';
import { notShown } from '../not-shown.ts';
import { BY_KEY_OR_INTEGRATOR } from '../security.ts';
import { body, created, ok, operation, READ_ONE, WRITE } from './operation.ts';
import type { Family } from './operation.ts';

const PARTNERS: Family = {
  tag: 'Partners',
  section: 'Partners, merchants, locations, terminals',
  security: BY_KEY_OR_INTEGRATOR,
};

const IN_PARENT = {
  ...query('ParentId', { type: 'string' }),
  ...notShown('The filters of this list.'),
};

/** Spec "Partners, merchants, locations, terminals" says only "pagination, filters" about these lists. */
export const LIST_PARAMETERS = [
  { ...query('Page', PAGE, 'From zero.'), ...notShown('The names of the parameters of this list.') },
  { ...query('PageSize', PAGE_SIZE), ...notShown('The names of the parameters of this list.') },
  {
    ...query('Search', { type: 'string' }, 'A part of the name or of the external id, in any case.'),
    ...notShown('The filters of this list.'),
  },
];

/** Spec "Partners, merchants, locations, terminals": the partner's part. */
export const partnerPaths: Paths = {
  '/Partners/all': {
    get: operation(PARTNERS, {
      id: 'listPartners',
      summary: 'List partners',
      parameters: [...LIST_PARAMETERS, IN_PARENT],
      success: ok('One page.', 'PartnerPage'),
    }),
  },
  '/Partners/{id}': {
    parameters: [inPath('id')],
    get: operation(PARTNERS, {
      id: 'getPartner',
      summary: 'One partner',
      success: ok('The partner.', 'Partner'),
      refusals: READ_ONE,
    }),
  },
  '/Partners/{parentId}/partners': {
    parameters: [inPath('parentId')],
    post: operation(PARTNERS, {
      id: 'createPartner',
      summary: 'Create a child partner',
      body: body('CreatePartnerRequest'),
      success: created('The new partner.', 'Partner'),
      refusals: WRITE,
    }),
  },
  '/Partners/{id}/api-keys': {
    parameters: [inPath('id')],
    get: operation(PARTNERS, {
      id: 'listPartnerApiKeys',
      summary: 'List the API keys of a partner',
      success: ok('The keys, masked.', 'PartnerApiKeyList'),
      refusals: READ_ONE,
    }),
    post: operation(PARTNERS, {
      id: 'createPartnerApiKey',
      summary: 'Create an API key for a partner',
      body: { ...body('CreatePartnerApiKeyRequest'), required: false },
      success: created('The key, in full this once.', 'PartnerApiKey'),
      refusals: WRITE,
    }),
  },
  '/Partners/{id}/fee-schedule': {
    parameters: [inPath('id')],
    get: operation(PARTNERS, {
      id: 'getFeeSchedule',
      summary: 'The fee schedule of a partner',
      description:
        'That of the partner’s representing merchant, or of its nearest ancestor that has one; 404 when neither exists.',
      success: ok('The schedule.', 'FeeSchedule'),
      refusals: READ_ONE,
    }),
  },
  '/Partners/{id}/merchants': {
    parameters: [inPath('id')],
    get: operation(PARTNERS, {
      id: 'listPartnerMerchants',
      summary: 'The merchants of a partner, when supported',
      parameters: LIST_PARAMETERS,
      success: ok('One page.', 'MerchantPage'),
      refusals: READ_ONE,
    }),
  },
  '/Partners/{id}/representing-merchant': {
    parameters: [inPath('id')],
    get: operation(PARTNERS, {
      id: 'getRepresentingMerchant',
      summary: 'The merchant that represents a partner, when supported',
      success: ok('The merchant.', 'Merchant'),
      refusals: READ_ONE,
    }),
  },
};
