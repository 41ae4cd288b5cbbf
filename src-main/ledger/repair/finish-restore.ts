import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isBackup, takeAsLedger } from '../backup/backup-mark.ts';
import { lastKnownEnd } from '../backup/last-known-end.ts';
import { beginEpoch } from '../record/epoch.ts';
import { copyAside } from '../file/copy-aside.ts';
import { syncFolder } from '../file/sync-to-disk.ts';
import type { Connection } from '../file/connection.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

const COMPLETE = 'complete';

/**
 * Puts a backup that stands ready (`restoring`) in the ledger's place. What was there is copied, untouched, to a folder
 * beside it first, which is the answer; none when nothing was there, or without a backup. Interrupted at any point, the
 * next start of a till completes it, since the backup stands ready until it is in place. `at` is wall-clock milliseconds.
 */
export function finishRestore(files: LedgerFiles, at: number): string | undefined {
  if (!existsSync(files.restoring)) return undefined;
  // With this note the copy has been made, and parts of the old ledger may be gone. That of an earlier restore, which no till has
  // seen yet, says nothing of what is there now.
  const isKept = existsSync(files.restored) && readFileSync(files.restored, 'utf8') !== COMPLETE;
  const isThere = [files.database, files.wal].some((file) => existsSync(file));
  const aside = isThere && !isKept ? copyAside(files, 'set-aside', at) : undefined;
  writeFileSync(files.restored, '', { flush: true });
  syncFolder(files.folder);
  // What belongs to the old file first: SQLite would lay it over the new one.
  const old = [files.wal, files.index, files.undo, files.suspicion, files.repair, files.repaired];
  for (const file of old) rmSync(file, { force: true });
  syncFolder(files.folder);
  renameSync(files.restoring, files.database);
  syncFolder(files.folder);
  writeFileSync(files.restored, COMPLETE, { flush: true });
  return aside;
}

/**
 * A ledger that was set back, by the tool or by hand, does not know what happened since: its open sales may have been
 * paid.
 */
export function markRestored(files: LedgerFiles, connection: Connection, at: number): void {
  if (!existsSync(files.restored) && !isBackup(connection)) return;
  connection.transaction(() => {
    beginEpoch(connection, at, lastKnownEnd(files));
    takeAsLedger(connection);
  });
  rmSync(files.restored, { force: true });
}
