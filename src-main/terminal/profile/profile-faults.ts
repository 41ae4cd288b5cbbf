import { EXPECTATIONS } from '../../../shared/expectation.ts';
import type { z } from 'zod';
import type { FieldFault } from '../../../shared/failure.ts';

/** Every fault of a profile by field. The schema's messages are what is expected; `value` is what was checked. */
export function faultsOf(error: z.ZodError, value: unknown): readonly FieldFault[] {
  return error.issues.flatMap((issue): readonly FieldFault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), fault: 'unknown-field' }));
    }
    const field = issue.path.join('.');
    const fault = valueAt(value, issue.path) === undefined ? 'missing' : faultOf(issue);
    const expected = EXPECTATIONS.find((each) => each === issue.message);
    return [{ field, fault, ...(expected && { expected }) }];
  });
}

function faultOf(issue: z.core.$ZodIssue): FieldFault['fault'] {
  switch (issue.code) {
    case 'invalid_type':
      return 'wrong-type';
    case 'invalid_value':
    case 'invalid_union':
      return 'not-one-of';
    case 'too_small':
      return isNumber(issue.origin) ? 'not-one-of' : 'empty';
    case 'too_big':
      return isNumber(issue.origin) ? 'not-one-of' : 'too-long';
    case 'invalid_format':
      return issue.format === 'url' ? 'not-a-url' : 'malformed';
    default:
      return 'malformed';
  }
}

/** A number out of its range is neither empty nor too long. */
const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

/** What stands at a path of something unknown. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
