import { isDeepStrictEqual } from 'node:util';
import { invalid } from './service-error.ts';

/** Fields that only the service sets (spec "Conventions that apply to all resources"). */
const SERVER_MANAGED: Readonly<Record<string, string>> = {
  id: 'is read-only',
  created: 'is read-only',
  updated: 'is read-only',
};

/**
 * Refuses a body that would change a read-only field with 400. Unchanged values are accepted, because clients send
 * records back as they read them.
 *
 * @param current `undefined` for a new record
 * @param more further read-only fields, with the reason
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
