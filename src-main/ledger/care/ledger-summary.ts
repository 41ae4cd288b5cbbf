import { statSync } from 'node:fs';
import { listBackups, newestBackup } from '../backup/backup-files.ts';
import type { LedgerFacts, LedgerSummary } from '../../../shared/contract/ledger-care.ts';
import type { Journal } from '../../staff/shifts/ports.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/** What a manager sees of the ledger. A backup is made of rows that were all gone through. */
export function ledgerSummary(
  facts: LedgerFacts,
  files: LedgerFiles,
  journal: Journal,
  now: number,
): LedgerSummary {
  const backups = listBackups(files.backups).map(({ file, at }) => ({ at, bytes: bytesOf(file) }));
  const verified = lastVerified(files, journal, now);
  return {
    ...facts,
    bytes: bytesOf(files.database) + bytesOf(files.wal),
    folder: files.folder,
    backupFolder: files.backups,
    backups,
    ...(verified && { verified }),
  };
}

/** Number of entries that are missing since an earlier repair or restore, as it has noted. */
export function lostEntries(journal: Journal): number {
  const [repaired] = journal.newest(['ledger-repaired'], 1);
  return (repaired?.missing ?? []).reduce((sum, [from, to]) => sum + to - from + 1, 0);
}

/**
 * When all of it was last verified, by a person or by a backup, and how many faults were found. What was verified before a repair
 * was another record: faults that the repair has mended are none of this one.
 */
export function lastVerified(files: LedgerFiles, journal: Journal, now: number): LedgerSummary['verified'] {
  const [last] = journal.newest(['ledger-verified', 'ledger-repaired'], 1);
  const newest = newestBackup(files.backups, now);
  if (newest && newest.at > (last?.at ?? 0)) return { at: newest.at, faults: 0 };
  return last?.type === 'ledger-verified' ? { at: last.at, faults: last.faults } : undefined;
}

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
