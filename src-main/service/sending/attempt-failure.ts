import { readErrorObject } from '../answers/error-object.ts';
import { unreached } from '../answers/unreached.ts';
import type { Failure, FailureAction, FailureCode } from '../../../shared/failure.ts';
import type { ServiceError } from '../answers/error-object.ts';
import type { Attempt, Operation } from './retry-decision.ts';

/** The failure that an attempt without a 2xx answer stands for (spec "Errors"), named by what to do about it. */
export function failureOf(operation: Operation, attempt: Attempt, redact: (text: string) => string): Failure {
  switch (attempt.kind) {
    case 'no-authorization':
      return attempt.failure;
    case 'not-sent':
    case 'lost':
      return unreached(attempt.cause);
    case 'answered': {
      const error = readErrorObject(attempt.response, redact);
      const name = named(operation, attempt.response.status);
      const isAboutPayer = name.code === 'payment-rejected' && namesPayer(error);
      return { ...name, ...(isAboutPayer && { code: 'customer-required' }), ...words(operation, error) };
    }
  }
}

/** Spec "Customer object", rules 1 and 3: by field, or, where no field is named, by the one word for all of them. */
function namesPayer({ wrongFields, detail }: ServiceError): boolean {
  if (!wrongFields) return /\bcustomer\b/i.test(detail);
  return wrongFields.some(({ field }) => /^\W*(customer|refundEmail)\b/i.test(field));
}

/** The service's words; field by field for the person who filled in a form. */
function words(
  operation: Operation,
  { detail, traceId, wrongFields }: ServiceError,
): Pick<Failure, 'detail' | 'traceId' | 'fields'> {
  const fields = operation === 'write' || operation === 'transfer' ? wrongFields : undefined;
  return {
    detail,
    ...(traceId !== undefined && { traceId }),
    ...(fields && {
      fields: fields.map(({ field, message }) => ({ field, fault: 'malformed', said: message })),
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
