import type { Schema } from '../openapi.ts';
import { notShown, openObject } from '../not-shown.ts';
import { list, object, oneOf, text } from './shapes.ts';

/** Spec "Errors" and "Token endpoint errors". */
export const errorSchemas = {
  Error: {
    ...object(
      {
        code: {
          ...text(),
          description: 'A stable code such as `validation_error`, `not_found`, `forbidden`.',
          ...notShown('The complete list of values.'),
        },
        error: { ...text(), description: 'A short category.' },
        message: { type: 'string', description: 'For people.' },
        traceId: { ...text(), description: 'Correlation identifier.' },
        details: list(object({ field: { type: 'string' }, message: { type: 'string' } })),
      },
      ['code', 'error', 'message', 'traceId'],
    ),
    description: 'Every refusal but 429 and the 400 of the two application creates.',
  },
  RateLimitError: {
    ...object({
      code: { type: 'integer', const: 429 },
      error: { type: 'string', const: 'rate_limit_exceeded' },
      message: { type: 'string' },
    }),
    description: 'The one body of 429: its code is a number.',
  },
  ProblemDetails: {
    ...object({
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      errors: openObject('The shape; here lists of messages by field.'),
      traceId: text(),
    }),
    description: 'RFC 9110 style; only the 400 of the two application creates.',
  },
  TokenError: {
    ...object(
      {
        error: oneOf(['invalid_request', 'invalid_client', 'invalid_grant', 'insufficient_scope']),
        error_description: { type: 'string', ...notShown('Whether there is one; OAuth 2.0 allows it.') },
      },
      ['error'],
    ),
    description: 'Spec "Token endpoint errors": the identity provider has a form of its own.',
  },
} satisfies Record<string, Schema>;
