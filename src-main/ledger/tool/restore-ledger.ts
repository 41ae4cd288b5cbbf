import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { Connection } from '../file/connection.ts';
import { isHeaderDamaged, isOfNewerVersion } from '../file/header.ts';
import { isSound } from '../repair/examine.ts';
import { finishRestore } from '../repair/finish-restore.ts';
import { isLogDamaged } from '../file/log-frames.ts';
import { lockLedger } from '../file/lock.ts';
import { syncFile, syncFolder } from '../file/sync-to-disk.ts';
import { withAdvice } from '../file/trouble.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { Trouble } from '../file/trouble.ts';

/**
 * Puts the ledger file `backup` in the ledger's place, proved whole first. What was there is copied, untouched, to a
 * folder beside it, which is the answer; none when nothing was there. No till starts meanwhile; interrupted, the old
 * ledger is in place or the next start of a till completes the restore. `at` is wall-clock milliseconds.
 *
 * Throws `LedgerUnavailable`, with the ledger as it was, while a till holds the ledger and when `backup` is no sound
 * ledger of this version or an earlier one.
 */
export function restoreLedger(files: LedgerFiles, backup: string, at: number): string | undefined {
  return withAdvice(files.folder, () => {
    // Whoever reads a pipe waits for good.
    if (statSync(backup, { throwIfNoEntry: false })?.isFile() !== true)
      throw new LedgerUnavailable(`There is no file ${backup}.`);
    mkdirSync(files.folder, { recursive: true });
    const lock = lockLedger(files, 'exclusive');
    try {
      finishRestore(files, at);
      prepareRestore(files, backup);
      haveRestored(files);
      return finishRestore(files, at);
    } finally {
      lock.release();
    }
  });
}

/** From now on the backup that was prepared takes the ledger's place when a till opens it: `finishRestore`. */
export function haveRestored({ folder, proving, restoring }: LedgerFiles): void {
  renameSync(proving, restoring);
  syncFolder(folder);
}

/**
 * Makes a whole copy of `backup`, proved, in one file and on the disk, beside the ledger, which a till may hold
 * meanwhile. Nothing takes the ledger's place yet. Throws `LedgerUnavailable`, with nothing left, as above.
 */
export function prepareRestore(files: LedgerFiles, backup: string): void {
  const { folder, proving: copy } = files;
  dropProving(files);
  try {
    copyFileSync(backup, copy);
    // A ledger that was set aside, rather than backed up, may have its last sales in the log.
    if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${copy}-wal`);
    const fault = faultOf(copy, folder);
    if (fault !== undefined) throw new LedgerUnavailable(`${backup} ${fault}`);
    syncFile(copy);
  } catch (error) {
    dropProving(files);
    throw error;
  }
}

/** Removes a copy that is being proved, and what SQLite kept beside it: it would lay that over the next one. */
export function dropProving({ proving }: LedgerFiles): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(`${proving}${part}`, { force: true });
}

/** Why a file cannot be this till's ledger; nothing when it can. Its log, if it has one, is folded into it. */
function faultOf(file: string, folder: string): string | undefined {
  const fault = 'is damaged or is no ledger. Take another backup.';
  // SQLite would leave out what does not add up, and say nothing.
  if (isHeaderDamaged(file) || isLogDamaged(`${file}-wal`)) return fault;
  let trouble: Trouble | undefined;
  const connection = new Connection(file, folder, (met) => (trouble = met));
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (trouble === 'damaged') return fault;
    throw error;
  } finally {
    connection.close();
  }
  if (!isSound({ database: file, folder }, 'integrity_check')) return fault;
  return isOfNewerVersion(file) ? NEWER : undefined;
}

const NEWER = 'was written by a newer version of the till. Install that version first.';

/** Throws `LedgerUnavailable` for a ledger file whose rows this version does not know. */
export function refuseNewer(file: string): void {
  if (isOfNewerVersion(file)) throw new LedgerUnavailable(`${file} ${NEWER}`);
}
