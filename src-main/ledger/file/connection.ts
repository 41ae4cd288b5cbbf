import Libsql from 'libsql';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { troubleOf, unavailable } from './trouble.ts';
import type { Trouble } from './trouble.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/**
 * A column of text as every query here asks for it, and below one of whole numbers. The SQLite package ends the whole
 * process at text that is no UTF-8. One damaged bit makes it so, or makes a number a text: text leaves SQLite as bytes,
 * which a `Connection` decodes.
 */
export function textOf(column: string): string {
  return `CAST(${column} AS BLOB) AS ${nameOf(column)}`;
}

/** Reads a column as a whole number, whatever kind of value an edited file holds there. */
export function wholeOf(column: string): string {
  return `CAST(${column} AS INTEGER) AS ${nameOf(column)}`;
}

/** What is no UTF-8 becomes U+FFFD, which no check sum of a row lets pass. */
const DECODER = new TextDecoder();

/** The last rows of the record: their numbers in each table, and the place and link of the newer one. */
export interface RecordEnd {
  readonly event: number;
  readonly journal: number;
  readonly place: number;
  readonly own: string;
}

/** No `get`: of a statement that was asked by both, this SQLite package may answer with the row of an earlier question. */
export interface Statement {
  run(...values: readonly Value[]): void;
  all(...values: readonly Value[]): readonly Row[];
}

/**
 * How long a call waits for another program's lock. The till stands still meanwhile, so it is short: enough for a
 * back-up program that reads along, not for one that holds the file.
 */
const BUSY_MS = 1000;

/**
 * One connection to a SQLite file. Trouble with the file or its disk is thrown as `LedgerUnavailable`; anything else
 * that SQLite refuses is a defect and thrown as it is.
 */
export class Connection {
  readonly #sqlite: InstanceType<typeof Libsql>;
  readonly #folder: string;
  readonly #onTrouble: (trouble: Trouble) => void;
  #closed = false;
  /** As far as this connection knows it: no other process writes a ledger that a till holds. */
  recordEnd: RecordEnd | undefined;
  #onRecorded: ((end: RecordEnd) => void) | undefined;

  /** `file` is a path or a `file:` address; `folder` is named in messages; `onTrouble` is called with each trouble. */
  constructor(file: string, folder: string, onTrouble: (trouble: Trouble) => void) {
    this.#folder = folder;
    this.#onTrouble = onTrouble;
    this.#sqlite = this.#attempt(() => new Libsql(file, { timeout: BUSY_MS }));
  }

  /** Runs statements and leaves out their rows. */
  exec(sql: string): void {
    this.#attempt(() => this.#sqlite.exec(sql));
  }

  prepare(sql: string): Statement {
    const statement = this.#attempt(() => this.#sqlite.prepare(sql));
    // The number of a row is what SQLite finds it by, and stored as no column.
    const bare = statement
      .columns()
      .filter(({ type, column }) => type !== null && column !== 'seq' && column !== 'rowid');
    if (bare.length > 0) {
      throw new Error(`neither textOf nor wholeOf: ${bare.map(({ name }) => name).join()} in ${sql}`);
    }
    return {
      run: (...values) => void this.#attempt(() => statement.run(...values)),
      all: (...values) => decoded(this.#attempt(() => statement.all(...values) as Record<string, unknown>[])),
    };
  }

  /** A query for one value of bytes, which nothing decodes; none for `NULL`. */
  prepareBytes(sql: string): (...values: readonly Value[]) => Buffer {
    const statement = this.#attempt(() => this.#sqlite.prepare(sql));
    return (...values) => {
      const [row = {}] = this.#attempt(() => statement.all(...values) as Record<string, unknown>[]);
      const [value] = Object.values(row);
      return value instanceof ArrayBuffer ? Buffer.from(value) : Buffer.alloc(0);
    };
  }

  /** Commits what `work` writes, or nothing of it. The writer's lock is taken at once, not at the first write. */
  transaction(work: () => void): void {
    this.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.exec('COMMIT');
      if (this.recordEnd) this.#onRecorded?.(this.recordEnd);
    } catch (error) {
      this.recordEnd = undefined;
      // On a full or failing disk SQLite has rolled back by itself.
      if (this.#sqlite.inTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }

  /** `note` is called with the record's end after each commit that may have moved it. */
  onRecorded(note: (end: RecordEnd) => void): void {
    this.#onRecorded = note;
  }

  /**
   * Releases the file at once if only `exec` was used; prepared statements hold it until they are collected
   * (https://github.com/tursodatabase/libsql-js/issues/228).
   */
  close(): void {
    this.#closed = true;
    this.#sqlite.close();
  }

  #attempt<T>(work: () => T): T {
    // Work that was under way when the till was closed comes to its end here, and is resumed at the next start.
    if (this.#closed) throw new LedgerUnavailable('The ledger has been closed.');
    try {
      return work();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === undefined) throw error;
      this.#onTrouble(trouble);
      throw unavailable(trouble, this.#folder, error);
    }
  }
}

function nameOf(column: string): string {
  return column.slice(column.indexOf('.') + 1);
}

/** In place: no caller shares the rows, and a report reads very many. */
function decoded(rows: Record<string, unknown>[]): readonly Row[] {
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (value instanceof ArrayBuffer) row[name] = DECODER.decode(value);
    }
  }
  return rows;
}
