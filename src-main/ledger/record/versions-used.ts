import { LedgerUnavailable } from '../../sales/ports.ts';
import { textOf, wholeOf } from '../file/connection.ts';
import { readEntry } from './stored-entry.ts';
import type { Journal } from '../../staff/shifts/ports.ts';
import type { Connection } from '../file/connection.ts';

/** Records that this version of the till opened the ledger, where another one did so last. `at` is wall-clock milliseconds. */
export function noteVersion(journal: Journal, version: string, at: number): void {
  if (journal.newest(['version-used'], 1)[0]?.version === version) return;
  try {
    journal.append({ at, type: 'version-used', version });
  } catch (error) {
    // On a full disk the sales are watched all the same; the next start records it.
    if (!(error instanceof LedgerUnavailable)) throw error;
  }
}

/** The version of the till that opened the ledger last; nothing where it says none, or says it in a form of later versions. */
export function lastVersion(connection: Connection): string | undefined {
  try {
    const rows = connection
      .prepare(
        `SELECT ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')} FROM journal
         WHERE journal.type = 'version-used' ORDER BY seq DESC LIMIT 1`,
      )
      .all();
    const entry = rows[0] && readEntry(rows[0], []);
    return entry?.type === 'version-used' ? entry.version : undefined;
  } catch {
    return undefined; // a later version may have no such table
  }
}
