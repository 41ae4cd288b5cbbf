import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { officeSchema, profileSchema } from '../../../src-main/terminal/profile/profile-schema.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const SCHEMA = join(DOCS, 'terminal-profile.schema.json');

// `npx vitest run test/unit/docs/profile.test.ts -u` writes it.
test('the JSON Schema that ships with the product is that of the profiles that are parsed', async () => {
  const schema = z.toJSONSchema(z.union([profileSchema, officeSchema]), { io: 'input' });
  const { code } = await format(SCHEMA, JSON.stringify(schema, null, 2), { printWidth: 110 });
  await expect(code).toMatchFileSnapshot(SCHEMA);
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  /** A terminal's, or that of a back office alone. */
  readonly anyOf?: readonly Schema[];
}

/** Every field that a profile may have, with the fields inside it, as `store.name`. */
function fieldsOf({ properties = {}, oneOf = [], anyOf = [] }: Schema, within = ''): readonly string[] {
  const own = Object.entries(properties).flatMap(([name, inner]) => [
    within + name,
    ...fieldsOf(inner, `${within}${name}.`),
  ]);
  return [...own, ...[...oneOf, ...anyOf].flatMap((form) => fieldsOf(form, within))];
}

test('the profile reference has a row for every field of the schema, and for nothing else', () => {
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as Schema;
  const section =
    /^## Fields\n([\s\S]*?)^## /m.exec(readFileSync(join(DOCS, 'profile.md'), 'utf8'))?.[1] ?? '';
  const described = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, field]) => field);
  expect(described.toSorted()).toEqual([...new Set(fieldsOf(schema))].toSorted());
});
