import { LedgerUnavailable } from '../../sales/ports.ts';
import { compareRecord } from './compare-record.ts';
import { dropProving, prepareRestore } from './restore-ledger.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/**
 * `prepareRestore` of a file that somebody chose: no till of this computer has proved it when it was made. Throws
 * `LedgerUnavailable`, with nothing left, also when one of its rows is not as it was written, and when it is the ledger of
 * another terminal, whose payments this till does not know.
 */
export function prepareChosen(files: LedgerFiles, chosen: string): void {
  prepareRestore(files, chosen);
  try {
    // Of the copy: the file may be another one by now.
    const { faults, madeBy } = compareRecord(files, files.proving);
    const [fault] = faults;
    if (fault !== undefined)
      throw new LedgerUnavailable(`${chosen} is damaged: ${fault}. Take another backup.`);
    if (madeBy === 'another-terminal')
      throw new LedgerUnavailable(
        `${chosen} is the ledger of another terminal. Restore it at that terminal; take a backup of this one here.`,
      );
  } catch (error) {
    dropProving(files);
    throw error;
  }
}
