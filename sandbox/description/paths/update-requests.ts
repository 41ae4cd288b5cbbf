import type { Paths } from '../openapi.ts';
import { notShown } from '../not-shown.ts';
import { inPath } from '../parameters.ts';
import { BY_KEY_OR_INTEGRATOR } from '../security.ts';
import { body, created, ok, operation, READ_ONE, WRITE } from './operation.ts';
import type { Family } from './operation.ts';

const UPDATE_REQUESTS: Family = {
  tag: 'Merchant update requests',
  section: 'Partners, merchants, locations, terminals',
  security: BY_KEY_OR_INTEGRATOR,
};
const ONE = [inPath('id'), inPath('requestId')];
const PATH = notShown('The path: a choice of this sandbox.');

const act = (id: string, summary: string) =>
  operation(UPDATE_REQUESTS, {
    id,
    summary,
    success: ok('The request as it is now.', 'UpdateRequest'),
    refusals: WRITE,
  });

/** Spec "Partners, merchants, locations, terminals" names these seven operations, but not their paths. */
export const updateRequestPaths: Paths = {
  '/Merchants/{id}/update-requests': {
    ...PATH,
    parameters: [inPath('id')],
    get: operation(UPDATE_REQUESTS, {
      id: 'listUpdateRequests',
      summary: 'The update requests of a merchant',
      success: ok('All of them.', 'UpdateRequestList'),
      refusals: READ_ONE,
    }),
    post: operation(UPDATE_REQUESTS, {
      id: 'createUpdateRequest',
      summary: 'Draft an update request',
      body: body('CreateUpdateRequest', {
        changes: { setRebateProgramEnabled: true },
        justification: 'The merchant joins the program.',
      }),
      success: created('The draft.', 'UpdateRequest'),
      refusals: WRITE,
    }),
  },
  '/Merchants/{id}/update-requests/{requestId}': {
    ...PATH,
    parameters: ONE,
    get: operation(UPDATE_REQUESTS, {
      id: 'getUpdateRequest',
      summary: 'One update request',
      success: ok('The request.', 'UpdateRequest'),
      refusals: READ_ONE,
    }),
  },
  '/Merchants/{id}/update-requests/{requestId}/submit': {
    ...PATH,
    parameters: ONE,
    post: act('submitUpdateRequest', 'Submit a draft'),
  },
  '/Merchants/{id}/update-requests/{requestId}/approve': {
    ...PATH,
    parameters: ONE,
    post: act('approveUpdateRequest', 'Approve: the changes are made'),
  },
  '/Merchants/{id}/update-requests/{requestId}/reject': {
    ...PATH,
    parameters: ONE,
    post: act('rejectUpdateRequest', 'Reject'),
  },
  '/Merchants/{id}/update-requests/{requestId}/cancel': {
    ...PATH,
    parameters: ONE,
    post: act('cancelUpdateRequest', 'Cancel'),
  },
};
