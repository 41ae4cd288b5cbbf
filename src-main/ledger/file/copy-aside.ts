import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { syncFile, syncFolder } from './sync-to-disk.ts';
import type { LedgerFiles } from './ledger-files.ts';

/** `quarantined`: found damaged. `set-aside`: a backup has taken its place. */
type Reason = 'quarantined' | 'set-aside';

export const QUARANTINE_PREFIX = prefix('quarantined');

/**
 * Copies every file of the ledger, byte for byte, to a new folder beside it, and answers that folder once the copy
 * has reached the disk. Leaves nothing behind when it fails. `at` is wall-clock milliseconds.
 */
export function copyAside(files: LedgerFiles, reason: Reason, at: number): string {
  const stamp = new Date(at).toISOString().replaceAll(/[:.]/g, '-');
  const folder = mkdtempSync(join(files.folder, `${prefix(reason)}${stamp}-`));
  try {
    for (const file of [files.database, files.wal, files.index, files.undo].filter((file) =>
      existsSync(file),
    )) {
      const copy = join(folder, basename(file));
      copyFileSync(file, copy);
      syncFile(copy);
    }
    syncFolder(folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The folders of all copies that are there, the newest first. */
export function copiesAside(folder: string): readonly string[] {
  const stampOf = (name: string): string => name.replace(/^ledger-(quarantined|set-aside)-/, '');
  const names = readdirSync(folder).filter((name) => stampOf(name) !== name);
  return names
    .toSorted((a, b) => stampOf(b).localeCompare(stampOf(a), 'en'))
    .map((name) => join(folder, name));
}

function prefix(reason: Reason): string {
  return `ledger-${reason}-`;
}
