import type { Paths } from '../openapi.ts';
import { inPath } from '../parameters.ts';
import { BY_KEY_OR_INTEGRATOR } from '../security.ts';
import { body, deleted, ok, operation, READ_ONE, WRITE } from './operation.ts';
import type { Family } from './operation.ts';

const LOCATIONS: Family = {
  tag: 'Locations',
  section: 'Partners, merchants, locations, terminals',
  security: BY_KEY_OR_INTEGRATOR,
};

/** Spec "Partners, merchants, locations, terminals": the location's part. */
export const locationPaths: Paths = {
  '/Locations/{id}': {
    parameters: [inPath('id')],
    get: operation(LOCATIONS, {
      id: 'getLocation',
      summary: 'One location',
      success: ok('The location.', 'Location'),
      refusals: READ_ONE,
    }),
    put: operation(LOCATIONS, {
      id: 'updateLocation',
      summary: 'Update a location',
      body: body('UpdateLocationRequest'),
      success: ok('The location as it is now.', 'Location'),
      refusals: WRITE,
    }),
    delete: operation(LOCATIONS, {
      id: 'deleteLocation',
      summary: 'Delete a location that has no terminals',
      success: deleted,
      refusals: WRITE,
    }),
  },
  '/Locations/{id}/enabled': {
    parameters: [inPath('id')],
    patch: operation(LOCATIONS, {
      id: 'setLocationEnabled',
      summary: 'Enable or disable a location',
      body: body('LocationEnabledRequest'),
      success: ok('The location as it is now.', 'Location'),
      refusals: WRITE,
    }),
  },
  '/Locations/{id}/terminals': {
    parameters: [inPath('id')],
    get: operation(LOCATIONS, {
      id: 'listLocationTerminals',
      summary: 'The terminals of a location',
      success: ok('All of them.', 'TerminalList'),
      refusals: READ_ONE,
    }),
  },
};
