import { textOf, wholeOf } from './file/connection.ts';
import { entryRow, isUnchanged } from './chain/chain-rows.ts';
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
  readonly #onDamaged: () => void;
  #damaged: string | undefined;

  /** The connection is the ledger's, which closes it; `onDamaged` hears when an entry is not what was written. */
  constructor(connection: Connection, onDamaged: () => void) {
    this.#connection = connection;
    this.#onDamaged = onDamaged;
    this.#writer = new EntryWriter(connection);
    this.#scales = assumedScales(connection);
  }

  /** The first entry that was read and is not what was written, in words for a manager. */
  get damaged(): string | undefined {
    return this.#damaged;
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

  /**
   * An entry that is not what was written stands all the same: without the end of a shift its sales would be counted
   * twice. The next start repairs, and says what became of it.
   */
  newest<T extends EntryType>(
    types: readonly T[],
    most: number,
    of?: { readonly cashierId: string } | { readonly shift: number },
  ): readonly EntryOf<T>[] {
    const found = this.#connection.prepare(newestSql(types.length, of)).all(...types, ...valuesOf(of), most);
    const damaged = found.map(entryRow).find((row) => !isUnchanged(row));
    if (damaged && this.#damaged === undefined) {
      this.#damaged = damaged.name;
      this.#onDamaged();
    }
    // Only rows of these types were asked for.
    return found.flatMap((row) => readEntry(row, this.#scales) ?? []) as unknown as readonly EntryOf<T>[];
  }
}

const COLUMNS = [
  ...['at', 'shift', 'place'].map(wholeOf),
  ...['type', 'cashier_id', 'body'].map(textOf),
].join();

/** Exported for the test that sees which index it takes. */
export function newestSql(types: number, of?: object): string {
  const column = of && ('cashierId' in of ? 'cashier_id' : 'shift');
  return `
    SELECT seq, ${COLUMNS}, CAST(lower(hex(link)) AS BLOB) AS link FROM journal
    WHERE journal.type IN (${Array.from({ length: types }, () => '?').join()}) ${column ? `AND ${column} = ?` : ''}
    ORDER BY seq DESC LIMIT ?`;
}

function valuesOf(
  of: { readonly cashierId: string } | { readonly shift: number } | undefined,
): readonly Value[] {
  if (of === undefined) return [];
  return ['cashierId' in of ? of.cashierId : of.shift];
}
