import { Connection } from './connection.ts';
import { makeOwnFile } from './own-file.ts';
import type { LedgerFiles } from './ledger-files.ts';

export interface Hold {
  release(): void;
}

/**
 * Takes hold of the ledger for as long as the process lives: `shared`, as tills do, or `alone`, as the tool does that
 * puts another file in its place. They are locks of SQLite on a file of its own, so that they end with the process,
 * work on every system, and touch nothing of a ledger that may be damaged. Throws `LedgerUnavailable`.
 */
export function hold({ hold: file, folder }: LedgerFiles, how: 'shared' | 'alone'): Hold {
  // SQLite refuses whatever else is in it, and would do so for good.
  makeOwnFile(file, 0);
  const connection = new Connection(file, folder, () => undefined);
  try {
    connection.exec(how === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT 1 FROM sqlite_schema');
  } catch (error) {
    connection.close();
    throw error;
  }
  return { release: () => connection.close() };
}
