import { Connection } from './connection.ts';
import { migrate, MIGRATIONS } from './migrations.ts';

/**
 * Answers a row when a file of this version has not the schema that its steps lead to: no check of SQLite's looks at the
 * words in it, and one damaged bit in a trigger's refuses every later write. A file of another version is judged by what
 * can be read of it.
 */
export function deformedSql(): string {
  const memory = new Connection(':memory:', '', () => undefined);
  migrate(memory, '');
  const expected = memory
    .prepare('SELECT hex(sql) AS sql FROM sqlite_schema WHERE sqlite_schema.sql NOT NULL')
    .all();
  memory.close();
  const listed = expected.map(({ sql }) => `'${String(sql)}'`);
  return `
    SELECT 1 FROM pragma_user_version WHERE user_version = ${MIGRATIONS.length}
    AND ${listed.length} != (SELECT count(DISTINCT sql) FROM sqlite_schema WHERE hex(sql) IN (${listed.join()}))`;
}
