import { accessSync, constants, statSync } from 'node:fs';
import { basename } from 'node:path';
import { ledgerFiles } from './ledger-files.ts';

/**
 * The name of the file for which SQLite may not open the ledger in `folder`, with what is wrong where it is none; nothing where all of
 * them may be read and written, and where there are none.
 */
export function inTheWay(folder: string): string | undefined {
  const { database, wal, index, undo, lock, mark } = ledgerFiles(folder);
  const found = [database, wal, index, undo, lock, mark].find((file) => isNoFile(file) || isClosed(file));
  return found && `${basename(found)}${isNoFile(found) ? ', which is no file' : ''}`;
}

const isNoFile = (file: string): boolean => {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() === false;
  } catch {
    return false; // the folder is closed to this user, which the advice says
  }
};

/** Not opened to find out: closing it would give up the locks that this process has on it. */
function isClosed(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES';
  }
}
