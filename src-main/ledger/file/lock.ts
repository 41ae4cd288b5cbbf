import { Connection } from './connection.ts';
import { makeOwnFile } from './own-file.ts';
import type { LedgerFiles } from './ledger-files.ts';

export interface LedgerLock {
  release(): void;
}

/**
 * Locks the ledger for as long as the process lives: `shared`, as tills do, or `exclusive`, as the tool does that puts
 * another file in its place. It is a lock of SQLite on a file of its own, so that it ends with the process, works on every
 * system, and touches nothing of a ledger that may be damaged. Throws `LedgerUnavailable`.
 */
export function lockLedger({ lock, folder }: LedgerFiles, how: 'shared' | 'exclusive'): LedgerLock {
  // SQLite refuses whatever else is in it, and would do so for good.
  makeOwnFile(lock, 0);
  const connection = new Connection(lock, folder, () => undefined);
  try {
    connection.exec(how === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT 1 FROM sqlite_schema');
  } catch (error) {
    connection.close();
    throw error;
  }
  return { release: () => connection.close() };
}
