import Libsql from 'libsql';
import { keepableText } from './keepable-text.ts';

export type Value = string | number | null;
/** A row by column name. Who reads it knows its table. */
export type Row = Readonly<Record<string, Value>>;

/**
 * Values go in as one array: libsql takes a lone null argument for named parameters. Its `get` is not used: it leaves the
 * statement before its end, and the next call can be answered with a row of the one before.
 */
interface Prepared {
  run(values: readonly Value[]): { readonly changes: number };
  all(values: readonly Value[]): unknown[];
}

/**
 * One connection to an SQLite file, or to memory. Every call is synchronous: what has returned outside of a transaction
 * is on disk. Statements are prepared once and kept by their text, so texts are to be few and values bound.
 */
export class Database {
  readonly #sqlite: InstanceType<typeof Libsql>;
  readonly #prepared = new Map<string, Prepared>();

  /** `path` of a file that is made when there is none; memory without it. */
  constructor(path = ':memory:') {
    this.#sqlite = new Libsql(path);
  }

  /** Runs one or several statements and leaves out their rows. */
  exec(sql: string): void {
    this.#sqlite.exec(sql);
  }

  get(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.all(sql, ...values)[0];
  }

  all(sql: string, ...values: readonly Value[]): readonly Row[] {
    return this.#statement(sql).all(values.map(keepable)) as readonly Row[];
  }

  /** Answers how many rows it changed. */
  run(sql: string, ...values: readonly Value[]): number {
    return this.#statement(sql).run(values.map(keepable)).changes;
  }

  /** Commits what `work` writes, or nothing of it. Inside another transaction it is part of that one. */
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
