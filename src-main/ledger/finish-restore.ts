import { existsSync, renameSync, rmSync } from 'node:fs';
import { syncFolder } from './sync-to-disk.ts';
import type { LedgerFiles } from './ledger-files.ts';

/**
 * Puts a backup that stands ready (`restoring`) in the ledger's place. Interrupted at any point, the next start of a
 * till completes it, since the backup stands ready until it is in place. Without one there is nothing to do.
 */
export function finishRestore(files: LedgerFiles): void {
  if (!existsSync(files.restoring)) return;
  // The old log first: SQLite would lay it over the new file.
  for (const file of [files.wal, files.index, files.suspicion, files.repair]) rmSync(file, { force: true });
  syncFolder(files.folder);
  renameSync(files.restoring, files.database);
  syncFolder(files.folder);
}
