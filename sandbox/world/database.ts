import Libsql from 'libsql';
import { keepableText } from './keepable-text.ts';

export type Value = string | number | null;
/** A row by column name. The caller knows the types. */
export type Row = Readonly<Record<string, Value>>;

/**
 * Values are passed as one array, because libsql reads a lone null argument as named parameters. Its `get` is not used:
 * it leaves the statement unfinished, and the next call may answer a row of the one before.
 */
interface Prepared {
  run(values: readonly Value[]): { readonly changes: number };
  all(values: readonly Value[]): unknown[];
}

/**
 * One connection to an SQLite file, or to memory. Every call is synchronous; outside of a transaction its result is on
 * the disk when it returns. Statements are prepared once and kept by their text, so values have to be bound.
 */
export class Database {
  readonly #sqlite: InstanceType<typeof Libsql>;
  readonly #prepared = new Map<string, Prepared>();

  /** @param path the file, created where it is missing; without it the database is in memory */
  constructor(path = ':memory:') {
    this.#sqlite = new Libsql(path);
  }

  /** Runs one or several statements and ignores their rows. */
  exec(sql: string): void {
    this.#sqlite.exec(sql);
  }

  get(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.all(sql, ...values)[0];
  }

  all(sql: string, ...values: readonly Value[]): readonly Row[] {
    return this.#statement(sql).all(values.map(keepable)) as readonly Row[];
  }

  /** Answers the number of changed rows. */
  run(sql: string, ...values: readonly Value[]): number {
    return this.#statement(sql).run(values.map(keepable)).changes;
  }

  /** Commits everything that `work` writes, or nothing. Inside another transaction it is part of that one. */
  transaction<T>(work: () => T): T {
    if (this.#inTransaction()) return work();
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#inTransaction()) this.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#prepared.clear();
    if (this.#sqlite.open) this.#sqlite.close();
  }

  get isOpen(): boolean {
    return this.#sqlite.open;
  }

  #inTransaction(): boolean {
    return this.#sqlite.inTransaction;
  }

  #statement(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#sqlite.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

function keepable(value: Value): Value {
  return typeof value === 'string' ? keepableText(value) : value;
}
