import fc from 'fast-check';
import { z } from 'zod';
import { fitting } from './from-schema.ts';
import { mutated } from './mutate.ts';
import type { Description, Schema } from '../../../sandbox/description/openapi.ts';

/** Schemas of our own name no others. */
const NO_DESCRIPTION = {} as Description;

/** Values of the right form, of nearly the right form, and of any. */
export function messagesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true });
  if (schema instanceof z.ZodUndefined) return fc.oneof(fc.constant(undefined), anything);
  const valid = validOf(schema);
  return fc.oneof({ weight: 3, arbitrary: valid }, { weight: 3, arbitrary: mutated(valid) }, anything);
}

/** What is written to a file instead: JSON of the right form, of nearly the right form, and damaged. */
export function filesOf(schema: z.ZodType): fc.Arbitrary<string> {
  const valid = validOf(schema);
  const written = fc.oneof(valid, mutated(valid)).map((value) => JSON.stringify(value));
  const damaged = fc.tuple(written, fc.nat(), fc.string({ maxLength: 3 })).map(([text, place, put]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + put.length);
  });
  return fc.oneof({ weight: 4, arbitrary: written }, { weight: 2, arbitrary: damaged }, fc.json());
}

function validOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fitting(NO_DESCRIPTION, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}
