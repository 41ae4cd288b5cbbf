import { endOf, readMark } from '../chain/mark.ts';
import { Connection } from '../file/connection.ts';
import { readOnly } from '../file/read-only.ts';
import { listBackups } from './backup-files.ts';
import type { Mark } from '../chain/mark.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/**
 * How far the record is known to have gone: by its mark, and where that is gone or cannot be read by the newest backup
 * that can. Whoever puts an older copy in the ledger's place has to take all of them away.
 */
export function lastKnownEnd(files: Pick<LedgerFiles, 'folder' | 'mark' | 'backups'>): Mark | undefined {
  const mark = readMark(files);
  if (mark) return mark;
  for (const { file } of listBackups(files.backups)) {
    const end = endOfBackup(file, files.folder);
    if (end) return end;
  }
  return undefined;
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
