import { LedgerUnavailable } from '../../sales/ports.ts';
import { inTheWay } from './in-the-way.ts';

/** What an error of SQLite or of the file system means for the ledger. */
export type Trouble = 'damaged' | 'in-use' | 'read-only' | 'disk-full' | 'cannot-open' | 'disk-failed';

/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const bySqliteCode = new Map<number, Trouble>([
  [5, 'in-use'],
  [6, 'in-use'],
  [8, 'read-only'],
  [10, 'disk-failed'],
  [11, 'damaged'],
  [13, 'disk-full'],
  [14, 'cannot-open'],
  [26, 'damaged'],
]);

/** SQLITE_IOERR_SHMSIZE: the index of the log, of which nothing is left after a till that closed well, did not fit on the disk. */
const NO_ROOM_FOR_INDEX = 4874;

const bySystemCode = new Map<string, Trouble>([
  ['EBUSY', 'in-use'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EIO', 'disk-failed'],
]);

/** `undefined` means that the error is no trouble with the file but a defect of ours. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('rawCode' in error && typeof error.rawCode === 'number')
    return error.rawCode === NO_ROOM_FOR_INDEX ? 'disk-full' : bySqliteCode.get(error.rawCode & 0xff);
  // The package reports a failed open as a plain error with SQLite's code at the end of its text.
  if (error.message.startsWith('ConnectionFailed')) return 'cannot-open';
  if (!('syscall' in error)) return undefined;
  return bySystemCode.get('code' in error ? String(error.code) : '') ?? 'cannot-open';
}

/** Runs `work`. What SQLite or the file system refuses in it is thrown as `LedgerUnavailable`, `folder` named. */
export function withAdvice<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const trouble = troubleOf(error);
    throw trouble === undefined ? error : unavailable(trouble, folder, error);
  }
}

/** Words for the manager's screen: what is the matter, and what to do. */
export function unavailable(trouble: Trouble, folder: string, cause: unknown): LedgerUnavailable {
  return new LedgerUnavailable(advice(trouble, folder), { cause });
}

function advice(trouble: Trouble, folder: string): string {
  switch (trouble) {
    case 'damaged':
      return `The ledger in ${folder} is damaged. Restart the till: it repairs the ledger and keeps a copy.`;
    case 'in-use':
      return `Another program holds the ledger in ${folder}. Close that program, then try again.`;
    case 'read-only':
      return `The ledger in ${folder} cannot be written. Let this user write the folder and the files in it.${named(folder)}`;
    case 'disk-full':
      return `The disk that holds the ledger in ${folder} is full. Free some space, then try again.`;
    case 'cannot-open':
      return `The ledger in ${folder} cannot be opened. Let this user write the folder and the files in it.${named(folder)}`;
    case 'disk-failed':
      return `The disk that holds the ledger in ${folder} does not work properly. Have it checked before going on.`;
  }
}

/** Of several files the one to begin with. */
function named(folder: string): string {
  const file = inTheWay(folder);
  return file === undefined ? '' : ` In the way: ${file}.`;
}
