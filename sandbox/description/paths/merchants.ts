import type { Paths } from '../openapi.ts';
import { inPath } from '../parameters.ts';
import { BY_KEY_OR_INTEGRATOR } from '../security.ts';
import { body, created, deleted, ok, operation, READ_ONE, WRITE } from './operation.ts';
import type { Family } from './operation.ts';
import { LIST_PARAMETERS } from './partners.ts';

const MERCHANTS: Family = {
  tag: 'Merchants',
  section: 'Partners, merchants, locations, terminals',
  security: BY_KEY_OR_INTEGRATOR,
};

/** Spec "Partners, merchants, locations, terminals": the merchant's part. */
export const merchantPaths: Paths = {
  '/Merchants/all': {
    get: operation(MERCHANTS, {
      id: 'listMerchants',
      summary: 'List merchants',
      parameters: LIST_PARAMETERS,
      success: ok('One page.', 'MerchantPage'),
    }),
  },
  '/Merchants': {
    post: operation(MERCHANTS, {
      id: 'createMerchant',
      summary: 'Create a merchant',
      body: body('CreateMerchantRequest'),
      success: created('The new merchant.', 'Merchant'),
      refusals: WRITE,
    }),
  },
  '/Merchants/{id}': {
    parameters: [inPath('id')],
    get: operation(MERCHANTS, {
      id: 'getMerchant',
      summary: 'One merchant',
      success: ok('The merchant.', 'Merchant'),
      refusals: READ_ONE,
    }),
    put: operation(MERCHANTS, {
      id: 'updateMerchant',
      summary: 'Update a merchant',
      body: body('UpdateMerchantRequest'),
      success: ok('The merchant as it is now.', 'Merchant'),
      refusals: WRITE,
    }),
    delete: operation(MERCHANTS, {
      id: 'deleteMerchant',
      summary: 'Delete a merchant',
      success: deleted,
      refusals: WRITE,
    }),
  },
  '/Merchants/{id}/locations': {
    parameters: [inPath('id')],
    get: operation(MERCHANTS, {
      id: 'listMerchantLocations',
      summary: 'The locations of a merchant',
      success: ok('All of them.', 'LocationList'),
      refusals: READ_ONE,
    }),
    post: operation(MERCHANTS, {
      id: 'createLocation',
      summary: 'Create a location',
      body: body('CreateLocationRequest'),
      success: created('The new location.', 'Location'),
      refusals: WRITE,
    }),
  },
  '/Merchants/{id}/terminals': {
    parameters: [inPath('id')],
    get: operation(MERCHANTS, {
      id: 'listMerchantTerminals',
      summary: 'The terminals of a merchant',
      success: ok('All of them.', 'TerminalList'),
      refusals: READ_ONE,
    }),
  },
};
