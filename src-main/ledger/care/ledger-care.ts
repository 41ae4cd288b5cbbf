import { rmSync } from 'node:fs';
import { failed, succeeded } from '../../../shared/failure.ts';
import { within } from '../../supervision/deadline.ts';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { listBackups, newestBackup } from '../backup/backup-files.ts';
import { proveDamage } from '../file/connect.ts';
import { dropProving, haveRestored } from '../tool/restore-ledger.ts';
import { failedWith } from './failed-with.ts';
import { isBelow } from './is-below.ts';
import { OtherRecord } from './other-record.ts';
import { lastVerified, ledgerSummary, lostEntries } from './ledger-summary.ts';
import { OneTask } from './one-task.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { LedgerSummary, LedgerTaskView, RestoreChoice } from '../../../shared/contract/ledger-care.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { Result } from '../../../shared/failure.ts';
import type { JournalEntryBody } from '../../staff/shifts/journal-entry.ts';
import type { Journal } from '../../staff/shifts/ports.ts';
import type { BackupSchedule } from '../backup/backup-schedule.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { LedgerJob, RunLedgerJob } from '../tool/job.ts';

interface LedgerCareParts {
  readonly files: LedgerFiles;
  readonly journal: Journal & { readonly damaged: string | undefined };
  readonly clock: Clock;
  readonly runJob: RunLedgerJob;
  readonly backups: Pick<BackupSchedule, 'backUpNow' | 'notices' | 'stop'>;
}

/** Asks a person where to; nothing when the person chose no place. */
export type ChooseTarget = (name: string, extension: string) => Promise<string | undefined>;

const LOOK_WITHIN_MS = 60_000;
/** A backup is copied and gone through: minutes for a million sales. */
const PREPARE_WITHIN_MS = 10 * 60_000;

/**
 * The daily backup, and what a manager may have done with the ledger while the till sells: all of it in processes of
 * their own, which read the files by themselves. `by` is the id of the manager.
 */
export class LedgerCare {
  readonly #parts: LedgerCareParts;
  readonly #task: OneTask;
  readonly #closed = new AbortController();
  /** Another file, that a manager has compared with the ledger. */
  readonly other: OtherRecord;
  #damage: string | undefined;

  /** `onChange` is called whenever `task` or `notices` answer something new. */
  constructor(parts: LedgerCareParts, onChange: () => void) {
    this.#parts = parts;
    this.#task = new OneTask(parts.clock, onChange);
    this.other = new OtherRecord(parts, this.#task);
  }

  /** The one under way, else the last one. */
  get task(): LedgerTaskView | undefined {
    return this.#task.view;
  }

  notices(): readonly Notice[] {
    const detail = this.#damage ?? this.#parts.journal.damaged;
    const found = detail === undefined ? [] : [{ code: 'ledger-damage-found', detail } as const];
    return [...this.#parts.backups.notices(), ...found];
  }

  async get(): Promise<Result<LedgerSummary>> {
    const { files, journal, clock, runJob } = this.#parts;
    const end = await within(clock, LOOK_WITHIN_MS, this.#closed.signal, (signal) =>
      runJob({ do: 'describe', folder: files.folder }, signal),
    );
    if (end?.did === 'describe') return succeeded(ledgerSummary(end.facts, files, journal, clock.wall()));
    const why = end?.did === 'nothing' ? end.why : undefined;
    const detail = why !== undefined && { detail: why };
    return failed({ action: 'try-again', code: 'ledger-unreadable', ...detail });
  }

  /**
   * When all of it was last gone through, how many faults were found, and how many entries an earlier repair found missing. One
   * that cannot be read now has a fault.
   */
  proved(): { readonly verified: LedgerSummary['verified']; readonly lostEntries: number } {
    const { files, journal, clock } = this.#parts;
    try {
      return { verified: lastVerified(files, journal, clock.wall()), lostEntries: lostEntries(journal) };
    } catch (error) {
      if (!(error instanceof LedgerUnavailable)) throw error;
      return { verified: { at: clock.wall(), faults: 1 }, lostEntries: 0 };
    }
  }

  verify(by: string | undefined): Result<null> {
    const { files, runJob } = this.#parts;
    return this.#task.begin('verify', async (signal, onProgress) => {
      const end = await runJob({ do: 'verify', folder: files.folder }, signal, onProgress);
      if (end.did !== 'verify' || signal.aborted) return failedWith(end);
      const { did: _, ...found } = end;
      [this.#damage] = end.faults;
      if (this.#damage !== undefined) proveDamage(files);
      this.#record({ type: 'ledger-verified', rows: end.events + end.entries, faults: end.faultCount }, by);
      return { result: 'verified', ...found };
    });
  }

  backUp(by: string | undefined): Result<null> {
    const { files, backups, clock } = this.#parts;
    return this.#task.begin('back-up', async () => {
      const made = await backups.backUpNow();
      if (!made.ok) return failedWith({ did: 'nothing', why: made.failure.detail });
      this.#record({ type: 'ledger-backed-up', elsewhere: false }, by);
      return { result: 'saved', file: newestBackup(files.backups, clock.wall())?.file ?? files.backups };
    });
  }

