import type { Parameter, Schema } from '../../sandbox/description/openapi.ts';

/** The value of a query parameter as its schema types it: text that is no number stays text and fails there. */
export function readQuery(
  { name, schema }: Parameter,
  query: URLSearchParams,
  schemaNamed: (name: string) => unknown,
): unknown {
  const texts = query.getAll(name);
  if (texts.length === 0) return undefined;
  const { type, items } = resolved(schema, schemaNamed);
  if (type === 'array') return texts.map((text) => typed(text, items?.type));
  return texts.length === 1 ? typed(texts[0] ?? '', type) : texts;
}

function typed(text: string, type: Schema['type']): unknown {
  return type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}

function resolved(schema: Schema, schemaNamed: (name: string) => unknown): Schema {
  return schema.$ref === undefined ? schema : (schemaNamed(schema.$ref.split('/').at(-1) ?? '') as Schema);
}
