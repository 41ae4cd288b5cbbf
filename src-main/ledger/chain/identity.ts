import { randomUUID } from 'node:crypto';
import { textOf, wholeOf } from '../file/connection.ts';
import { EntryWriter } from '../record/entry-writer.ts';
import { entryBody, readEntry } from '../record/stored-entry.ts';
import type { EntryOf } from '../../staff/shifts/journal-entry.ts';
import type { Connection } from '../file/connection.ts';

/** What tells a ledger from every other: a copy of it that went on by itself has another chain. */
export type Identity = Pick<EntryOf<'ledger-begun'>, 'ledgerId' | 'epoch' | 'earlier'> & {
  /** Places that were lost before this epoch began, each from and to. */
  readonly missing: readonly (readonly [number, number])[];
};

/** Nothing for a ledger that no till of this version has opened yet. */
export function identityOf(connection: Connection): Identity | undefined {
  const rows = connection
    .prepare(
      `SELECT ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')} FROM journal
       WHERE journal.type IN ('ledger-begun', 'ledger-repaired') ORDER BY seq DESC`,
    )
    .all();
  for (const row of rows) {
    const entry = readEntry(row, []);
    if (entry?.type === 'ledger-begun') return { ...entry, missing: [] };
    if (entry?.type !== 'ledger-repaired') continue;
    const { ledgerId, epoch, earlier, missing = [] } = entry;
    if (ledgerId !== undefined && epoch !== undefined && earlier)
      return { ledgerId, epoch, earlier, missing };
  }
  return undefined;
}

/** Gives a ledger that has none yet its identity. `at` is wall-clock milliseconds. */
export function beginLedger(connection: Connection, at: number): void {
  if (identityOf(connection)) return;
  const type = 'ledger-begun';
  connection.transaction(() => {
    const body = entryBody({ at, type, ledgerId: randomUUID(), epoch: 0, earlier: lastUnlinked(connection) });
    new EntryWriter(connection).append({ at, type, cashierId: null, shift: null, body });
  });
}

/** The numbers of the last rows without a link: no row after them is without one. */
export function lastUnlinked(connection: Connection): Identity['earlier'] {
  const last = (table: string): number =>
    Number(
      connection.prepare(`SELECT max(seq) AS seq FROM ${table} WHERE place IS NULL`).all()[0]?.['seq'] ?? 0,
    );
  return { events: last('event'), entries: last('journal') };
}