  async saveBackup(choose: ChooseTarget, by: string | undefined): Promise<Result<null>> {
    return this.#save('save-backup', await choose(this.#nameOf('ledger'), 'db'), by);
  }

  async export(choose: ChooseTarget, by: string | undefined): Promise<Result<null>> {
    return this.#save('export', await choose(this.#nameOf('record'), 'jsonl'), by);
  }

  /** Proves and copies what was chosen; `useBackup` or `dropBackup` says what becomes of it. */
  async prepareRestore(choice: RestoreChoice): Promise<Result<null>> {
    const { clock, runJob } = this.#parts;
    const job = this.#jobOf(choice);
    if (!job) return failed({ action: 'fix-input', code: 'command-refused' });
    const end = await within(clock, PREPARE_WITHIN_MS, this.#closed.signal, (signal) => runJob(job, signal));
    if (end?.did === 'prepare-restore') return succeeded(null);
    this.dropBackup();
    const why = end?.did === 'nothing' ? end.why : undefined;
    const detail = why !== undefined && { detail: why };
    return failed({ action: 'try-again', code: 'file-not-written', ...detail });
  }

  /** Nothing for a backup that is not there, and before a file was compared that may take the ledger's place. */
  #jobOf(choice: RestoreChoice): LedgerJob | undefined {
    const { files } = this.#parts;
    const chosen = 'compared' in choice;
    const backup = chosen
      ? this.other.fit
      : listBackups(files.backups).find(({ at }) => at === choice.at)?.file;
    return backup === undefined ? undefined : { do: 'prepare-restore', folder: files.folder, backup, chosen };
  }

  /** The ledger is opened on it the next time. No question follows, not at a start after a power failure either. */
  useBackup(): Result<null> {
    try {
      haveRestored(this.#parts.files);
      return succeeded(null);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return failed({ action: 'try-again', code: 'file-not-written', detail });
    }
  }

  dropBackup(): void {
    dropProving(this.#parts.files);
  }

  /** Ends the task under way; the ledger is as it was. A backup into the till's own folder is completed all the same. */
  stopTask(): void {
    this.#task.stop();
  }

  close(): void {
    this.#closed.abort();
    this.#task.close();
    this.#parts.backups.stop();
  }

  #save(kind: 'save-backup' | 'export', target: string | undefined, by: string | undefined): Result<null> {
    if (target === undefined) return succeeded(null);
    const { files, runJob } = this.#parts;
    if (isBelow(files.folder, target)) return failed({ action: 'fix-input', code: 'file-in-ledger-folder' });
    return this.#task.begin(kind, async (signal, onProgress) => {
      const end = await runJob({ do: kind, folder: files.folder, target }, signal, onProgress);
      // A process that was ended leaves its draft.
      if (end.did !== kind) rmSync(`${target}.part`, { force: true });
      if (end.did === 'save-backup') {
        this.#record({ type: 'ledger-backed-up', elsewhere: true }, by);
        return { result: 'saved', file: end.file };
      }
      if (end.did !== 'export') return failedWith(end);
      this.#record({ type: 'ledger-exported', rows: end.rows }, by);
      return { result: 'saved', file: end.file, rows: end.rows };
    });
  }

  /** What was done stays done when it cannot be recorded; the till says by itself that its disk is full. */
  #record(entry: JournalEntryBody, by: string | undefined): void {
    try {
      const at = this.#parts.clock.wall();
      this.#parts.journal.append({ ...entry, at, ...(by !== undefined && { by }) });
    } catch (error) {
      if (!(error instanceof LedgerUnavailable)) throw error;
      console.error(`${entry.type} is not on record`, error.message);
    }
  }

  #nameOf(what: string): string {
    return `${what}-${new Date(this.#parts.clock.wall()).toISOString().slice(0, 10)}`;
  }
}
