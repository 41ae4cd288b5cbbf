import type { Database, Row, Value } from '../database.ts';
import { keepableJson } from '../keepable-text.ts';

/**
 * The SQL of a table for `Records`. `fields` are searched or sorted by; they become indexed columns of the same name.
 */
export function recordTable(table: string, fields: readonly string[]): string {
  const columns = fields.map((field) => `, ${field} AS (record ->> '$.${field}')`).join('');
  const indexes = fields.map((field) => `CREATE INDEX ${table}_${field} ON ${table} (${field});`).join('\n');
  return `CREATE TABLE ${table} (id TEXT PRIMARY KEY, record TEXT NOT NULL${columns});\n${indexes}\n`;
}

/** SQL after `IN`: a list is bound as one JSON value, so that its length makes no other statement. */
export const IN_LIST = '(SELECT value FROM json_each(?))';

/** One page of a list, and the number of records on all pages. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly total: number;
}

/** A page, counted from 0. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** Records of one kind, stored as JSON in a table of `recordTable`. Booleans are 0 and 1 in its columns. */
export class Records<T extends { readonly id: string }> {
  readonly #db: Database;
  readonly #table: string;

  constructor(db: Database, table: string) {
    this.#db = db;
    this.#table = table;
  }

  byId(id: string): T | undefined {
    return this.first('WHERE id = ?', id);
  }

  /** Adds a record, or replaces the one with the same id. */
  put(record: T): T {
    this.#db.run(
      `INSERT INTO ${this.#table} (id, record) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
      record.id,
      keepableJson(record),
    );
    return record;
  }

  /** Whether there was such a record. */
  remove(id: string): boolean {
    return this.#db.run(`DELETE FROM ${this.#table} WHERE id = ?`, id) > 0;
  }

  /** `tail` follows `SELECT … FROM table`. Without an order of its own, records come in that of their insertion. */
  first(tail: string, ...values: readonly Value[]): T | undefined {
    const row = this.#db.get(`SELECT record FROM ${this.#table} ${tail}`, ...values);
    return row === undefined ? undefined : this.#read(row);
  }

  find(tail = 'ORDER BY rowid', ...values: readonly Value[]): T[] {
    return this.#db.all(`SELECT record FROM ${this.#table} ${tail}`, ...values).map((row) => this.#read(row));
  }

  /** `where` and `order` are SQL without these keywords. */
  page(
    { page, pageSize }: PageRequest,
    { where, values, order }: { where: string; values: readonly Value[]; order: string },
  ): Page<T> {
    const counted = this.#db.get(`SELECT count(*) AS total FROM ${this.#table} WHERE ${where}`, ...values);
    const tail = `WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
    return {
      data: this.find(tail, ...values, pageSize, page * pageSize),
      total: Number(counted?.['total'] ?? 0),
    };
  }

  #read(row: Row): T {
    return JSON.parse(String(row['record'])) as T;
  }
}
