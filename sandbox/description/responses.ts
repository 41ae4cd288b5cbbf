import { RATE_HEADERS, RETRY_AFTER } from './headers.ts';
import type { Reference, Response } from './openapi.ts';
import { schema } from './schemas/shapes.ts';

/** The statuses of spec "HTTP status codes" from 400 up. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500;

const TRACE = '4f1c9a7e-0d5b-4c7e-9a43-9a1f0f6f2b11';

/** One refusal in the form of the error object (spec "Errors"). */
function refusal(description: string, example: Readonly<Record<string, unknown>>): Response {
  return {
    description,
    headers: RATE_HEADERS,
    content: { 'application/json': { schema: schema('Error'), example: { ...example, traceId: TRACE } } },
  };
}

export const responses: Readonly<Record<string, Response>> = {
  BadRequest: refusal('Invalid input or shape.', {
    code: 'validation_error',
    error: 'validation',
    message: 'The request is not valid.',
    details: [{ field: 'customer.email', message: 'is required' }],
  }),
  Unauthorized: refusal(
    'The credential is missing, invalid or expired, sent under a wrong header name, or belongs to the other ' +
      'environment or to another client.',
    { code: 'unauthorized', error: 'authentication', message: 'The credential is missing.' },
  ),
  Forbidden: refusal('Authenticated, but not permitted for this resource.', {
    code: 'forbidden',
    error: 'authorization',
    message: 'The credential belongs to another terminal.',
  }),
  NotFound: refusal('Not found, or not visible to the caller.', {
    code: 'not_found',
    error: 'not_found',
    message: 'No terminal has this identifier.',
  }),
  Conflict: refusal('A duplicate, or the state of the resource forbids it.', {
    code: 'conflict',
    error: 'conflict',
    message: 'An application already exists for this merchant.',
  }),
  Unprocessable: {
    ...refusal('A business rule forbids it.', {
      code: 'business_rule',
      error: 'business_rule',
      message: 'The fee is below the floor of the partner.',
    }),
    'x-not-shown': 'The shapes of the details.',
  },
  RateLimited: {
    description:
      'More calls with this terminal token than its window allows. Back off for 1 s, 2 s, 4 s, then until the reset.',
    headers: { ...RATE_HEADERS, ...RETRY_AFTER },
    content: {
      'application/json': {
        schema: schema('RateLimitError'),
        example: {
          code: 429,
          error: 'rate_limit_exceeded',
          message: 'Rate limit exceeded. Try again later.',
        },
      },
    },
  },
  ServerError: refusal('An unexpected error of the service.', {
    code: 'internal_error',
    error: 'server',
    message: 'An unexpected error occurred.',
  }),
  ApplicationProblem: {
    description: 'The form is not valid. Only the two application creates answer so.',
    headers: RATE_HEADERS,
    content: {
      'application/problem+json': {
        schema: schema('ProblemDetails'),
        example: {
          type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
          title: 'One or more validation errors occurred.',
          status: 400,
          errors: { 'merchantData.merchantCategoryCode': ['is required'] },
          traceId: TRACE,
        },
      },
    },
  },
};

const BY_STATUS = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  422: 'Unprocessable',
  429: 'RateLimited',
  500: 'ServerError',
} as const satisfies Record<RefusalStatus, string>;

export const response = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });

export const refusalResponse = (status: RefusalStatus): Reference => response(BY_STATUS[status]);
