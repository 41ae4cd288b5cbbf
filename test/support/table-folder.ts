import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failed, succeeded } from '../../shared/failure.ts';
import { writeFileForOthers } from '../../src-main/write-file-atomic.ts';
import type { Result } from '../../shared/failure.ts';
import type { CsvSaver, CsvTable, ExportRun, Saved } from '../../src-main/reports/ports.ts';

/** Saves tables in a folder, as the till does where somebody chose this folder. */
export class TableFolder implements CsvSaver {
  readonly #folder: string;
  /** What the tables held, in the order in which they were saved. */
  readonly texts: string[] = [];
  /** Stands in the way: each piece of a table waits for it. */
  beforePiece: () => Promise<void> = () => Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  get files(): readonly string[] {
    mkdirSync(this.#folder, { recursive: true });
    return readdirSync(this.#folder);
  }

  async save({ name, text }: CsvTable, run?: ExportRun): Promise<Result<Saved>> {
    mkdirSync(this.#folder, { recursive: true });
    const file = join(this.#folder, `${name}.csv`);
    try {
      await writeFileForOthers(file, this.#held(text(run)), run?.signal);
    } catch (error) {
      return failed({ action: 'try-again', code: 'file-not-written', detail: String(error) });
    }
    this.texts.push(readFileSync(file, 'utf8'));
    return succeeded({ fileName: `${name}.csv` });
  }

  async *#held(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of text) {
      await this.beforePiece();
      yield piece;
    }
  }
}
