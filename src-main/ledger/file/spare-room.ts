import { randomBytes } from 'node:crypto';
import { linkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { troubleOf } from './trouble.ts';
import type { LedgerFiles } from './ledger-files.ts';

/** SQLite's index of the log takes 32 KiB; what else runs on the computer may take some of what is given free, too. */
const SPARE_BYTES = 256 * 1024;

/**
 * Keeps room on the disk for a start on a full one: SQLite makes its index of the log anew whenever it opens the ledger, and could
 * not even read it otherwise. Never throws: the ledger is open by then, and where no room can be kept the next start tries again.
 */
export function keepSpareRoom({ spare, index }: LedgerFiles): void {
  if (sizeOf(spare) === SPARE_BYTES) return;
  // Never written over: it may be another name of the index.
  giveFree(spare);
  try {
    // Zeros take no room on a disk that compresses.
    writeFileSync(spare, randomBytes(SPARE_BYTES));
  } catch {
    giveFree(spare);
    keepRoomOfIndex({ spare, index });
  }
}

/**
 * On a full disk: what the index of the open ledger takes stays the ledger's by a second name, which SQLite does not remove when the
 * till is closed. Where there are no such names the next start has what is free by then. Never throws.
 */
export function keepRoomOfIndex({ spare, index }: Pick<LedgerFiles, 'spare' | 'index'>): void {
  try {
    linkSync(index, spare);
  } catch {
    // There is spare room, or no index: a disk that does not work.
  }
}

/**
 * Opens the ledger and, where the disk is too full for that, gives the spare room free and opens it once more: `full` is then what was
 * wrong.
 */
export function withSpareRoom<T>(file: string, open: () => T): { readonly opened: T; readonly full?: Error } {
  try {
    return { opened: open() };
  } catch (error) {
    const isFull = error instanceof LedgerUnavailable && troubleOf(error.cause) === 'disk-full';
    if (!isFull || !giveFree(file)) throw error;
    return { opened: open(), full: error };
  }
}

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/** Whether there was a file, and it could be removed. */
function giveFree(file: string): boolean {
  try {
    rmSync(file);
    return true;
  } catch {
    return false;
  }
}
