import { closeSync, copyFileSync, existsSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LedgerFiles } from './ledger-files.ts';

export const QUARANTINE_PREFIX = 'ledger-quarantined-';

/**
 * Copies every file of the ledger, byte for byte, to a new folder beside it, and answers that folder once the copy
 * has reached the disk. Leaves nothing behind when it fails. `at` is wall-clock milliseconds.
 */
export function quarantine(files: LedgerFiles, at: number): string {
  const stamp = new Date(at).toISOString().replaceAll(/[:.]/g, '-');
  const folder = mkdtempSync(join(files.folder, `${QUARANTINE_PREFIX}${stamp}-`));
  try {
    for (const file of [files.database, files.wal, files.index].filter((file) => existsSync(file))) {
      const copy = join(folder, basename(file));
      copyFileSync(file, copy);
      syncToDisk(copy);
    }
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
