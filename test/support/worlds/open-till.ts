import { readdirSync } from 'node:fs';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** A till that is open, with so many sales that were paid and one that is open. */
export function tillWith(closed: number) {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  const ids = Array.from({ length: closed }, (_, index) => `s${index + 1}`);
  ledger.append(
    ids.flatMap((id, index) => paidSale(id, index + 1)),
    ids,
  );
  ledger.append([started('open', closed + 1)]);
  return { files, ledger };
}

export const backupNames = (files: LedgerFiles): readonly string[] => readdirSync(files.backups).toSorted();
