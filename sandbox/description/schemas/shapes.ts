import type { Schema } from '../openapi.ts';

/** A reference to one of `components.schemas`. */
export const schema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** A text that is not empty; `maxLength` as in spec "Limits". */
export const text = (maxLength?: number): Schema => ({
  type: 'string',
  minLength: 1,
  ...(maxLength !== undefined && { maxLength }),
});

export const nullableText = (maxLength?: number): Schema => ({
  type: ['string', 'null'],
  ...(maxLength !== undefined && { maxLength }),
});

export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });

/** `null` besides the named values, for fields whose table says "or null". */
export const oneOfOrNull = (values: readonly string[]): Schema => ({
  type: ['string', 'null'],
  enum: [...values, null],
});

/** An enum of answers, to which a later version may add values (spec "Conventions"). */
export const oneOfOrLater = (values: readonly string[]): Schema => ({
  anyOf: [oneOf(values), { type: 'string', description: 'A value that was added later.' }],
});

export const list = (items: Schema): Schema => ({ type: 'array', items });

/** An object with these fields. Others are accepted, because fields may be added. */
export const object = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = Object.keys(properties),
): Schema => ({ type: 'object', required, properties });

/** Fields that the specification says are never present. */
export function without(first: string, ...more: readonly string[]): Schema {
  const present = (name: string): Schema => ({ required: [name], properties: { [name]: {} } });
  return { not: more.length === 0 ? present(first) : { anyOf: [first, ...more].map(present) } };
}
