import type { Database } from '../database.ts';

/**
 * The ids of the records of a table in which one of `fields` contains `part`, in upper or lower case. They are compared
 * here, because SQLite's own `lower` only changes ASCII letters.
 */
export function idsWithText(db: Database, table: string, fields: readonly string[], part: string): string[] {
  const wanted = part.toLowerCase();
  const values = fields.map((field) => `record ->> '$.${field}' AS ${field}`).join(', ');
  return db
    .all(`SELECT id, ${values} FROM ${table}`)
    .filter((row) => fields.some((field) => isText(row[field]) && row[field].toLowerCase().includes(wanted)))
    .map((row) => String(row['id']));
}

const isText = (value: unknown): value is string => typeof value === 'string';
