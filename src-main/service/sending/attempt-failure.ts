import { readErrorObject } from '../answers/error-object.ts';
import type { Failure, FailureAction, FailureCode } from '../../../shared/failure.ts';
import type { HttpResponse } from '../transport/exchange.ts';
import type { Attempt, Operation } from './retry-decision.ts';

/** The failure that an attempt without a 2xx answer stands for (spec "Errors"), named by what to do about it. */
export function failureOf(
  operation: Operation,
  attempt: Attempt,
  conceal: (text: string) => string,
): Failure {
  switch (attempt.kind) {
    case 'no-authorization':
      return attempt.failure;
    case 'not-sent':
    case 'lost':
      return { action: 'wait', code: 'service-unreachable', detail: attempt.cause };
    case 'answered':
      return {
        ...named(operation, attempt.response.status),
        ...words(operation, attempt.response, conceal),
      };
  }
}

/** The service's words; field by field for whoever filled in a form. */
function words(
  operation: Operation,
  response: HttpResponse,
  conceal: (text: string) => string,
): Pick<Failure, 'detail' | 'traceId' | 'fields'> {
  const { detail, traceId, wrongFields } = readErrorObject(response, conceal);
  const fields = operation === 'write' || operation === 'transfer' ? wrongFields : undefined;
  return {
    detail,
    ...(traceId !== undefined && { traceId }),
    ...(fields && {
      fields: fields.map(({ field, message }) => ({ field, fault: 'malformed', expected: message })),
    }),
  };
}

function named(operation: Operation, status: number): { action: FailureAction; code: FailureCode } {
  switch (status) {
    case 401:
      return { action: 'sign-in', code: 'sign-in-refused' };
    case 403:
      return { action: 'fix-configuration', code: 'not-permitted' };
    case 404:
      // A payment that was created a moment ago may not be readable yet.
      return { action: operation === 'tracking' ? 'wait' : 'fix-configuration', code: 'not-found' };
    case 429:
      return { action: 'wait', code: 'service-busy' };
    case 408:
      return { action: 'wait', code: 'service-error' };
  }
  if (status >= 500) return { action: 'wait', code: 'service-error' };
  if (status >= 400 && operation === 'create') return { action: 'fix-input', code: 'payment-rejected' };
  if (status === 409) return { action: 'fix-input', code: 'conflict' };
  if (status === 400 || status === 422) return { action: 'fix-input', code: 'request-rejected' };
  return { action: 'report', code: 'service-error' };
}
