import { isDeepStrictEqual } from 'node:util';
import { invalid } from './service-error.ts';

/** Always managed by the service (spec "Conventions that apply to all resources"). */
const SERVER_MANAGED: Readonly<Record<string, string>> = {
  id: 'is read-only',
  created: 'is read-only',
  updated: 'is read-only',
};

/**
 * Refuses, with 400, a body that would change what cannot be written. What a client read and sends back unchanged
 * passes. `more` names further fields with the reason; `current` is nothing when a record is created.
 */
export function refuseReadOnly(
  body: object,
  current: object | undefined,
  more: Readonly<Record<string, string>> = {},
): void {
  const faults = Object.entries({ ...SERVER_MANAGED, ...more })
    .filter(([field]) => field in body && !isDeepStrictEqual(valueOf(body, field), valueOf(current, field)))
    .map(([field, message]) => ({ field, message }));
  if (faults.length > 0) throw invalid(faults);
}

function valueOf(holder: object | undefined, field: string): unknown {
  return holder === undefined ? undefined : (holder as Readonly<Record<string, unknown>>)[field];
}
