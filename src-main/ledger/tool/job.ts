import { LedgerUnavailable } from '../../sales/ports.ts';
import { BACKUPS_KEPT } from '../backup/backup-files.ts';
import { makeBackup, saveBackup } from '../backup/make-backup.ts';
import { ledgerFiles } from '../file/ledger-files.ts';
import { compareRecord } from './compare-record.ts';
import { describeLedger } from './describe-ledger.ts';
import { prepareChosen } from './prepare-chosen.ts';
import { prepareRestore } from './restore-ledger.ts';
import { exportLedger } from './export-ledger.ts';
import { refuseLedger } from './refuse-ledger.ts';
import { lostFromRecord } from './lost-from-record.ts';
import { faultsOf, verifyLedger } from './verify-ledger.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { ComparedRecord, LedgerFacts, LostFromRecord } from '../../../shared/contract/ledger-care.ts';
import type { OnProgress } from './progress.ts';
import type { Verified } from './verify-ledger.ts';

/** What a till has done by the tool in a process of its own. */
export type LedgerJob =
  | { readonly do: 'describe' | 'verify' | 'back-up'; readonly folder: string }
  | { readonly do: 'save-backup' | 'export'; readonly folder: string; readonly target: string }
  | { readonly do: 'compare'; readonly folder: string; readonly other: string }
  /** `chosen`: no backup of the till's own folder. */
  | {
      readonly do: 'prepare-restore';
      readonly folder: string;
      readonly backup: string;
      readonly chosen: boolean;
    };

export type LedgerJobEnd =
  | { readonly did: 'describe'; readonly facts: LedgerFacts }
  | {
      readonly did: 'verify';
      readonly events: number;
      readonly entries: number;
      readonly lost?: LostFromRecord;
      readonly faults: readonly string[];
      readonly faultCount: number;
      readonly unreadable: number;
    }
  | { readonly did: 'back-up' | 'save-backup'; readonly file: string }
  | { readonly did: 'prepare-restore' }
  | { readonly did: 'compare'; readonly found: Omit<ComparedRecord, 'file'> }
  | { readonly did: 'export'; readonly file: string; readonly rows: number }
  /** With what to do about it, where that is known. */
  | { readonly did: 'nothing'; readonly why?: string };

/** What the process of a job tells the till: how far it is, and in the end what came of it. */
export type LedgerJobWord =
  | { readonly percent: number; readonly end?: undefined }
  | { readonly end: LedgerJobEnd; readonly percent?: undefined };

/** Runs a job in a process of its own, which ends with `signal`. Never rejects. */
export type RunLedgerJob = (
  job: LedgerJob,
  signal: AbortSignal,
  onProgress?: OnProgress,
) => Promise<LedgerJobEnd>;

/** More do not help on a screen; `npm run ledger -- verify` names a hundred. */
const MOST_FAULTS = 20;

/** `at` is wall-clock milliseconds. What can be mended is an answer; anything else is a defect and thrown. */
export function doLedgerJob(job: LedgerJob, at: number, onProgress: OnProgress): LedgerJobEnd {
  try {
    return done(job, at, onProgress);
  } catch (error) {
    if (!(error instanceof LedgerUnavailable) && !isOfTheSystem(error)) throw error;
    return { did: 'nothing', why: error.message };
  }
}

export function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

function done(job: LedgerJob, at: number, onProgress: OnProgress): LedgerJobEnd {
  const files = ledgerFiles(job.folder);
  switch (job.do) {
    case 'describe':
      return { did: job.do, facts: describeLedger(files) };
    case 'verify':
      return found(files, verifyLedger(files, onProgress));
    case 'back-up':
      return { did: job.do, file: makeBackup(files, at, BACKUPS_KEPT) };
    case 'save-backup':
      refuseLedger(job.target);
      saveBackup(files, job.target);
      return { did: job.do, file: job.target };
    case 'compare':
      return { did: job.do, found: compareRecord(files, job.other, onProgress) };
    case 'prepare-restore':
      if (job.chosen) prepareChosen(files, job.backup);
      else prepareRestore(files, job.backup);
      return { did: job.do };
    case 'export': {
      refuseLedger(job.target);
      const { events, entries } = exportLedger(files, job.target, onProgress);
      return { did: job.do, file: job.target, rows: events + entries };
    }
  }
}

function found(files: LedgerFiles, verified: Verified): LedgerJobEnd {
  const { health, chain } = verified;
  const faults = faultsOf(verified);
  const { events, entries } = health.state === 'sound' ? health : { events: health.salvageable, entries: 0 };
  const lost = lostFromRecord(chain?.lost ?? [], files);
  return {
    did: 'verify',
    events,
    entries,
    ...(lost && { lost }),
    faults: faults.slice(0, MOST_FAULTS),
    faultCount: faults.length,
    unreadable: health.state === 'sound' ? health.unreadable.length : 0,
  };
}
