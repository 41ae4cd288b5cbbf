import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { started, temporaryLedger, wall } from './ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** The sale that is in the backup, and the one that was started after it. */
export const [kept, later] = [started('kept', 1), started('later', 2)];

/** A ledger with a backup of its first sale, that has taken another one since; no till has it open. */
export function backedUp() {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append([kept]);
  const backup = makeBackup(files, wall(), 1);
  ledger.append([later]);
  ledger.close();
  return { files, backup };
}

/** What a till finds that starts now, but that the record may have a gap where it was set back. */
export function openSales(files: LedgerFiles) {
  const { ledger, notices } = openLedger(files.folder, wall);
  const sales = ledger.openSales().map((events) => events.filter(({ type }) => type !== 'record-damaged'));
  ledger.close();
  return { sales, notices };
}
