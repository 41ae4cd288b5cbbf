import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { isOtherDatabase } from '../backup/backup-mark.ts';
import { ledgerFiles } from '../file/ledger-files.ts';

/**
 * Throws `LedgerUnavailable` where a file at `target` would take the place of a ledger, or of what belongs to one: of another
 * terminal, which may be open, or a copy by hand, which may be the only one. A backup says in itself that it is one, and may be
 * replaced.
 */
export function refuseLedger(target: string): void {
  const folder = realpathSync.native(dirname(target));
  // Every till makes the file of its locks, whatever has become of its ledger. Backups are in a folder below.
  const isHeld = [folder, dirname(folder)].some((held) => existsSync(ledgerFiles(held).lock));
  if (isHeld)
    throw new LedgerUnavailable(`${target} is in the folder of another ledger. Name a file elsewhere.`);
  if (statSync(target, { throwIfNoEntry: false })?.isFile() && isOtherDatabase(target))
    throw new LedgerUnavailable(
      `${target} is a ledger or another database, and no backup of a ledger. Name another file, or move that one away.`,
    );
}
