import { basename } from 'node:path';
import { mayReplace } from '../../../shared/contract/ledger-care.ts';
import { succeeded } from '../../../shared/failure.ts';
import { failedWith } from './failed-with.ts';
import type { Result } from '../../../shared/failure.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { RunLedgerJob } from '../tool/job.ts';
import type { OneTask } from './one-task.ts';

/** Asks a person for a file that is there; nothing when the person chose none. */
export type ChooseFile = () => Promise<string | undefined>;

interface OtherRecordParts {
  readonly files: LedgerFiles;
  readonly runJob: RunLedgerJob;
}

/** A file from elsewhere beside the ledger: a backup, a copy, an earlier state, or the ledger of another till. */
export class OtherRecord {
  readonly #parts: OtherRecordParts;
  readonly #task: OneTask;
  #fit: string | undefined;

  constructor(parts: OtherRecordParts, task: OneTask) {
    this.#parts = parts;
    this.#task = task;
  }

  /** The file that was compared last, where it may take the place of the ledger. */
  get fit(): string | undefined {
    return this.#fit;
  }

  /** Says in the view of the task how the chosen file belongs to the ledger. Changes neither. */
  async compare(choose: ChooseFile): Promise<Result<null>> {
    const other = await choose();
    if (other === undefined) return succeeded(null);
    const { files, runJob } = this.#parts;
    return this.#task.begin('compare', async (signal, onProgress) => {
      this.#fit = undefined;
      const end = await runJob({ do: 'compare', folder: files.folder, other }, signal, onProgress);
      if (end.did !== 'compare' || signal.aborted) return failedWith(end);
      const found = { file: basename(other), ...end.found };
      if (mayReplace(found)) this.#fit = other;
      return { result: 'compared', ...found };
    });
  }
}
