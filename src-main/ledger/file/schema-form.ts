import { Connection } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';

/**
 * Answers a row when a file of this version has not the schema that its steps lead to: no check of SQLite's looks at the
 * words in it, and one damaged bit in a trigger's refuses every later write. Also when a file has that schema and says that
 * it is of a version that had another: its steps cannot be taken a second time. Else a file of another version is judged by what
 * can be read of it.
 */
export function deformedSql(): string {
  const { statements, since } = formOfThisVersion();
  return `
    SELECT 1 FROM pragma_user_version, (
      SELECT count(DISTINCT sql) AS found FROM sqlite_schema WHERE hex(sql) IN (${statements.join()}))
    WHERE user_version = ${MIGRATIONS.length} AND found != ${statements.length}
    OR user_version < ${since} AND found = ${statements.length}`;
}

/** The statements of the schema, in hexadecimal digits, and the first version that had all of them. */
function formOfThisVersion(): { readonly statements: readonly string[]; readonly since: number } {
  const memory = new Connection(':memory:', '', () => undefined);
  memory.exec('BEGIN');
  let form = { statements: [] as readonly string[], since: 0 };
  for (const [index, step] of MIGRATIONS.entries()) {
    memory.exec(step);
    const statements = memory
      .prepare('SELECT hex(sql) AS sql FROM sqlite_schema WHERE sqlite_schema.sql NOT NULL')
      .all()
      .map(({ sql }) => `'${String(sql)}'`);
    if (statements.join() !== form.statements.join()) form = { statements, since: index + 1 };
  }
  memory.close();
  return form;
}
