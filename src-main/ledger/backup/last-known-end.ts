import { endOf, readMark } from '../chain/mark.ts';
import { Connection } from '../file/connection.ts';
import { readOnly } from '../file/read-only.ts';
import { listBackups } from './backup-files.ts';
import type { Mark } from '../chain/mark.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/**
 * How far the record is known to have gone: by its mark, and where that is gone or cannot be read by the backup that goes
 * furthest. Whoever puts an older copy in the ledger's place has to take all of them away.
 */
export function lastKnownEnd(files: Pick<LedgerFiles, 'folder' | 'mark' | 'backups'>): Mark | undefined {
  const mark = readMark(files);
  if (mark) return mark;
  const [newest, ...others] = listBackups(files.backups).flatMap(
    ({ file }) => endOfBackup(file, files.folder) ?? [],
  );
  return others.reduce((furthest, end) => (furthest && isFurther(end, furthest) ? end : furthest), newest);
}

/** Their dates do not say it: one may be of a clock that was ahead. */
function isFurther(end: Mark, than: Mark): boolean {
  if (end.ledgerId !== than.ledgerId) return false;
  return end.epoch === than.epoch ? end.place > than.place : end.epoch > than.epoch;
}

/** A backup that cannot be read is no witness, and no reason to keep the till closed. */
function endOfBackup(file: string, folder: string): Mark | undefined {
  let backup: Connection | undefined;
  try {
    backup = new Connection(readOnly(file), folder, () => undefined);
    return endOf(backup);
  } catch {
    return undefined;
  } finally {
    backup?.close();
  }
}
