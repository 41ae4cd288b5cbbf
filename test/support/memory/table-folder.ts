import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failed, succeeded } from '../../../shared/failure.ts';
import { writeTable } from '../../../src-main/reports/formats/write-table.ts';
import type { Result } from '../../../shared/failure.ts';
import type { CsvSaver, CsvTable, ExportRun, Saved } from '../../../src-main/reports/ports.ts';

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

  async save(table: CsvTable, run?: ExportRun): Promise<Result<Saved>> {
    mkdirSync(this.#folder, { recursive: true });
    const file = join(this.#folder, `${table.name}.csv`);
    run?.onFile?.(file);
    try {
      const saved = await writeTable(file, { ...table, text: () => this.#held(table.text(run)) }, run);
      this.texts.push(readFileSync(join(this.#folder, saved.fileName), 'utf8'));
      return succeeded(saved);
    } catch (error) {
      return failed({ action: 'try-again', code: 'file-not-written', detail: String(error) });
    }
  }

  async *#held(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of text) {
      await this.beforePiece();
      yield piece;
    }
  }
}
