import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isBackup, takeAsLedger } from '../backup/backup-mark.ts';
import { readMark } from '../chain/mark.ts';
import { beginEpoch } from '../record/epoch.ts';
import { syncFolder } from '../file/sync-to-disk.ts';
import type { Connection } from '../file/connection.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/**
 * Puts a backup that stands ready (`restoring`) in the ledger's place. Interrupted at any point, the next start of a
 * till completes it, since the backup stands ready until it is in place. Without one there is nothing to do.
 */
export function finishRestore(files: LedgerFiles): void {
  if (!existsSync(files.restoring)) return;
  // The old log first: SQLite would lay it over the new file.
  for (const file of [files.wal, files.index, files.suspicion, files.repair]) rmSync(file, { force: true });
  writeFileSync(files.restored, '', { flush: true });
  syncFolder(files.folder);
  renameSync(files.restoring, files.database);
  syncFolder(files.folder);
}

/**
 * A ledger that was set back, by the tool or by hand, does not know what happened since: its open sales may have been
 * paid.
 */
export function markRestored(files: LedgerFiles, connection: Connection, at: number): void {
  if (!existsSync(files.restored) && !isBackup(connection)) return;
  connection.transaction(() => {
    beginEpoch(connection, at, readMark(files));
    takeAsLedger(connection);
  });
  rmSync(files.restored, { force: true });
}
