import type { Description, Schema } from '../../../sandbox/description/openapi.ts';

/** A schema without `$ref` and `allOf` at its top: what they say joined with what stands beside them. */
export function resolved(description: Description, { $ref, allOf = [], ...beside }: Schema): Schema {
  const parts = [...($ref === undefined ? [] : [named(description, $ref)]), ...allOf];
  return parts.map((part) => resolved(description, part)).reduceRight(join, beside);
}

function named({ components }: Description, reference: string): Schema {
  const found = components.schemas[reference.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`no schema ${reference}`);
  return found;
}

function join(beside: Schema, part: Schema): Schema {
  return {
    ...part,
    ...beside,
    ...((part.properties ?? beside.properties) && {
      properties: { ...part.properties, ...beside.properties },
    }),
    ...((part.required ?? beside.required) && {
      required: [...(part.required ?? []), ...(beside.required ?? [])],
    }),
  };
}
