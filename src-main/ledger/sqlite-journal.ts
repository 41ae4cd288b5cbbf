import { textOf, wholeOf } from './file/connection.ts';
import { assumedScales } from './amounts/record-scales.ts';
import { EntryWriter } from './record/entry-writer.ts';
import { entryBody, readEntry } from './record/stored-entry.ts';
import type { AssumedScale, EntryOf, EntryType, JournalEntry } from '../staff/shifts/journal-entry.ts';
import type { Journal } from '../staff/shifts/ports.ts';
import type { Connection, Value } from './file/connection.ts';

/** The journal in SQLite, in the file of the sales. When a call returns, what it wrote has reached the disk. */
export class SqliteJournal implements Journal {
  readonly #connection: Connection;
  readonly #writer: EntryWriter;
  readonly #scales: readonly AssumedScale[];

  /** The connection is the ledger's, which closes it. */
  constructor(connection: Connection) {
    this.#connection = connection;
    this.#writer = new EntryWriter(connection);
    this.#scales = assumedScales(connection);
  }

  append(...entries: readonly JournalEntry[]): void {
    this.#connection.transaction(() => {
      for (const entry of entries) {
        const { at, type } = entry;
        const cashierId = ('cashierId' in entry ? entry.cashierId : undefined) ?? null;
        const shift = 'shift' in entry ? entry.shift : null;
        this.#writer.append({ at, type, cashierId, shift, body: entryBody(entry) });
      }
    });
  }

  newest<T extends EntryType>(
    types: readonly T[],
    most: number,
    of?: { readonly cashierId: string } | { readonly shift: number },
  ): readonly EntryOf<T>[] {
    const found = this.#connection.prepare(newestSql(types.length, of)).all(...types, ...valuesOf(of), most);
    // Only rows of these types were asked for.
    return found.flatMap((row) => readEntry(row, this.#scales) ?? []) as unknown as readonly EntryOf<T>[];
  }
}

/** Exported for the test that sees which index it takes. */
export function newestSql(types: number, of?: object): string {
  const column = of && ('cashierId' in of ? 'cashier_id' : 'shift');
  return `
    SELECT ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')} FROM journal
    WHERE journal.type IN (${Array.from({ length: types }, () => '?').join()}) ${column ? `AND ${column} = ?` : ''}
    ORDER BY seq DESC LIMIT ?`;
}

function valuesOf(
  of: { readonly cashierId: string } | { readonly shift: number } | undefined,
): readonly Value[] {
  if (of === undefined) return [];
  return ['cashierId' in of ? of.cashierId : of.shift];
}
