import type { Paths } from '../openapi.ts';
import { DIRECTION, inPath, PAGE, PAGE_SIZE, query, repeated } from '../parameters.ts';
import { notShown } from '../not-shown.ts';
import { response } from '../responses.ts';
import { schema } from '../schemas/shapes.ts';
import { BY_KEY } from '../security.ts';
import { body, created, ok, operation, optionalBody, READ_ONE, WRITE } from './operation.ts';
import type { Family } from './operation.ts';

export const ONBOARDING: Family = { tag: 'Onboarding', section: 'Onboarding', security: BY_KEY };

/** Spec "Onboarding": query parameters of the application lists. */
const LIST_PARAMETERS = [
  query('From', { type: 'string', format: 'date-time' }, 'Start of the window of the last change.'),
  query('To', { type: 'string', format: 'date-time' }, 'End of the window of the last change.'),
  repeated('Statuses', schema('ApplicationStatus')),
  query('Search', { type: 'string' }, 'Merchant name, e-mail of the signer, external id of the partner.'),
  query('Page', PAGE, 'From zero.'),
  query('PageSize', PAGE_SIZE),
  {
    ...query('SortBy', { type: 'string', enum: ['updated', 'created', 'merchantName', 'status'] }),
    ...notShown('The fields to sort by.'),
  },
  query('SortDirection', DIRECTION),
];

const PROBLEM = { 400: response('ApplicationProblem') };

export const applicationPaths: Paths = {
  '/merchant-onboarding/applications': {
    post: operation(ONBOARDING, {
      id: 'createApplication',
      summary: 'Apply for a merchant',
      description: 'Sent for signature at once, unless `submitImmediately` is false: then a Draft.',
      body: body('InitiateOnboardingRequest'),
      success: created('The application.', 'MerchantOnboardingResponse'),
      refusals: WRITE,
      special: PROBLEM,
    }),
    get: operation(ONBOARDING, {
      id: 'listApplications',
      summary: 'List applications',
      description: 'Use `GET /Partners/{id}/applications` instead.',
      deprecated: true,
      parameters: LIST_PARAMETERS,
      success: ok('One page.', 'ApplicationPage'),
    }),
  },
  '/merchant-onboarding/applications-short': {
    post: operation(ONBOARDING, {
      id: 'createShortApplication',
      summary: 'Apply for a merchant with the least there is to say',
      body: body('InitiateEmptyOnboardingRequest'),
      success: created('The application.', 'MerchantOnboardingResponse'),
      refusals: WRITE,
      special: PROBLEM,
    }),
  },
  '/Partners/{id}/applications': {
    parameters: [inPath('id')],
    get: operation(ONBOARDING, {
      id: 'listPartnerApplications',
      summary: 'Applications of a partner and its descendants',
      parameters: LIST_PARAMETERS,
      success: ok('One page.', 'ApplicationPage'),
      refusals: READ_ONE,
    }),
  },
  '/merchant-onboarding/applications/{applicationId}': {
    parameters: [inPath('applicationId')],
    get: operation(ONBOARDING, {
      id: 'getApplication',
      summary: 'Where an application stands',
      success: ok('The application.', 'ApplicationStatusResponse'),
      refusals: READ_ONE,
    }),
    put: operation(ONBOARDING, {
      id: 'resubmitApplication',
      summary: 'Resubmit: regenerates the signing envelope and sends a new e-mail',
      body: optionalBody('ResubmitRequest'),
      success: ok('A new package is with the signer.', 'MerchantOnboardingResponse'),
      refusals: WRITE,
      notShown: 'The payloads.',
    }),
  },
  '/merchant-onboarding/applications/{applicationId}/submit': {
    parameters: [inPath('applicationId')],
    post: operation(ONBOARDING, {
      id: 'submitApplication',
      summary: 'Submit a Draft for signature',
      success: ok('The package is with the signer.', 'MerchantOnboardingResponse'),
      refusals: WRITE,
      notShown: 'The payloads.',
    }),
  },
  '/merchant-onboarding/applications/{applicationId}/history': {
    parameters: [inPath('applicationId')],
    get: operation(ONBOARDING, {
      id: 'getApplicationHistory',
      summary: 'History and audit events of an application',
      success: ok('All of them, oldest first.', 'ApplicationHistory'),
      refusals: READ_ONE,
      notShown: 'The payloads.',
    }),
  },
  '/merchant-onboarding/{applicationId}/cancel': {
    parameters: [inPath('applicationId')],
    post: operation(ONBOARDING, {
      id: 'cancelApplication',
      summary: 'Cancel signing',
      description: 'Only in draft, viewed and signing; the signing token is revoked.',
      success: ok('The application is withdrawn.', 'ApplicationStatusResponse'),
      refusals: WRITE,
      notShown: 'The payloads.',
    }),
  },
};
