import fc from 'fast-check';
import { resolved } from './resolve-schema.ts';
import { textOf } from './texts.ts';
import type { Description, Schema } from '../../../sandbox/description/openapi.ts';

/** Any JSON but the one name that parsers refuse for what it does to objects. */
const ANYTHING = fc
  .jsonValue({ maxDepth: 2 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

/** Schemas that refer to themselves end here. */
const DEEPEST = 6;

/** Values that fit a schema of the description, and more fields than it names where that is allowed. */
export function fitting(description: Description, schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, ...plain } = resolved(description, schema);
  const inner = (each: Schema) => fitting(description, each, depth + 1);
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) {
    return fc.oneof(...choices.map((choice) => inner({ ...plain, ...resolved(description, choice) })));
  }
  if (plain.const !== undefined) return fc.constant(plain.const);
  if (plain.enum !== undefined) return fc.constantFrom(...plain.enum);
  if (Array.isArray(plain.type)) {
    return fc.oneof(...plain.type.map((type: Schema['type']) => inner({ ...plain, ...(type && { type }) })));
  }
  switch (plain.type ?? (plain.properties === undefined ? undefined : 'object')) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: plain.minimum ?? -1000, max: plain.maximum ?? 2 ** 31 - 1 });
    case 'number':
      return fc.integer({
        min: plain.exclusiveMinimum === undefined ? (plain.minimum ?? -1000) : 1,
        max: 1e7,
      });
    case 'string':
      return textOf(plain);
    case 'array':
      return depth > DEEPEST ? fc.constant([]) : arrayOf(plain, inner);
    case 'object':
      return depth > DEEPEST ? fc.constant({}) : objectOf(plain, inner);
    default:
      return ANYTHING;
  }
}

function arrayOf(schema: Schema, inner: (each: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = 4, uniqueItems = false } = schema;
  const bounds = { minLength: minItems, maxLength: maxItems };
  if (!uniqueItems) return fc.array(inner(items), bounds);
  return fc.uniqueArray(inner(items), { ...bounds, selector: (item) => JSON.stringify(item) });
}

function objectOf(schema: Schema, inner: (each: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)]));
  const known = fc.record(fields, { requiredKeys: [...required] });
  if (additionalProperties === false) return known;
  const more = typeof additionalProperties === 'object' ? inner(additionalProperties) : ANYTHING;
  return fc.oneof(
    { weight: 3, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc.tuple(known, more).map(([object, value]) => ({ ...object, notDescribed: value })),
    },
  );
}
