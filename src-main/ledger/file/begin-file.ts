import { renameSync, rmSync, statSync } from 'node:fs';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { Connection } from './connection.ts';
import { syncFile, syncFolder } from './sync-to-disk.ts';
import { troubleOf } from './trouble.ts';
import type { LedgerFiles } from './ledger-files.ts';

/**
 * Puts a database without tables in the ledger's place, one that keeps a write-ahead log already. It is made beside: a
 * till that is ended while SQLite makes a database leaves one that cannot be distinguished from a damaged ledger.
 * Throws `LedgerUnavailable`.
 */
export function beginFile({ beginning, database, undo, folder }: LedgerFiles): void {
  // Also an undo file whose database is gone: SQLite would lay it over the new one.
  for (const left of [beginning, `${beginning}-journal`, undo]) rmSync(left, { force: true });
  const connection = new Connection(beginning, folder, () => undefined);
  try {
    connection.exec('PRAGMA journal_mode = WAL');
  } finally {
    connection.close();
  }
  syncFile(beginning);
  renameSync(beginning, database);
  syncFolder(folder);
}

/**
 * Has SQLite undo what was cut off while the ledger had no write-ahead log, as a backup has that takes its place.
 * Until then only a connection that may write can read it. Throws `LedgerUnavailable`.
 */
export function undoUnfinished({ database, undo, folder }: LedgerFiles, onDamaged: () => void): void {
  const isThere = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!isThere(undo) || !isThere(database)) return;
  const connection = new Connection(database, folder, () => undefined);
  try {
    connection.exec('SELECT 1 FROM (SELECT rowid FROM sqlite_schema LIMIT 1)');
  } catch (error) {
    if (!(error instanceof LedgerUnavailable) || troubleOf(error.cause) !== 'damaged') throw error;
    onDamaged();
  } finally {
    connection.close();
  }
}
